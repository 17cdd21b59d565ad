/** A document that a link leads to, and the words to mark in it; `place` in the listing's documents, from 0. */
export type DocumentPlace = { readonly place: number; readonly words: string };

/** What follows `#` in the address of a listing that opens at a document. */
export function documentHash({ place, words }: DocumentPlace): string {
  return new URLSearchParams({ belge: String(place + 1), bul: words }).toString();
}

/** What the part of an address behind `#` says of a document; undefined if it says nothing of one. */
export function documentInHash(hash: string): DocumentPlace | undefined {
  const said = new URLSearchParams(hash.replace(/^#/, ''));
  const number = said.get('belge') ?? '';
  return /^[1-9]\d{0,3}$/.test(number) ? { place: Number(number) - 1, words: said.get('bul') ?? '' } : undefined;
}
