import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { makeGuide } from './guides/make-guide.ts';

const FOLDER = new URL('../content/guides/', import.meta.url);
const target = process.argv[2] ?? 'data/guides';

/** Writes the guides into a folder, so that their authors can review them. The build makes those of the site. */
await mkdir(target, { recursive: true });
for (const name of (await readdir(FOLDER)).filter((file) => file.endsWith('.md'))) {
  const { pdf, pageCount } = await makeGuide(await readFile(new URL(name, FOLDER), 'utf8'));
  const path = `${target}/${name.replace(/\.md$/, '.pdf')}`;
  await writeFile(path, pdf);
  process.stdout.write(`${path}: ${pageCount} pages, ${pdf.length} bytes\n`);
}
