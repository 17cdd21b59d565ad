import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = new URL('../../../../content/legal/satis/', import.meta.url);

/** The documents of a sale, in the order in which they are shown. */
export const SALE_DOCUMENTS = [
  'on-bilgilendirme-formu',
  'mesafeli-satis-sozlesmesi',
  'hemen-baslama-onayi',
  'cayma-formu',
] as const;
/** What a renewal adds to the contract that it prolongs. */
export const RENEWAL_DOCUMENTS = ['yenileme'] as const;
type PaperDocument = (typeof SALE_DOCUMENTS)[number] | (typeof RENEWAL_DOCUMENTS)[number];

/** A document as it is written, with marks (`{{name}}`) where an order fills it. */
export type PaperForm = {
  readonly document: string;
  readonly version: string;
  readonly title: string;
  readonly body: string;
};

/** The versions of the documents: folders named by day. What was sold under one stays readable when the next comes. */
export function paperVersions(): string[] {
  return readdirSync(FOLDER).sort();
}

/** Reads documents of a version. */
export function readPaperForms(version: string, documents: readonly PaperDocument[]): PaperForm[] {
  return documents.map((document) => {
    const source = readFileSync(new URL(`${version}/${document}.md`, FOLDER), 'utf8');
    const [, title, body] = /^---\ntitle: (.+)\n---\n([\s\S]+)$/.exec(source) ?? [];
    if (!title || !body) throw new Error(`${document} of ${version} has no title.`);
    return { document, version, title, body: body.trim() };
  });
}
