import { readFile } from 'node:fs/promises';
import { escapeHtml } from '#shared/text/escape-html.ts';
import { udfOfLines } from './make-udf.ts';

/** A notice of the labelled set: its name, its content, and, per lot, the values that a reader must find, by field. */
export type LabelledNotice = {
  name: string;
  content: Uint8Array | string;
  lots: readonly ReadonlyMap<string, string>[];
};

const FIXTURES = new URL('../../fixtures/notices/', import.meta.url);

const FILES = {
  labelled: [
    'labelled-estate-new.txt',
    'labelled-estate-old.txt',
    'labelled-vehicles.txt',
    'labelled-movables-and-several.txt',
  ],
  'held out': ['held-out.txt'],
  'held out, prose': ['held-out-prose.txt'],
  'unseen 1': ['unseen-1.txt'],
  'unseen 2': ['unseen-2.txt'],
  'unseen 3': ['unseen-3.txt'],
  'unseen 4': ['unseen-4.txt'],
  'unseen 5': ['unseen-5.txt'],
  'unseen 6': ['unseen-6.txt'],
  'unseen 7': ['unseen-7.txt'],
  'blind 1': ['blind-1.txt'],
  'blind 2': ['blind-2.txt'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type NoticeSet = keyof typeof FILES;
// safe: these are the keys of the record above.
export const NOTICE_SETS = Object.keys(FILES) as NoticeSet[];

/**
 * Returns the notices of a set: `labelled` was available while the rules were made; each other set was written before
 * the rules had read it.
 */
export async function labelledNotices(set: NoticeSet): Promise<LabelledNotice[]> {
  const clauses = new Map(blocksOf(await fixture('clauses.txt')).map(({ title, body }) => [title, body.trim()]));
  const files = await Promise.all(FILES[set].map(fixture));
  return files.flatMap(blocksOf).map((block) => noticeOf(block, clauses));
}

function fixture(name: string): Promise<string> {
  return readFile(new URL(name, FIXTURES), 'utf8');
}

type Block = { title: string; body: string };

/** Blocks begin with a line `%%% name [html|udf]`. */
function blocksOf(file: string): Block[] {
  return file
    .split(/^%%% /m)
    .slice(1)
    .map((block) => {
      const end = block.indexOf('\n');
      return { title: block.slice(0, end).trim(), body: block.slice(end + 1) };
    });
}

/** Lines `@ field: value` (`@lot` begins a new lot), a line `---`, then the notice; `{{name}}` is a standard clause. */
function noticeOf({ title, body }: Block, clauses: ReadonlyMap<string, string>): LabelledNotice {
  const [name = '', format = 'text'] = title.split(' ');
  const cut = body.indexOf('---\n');
  const lots: Map<string, string>[] = [];
  for (const line of body.slice(0, cut).split('\n')) {
    const label = /^@ (\w+): (.*)$/.exec(line);
    if (line === '@lot' || lots.length === 0) lots.push(new Map());
    if (label) lots.at(-1)?.set(label[1] ?? '', label[2] ?? '');
  }
  const text = body.slice(cut + 4).replace(/\{\{([\w-]+)\}\}/g, (_, clause: string) => {
    const words = clauses.get(clause);
    if (words === undefined) throw new Error(`${name}: no clause ${clause}`);
    return format === 'html' ? escapeHtml(words).replaceAll('\n', '<br>') : words;
  });
  return { name, content: format === 'udf' ? udfOfLines(text) : text, lots };
}
