/**
 * The document that a link opens, and the words to highlight in it; `place` is its index in the listing's documents,
 * from 0.
 */
export type DocumentPlace = { readonly place: number; readonly words: string };

/** The fragment (after `#`) of a listing's address that opens a document. */
export function documentHash({ place, words }: DocumentPlace): string {
  return new URLSearchParams({ belge: String(place + 1), bul: words }).toString();
}

/** Parses the fragment of an address; undefined if it doesn't name a document. */
export function documentInHash(hash: string): DocumentPlace | undefined {
  const said = new URLSearchParams(hash.replace(/^#/, ''));
  const number = said.get('belge') ?? '';
  return /^[1-9]\d{0,3}$/.test(number) ? { place: Number(number) - 1, words: said.get('bul') ?? '' } : undefined;
}
