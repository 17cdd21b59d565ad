import { readdir, readFile } from 'node:fs/promises';

/** A page for a sitemap; `changedOn` is `yyyy-mm-dd`. */
export type PageAddress = { readonly path: string; readonly changedOn?: string | undefined };

const CONTENT = new URL('../../content/', import.meta.url);

/** All pages except the texts of `content/` and the pages of places. */
const PAGES = [
  '/',
  '/search',
  '/nasil-calisir',
  '/fiyatlandirma',
  '/iletisim',
  '/durum',
  '/sss',
  '/yardim-merkezi',
  '/contact',
  '/faq',
] as const;
/** Texts of `content/legal/` whose address differs from their file name. */
const SHORT_TEXTS: Readonly<Record<string, string>> = { 'kisa-gizlilik': 'privacy', 'kisa-kosullar': 'terms' };

/**
 * Lists every page of the site with fixed content, that is, not from listings. `edited` contains the day on which the
 * desk edited each text.
 */
export async function listContentAddresses(edited: ReadonlyMap<string, string>): Promise<PageAddress[]> {
  const [legal, help, guides] = await Promise.all([readTexts('legal'), readTexts('help'), readTexts('guides')]);
  return [
    ...PAGES.map((path) => ({ path })),
    ...legal.map(({ name, changedOn }) => ({ path: `/${SHORT_TEXTS[name] ?? name}`, changedOn })),
    ...[...help, ...guides].map(({ name, changedOn }) => ({
      path: `/yardim-merkezi/${name}`,
      changedOn: edited.get(`help/${name}`) ?? changedOn,
    })),
  ];
}

async function readTexts(folder: string): Promise<{ name: string; changedOn: string | undefined }[]> {
  const names = await readdir(new URL(`${folder}/`, CONTENT));
  return Promise.all(
    names
      .filter((name) => name.endsWith('.md'))
      .sort()
      .map(async (file) => {
        const text = await readFile(new URL(`${folder}/${file}`, CONTENT), 'utf8');
        return { name: file.slice(0, -'.md'.length), changedOn: /^updated: (\d{4}-\d\d-\d\d)$/m.exec(text)?.[1] };
      }),
  );
}
