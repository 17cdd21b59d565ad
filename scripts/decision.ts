import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'docs/decisions';
const INDEX = 'README.md';
const FILE = /^\d{4}-[a-z\d-]+\.md$/;
const SECTIONS = {
  Context: 'What has to be solved, with figures.',
  Options: '- Each option, and what speaks against it.',
  Decision: 'What we do.',
  Consequences: 'What it costs, and what hangs on it.',
};

/** Creates the next record with empty sections and adds it to the index. Returns its file name. */
export function makeRecord(folder: string, title: string, date: string): string {
  const number = recordNames(folder).length + 1;
  const name = `${String(number).padStart(4, '0')}-${slugOf(title)}.md`;
  const sections = Object.entries(SECTIONS).map(([heading, hint]) => `\n## ${heading}\n\n${hint}\n`);
  const text = `# ${number}. ${title}\n\nDate: ${date}. Status: proposed.\n${sections.join('')}`;
  writeFileSync(join(folder, name), text, { flag: 'wx' });
  writeFileSync(join(folder, INDEX), indexOf(folder));
  return name;
}

export const recordNames = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => FILE.test(name))
    .toSorted();

/** The index of all records, as it must be in `README.md` of their folder. */
export function indexOf(folder: string): string {
  const rows = recordNames(folder).map((name) => {
    const { number, title, date, status } = readRecord(readFileSync(join(folder, name), 'utf8'));
    return `| ${number} | [${title}](${name}) | ${date} | ${status} |\n`;
  });
  return `# Records of decisions

Each record tells why a package, or our own code, was chosen. \`npm run decision -- "<title>"\` makes a record and writes
this index; \`npm run decision\` writes the index alone. Decisions about the product are in [decisions](../decisions.md).

| number | decision | date | status |
| ------ | -------- | ---- | ------ |
${rows.join('')}`;
}

/** Parses the head of a record and checks that it has every section. */
export function readRecord(text: string) {
  const head = /^# (\d+)\. (.+)\n\nDate: (\d{4}-\d\d-\d\d)\. Status: (proposed|accepted|replaced by \d+)\.\n/.exec(
    text,
  );
  const headings = [...text.matchAll(/^## (.+)\n\n\S/gm)].map(([, heading]) => heading);
  if (!head || headings.join() !== Object.keys(SECTIONS).join()) {
    throw new Error(`A record has a title, a date, a status and these sections: ${Object.keys(SECTIONS).join(', ')}.`);
  }
  const [, number = '', title = '', date = '', status = ''] = head;
  return { number: Number(number), title, date, status };
}

const slugOf = (title: string) =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[’'\p{M}]/gu, '')
    .replaceAll('ı', 'i')
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');

if (import.meta.main) {
  const title = process.argv.slice(2).join(' ').trim();
  if (title) {
    const name = makeRecord(FOLDER, title, new Date().toISOString().slice(0, 10));
    process.stdout.write(`${FOLDER}/${name}\n`);
  } else writeFileSync(join(FOLDER, INDEX), indexOf(FOLDER));
}
