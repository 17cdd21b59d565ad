import { readdir, readFile } from 'node:fs/promises';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { splitFrontMatter } from '#shared/content/parse-markdown.ts';
import { EDITABLE_FOLDERS, type EditableFolder } from '#shared/desk/desk-texts.ts';

const CONTENT = new URL('../../../../content/', import.meta.url);
const ENDING = '.md';
/** The titles of files of questions at the desk; articles have their own titles. */
const QUESTION_TITLES: Readonly<Record<string, string>> = {
  abonelik: 'Sorular: Abonelik ve ödeme',
  fiyat: 'Sorular: Fiyat sayfası',
  genel: 'Sorular: Genel',
  hesap: 'Sorular: Hesap',
  kisa: 'Kısa sorular',
  platform: 'Sorular: Platform kullanımı',
  teknik: 'Sorular: Teknik destek',
};

export type TextFile = {
  readonly folder: EditableFolder;
  readonly file: string;
  readonly title: string;
  /** The Markdown below the front matter. */
  readonly source: string;
};

/** Every text that the desk may edit, as in its file; questions first, then articles by title. */
export async function listTextFiles(): Promise<TextFile[]> {
  const names = await Promise.all(
    EDITABLE_FOLDERS.map(async (folder) => (await namesIn(folder)).map((file) => ({ folder, file }))),
  );
  const files = await Promise.all(names.flat().map(({ folder, file }) => readTextFile(folder, file)));
  return files.sort((a, b) => a.folder.localeCompare(b.folder) || a.title.localeCompare(b.title, 'tr'));
}

/** The file at an address of the desk. Throws 404. */
export async function getTextFile(given: { readonly folder: string; readonly file: string }): Promise<TextFile> {
  const folder = EDITABLE_FOLDERS.find((name) => name === given.folder);
  // Opens only names that are in the listing of the folder.
  if (folder === undefined || !(await namesIn(folder)).includes(given.file))
    throw new ExpectedError(404, 'NOT_FOUND', 'Böyle bir metin yok.');
  return readTextFile(folder, given.file);
}

async function namesIn(folder: EditableFolder): Promise<string[]> {
  const files = await readdir(new URL(`${folder}/`, CONTENT));
  return files.filter((name) => name.endsWith(ENDING)).map((name) => name.slice(0, -ENDING.length));
}

async function readTextFile(folder: EditableFolder, file: string): Promise<TextFile> {
  const { data, body } = splitFrontMatter(await readFile(new URL(`${folder}/${file}${ENDING}`, CONTENT), 'utf8'));
  return { folder, file, title: data.title ?? QUESTION_TITLES[file] ?? file, source: body.trimStart() };
}
