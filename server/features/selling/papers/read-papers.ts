import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = new URL('../../../../content/legal/satis/', import.meta.url);

/** The documents of a sale, in the order in which they are shown. */
export const SALE_DOCUMENTS = [
  'on-bilgilendirme-formu',
  'mesafeli-satis-sozlesmesi',
  'hemen-baslama-onayi',
  'cayma-formu',
] as const;
/** The additional document of a renewal. */
export const RENEWAL_DOCUMENTS = ['yenileme'] as const;
type PaperDocument = (typeof SALE_DOCUMENTS)[number] | (typeof RENEWAL_DOCUMENTS)[number];

/** The template of a document, with placeholders (`{{name}}`) that an order fills. */
export type PaperForm = {
  readonly document: string;
  readonly version: string;
  readonly title: string;
  readonly body: string;
};

/** The versions of the documents: folders named by day. Earlier versions stay, because sales were made under them. */
export function paperVersions(): string[] {
  return readdirSync(FOLDER).sort();
}

/** Reads the templates of a version. */
export function readPaperForms(version: string, documents: readonly PaperDocument[]): PaperForm[] {
  return documents.map((document) => {
    const source = readFileSync(new URL(`${version}/${document}.md`, FOLDER), 'utf8');
    const [, title, body] = /^---\ntitle: (.+)\n---\n([\s\S]+)$/.exec(source) ?? [];
    if (!title || !body) throw new Error(`${document} of ${version} has no title.`);
    return { document, version, title, body: body.trim() };
  });
}
