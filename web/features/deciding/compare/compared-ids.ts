export const MOST_COMPARED = 4;

/**
 * The listings that an address names (`ilanlar=12,34`), each once; undefined where they are not one to four. One waits
 * for others.
 */
export function readCompared(text: string): number[] | undefined {
  const parts = text.split(',').map((part) => part.trim());
  if (!parts.every((part) => /^[1-9]\d{0,14}$/.test(part))) return undefined;
  const ids = [...new Set(parts.map(Number))];
  return ids.length >= 1 && ids.length <= MOST_COMPARED ? ids : undefined;
}

/** The listing that somebody means by its number, its address or a copied link; undefined where it is none of these. */
export function readListingId(text: string): number | undefined {
  const [, id, inAddress] = /^(?:#?([1-9]\d{0,14})|.*\/ilan\/([1-9]\d{0,14})(?:[/?#].*)?)$/u.exec(text.trim()) ?? [];
  const number = id ?? inAddress;
  return number === undefined ? undefined : Number(number);
}

/** Where listings stand side by side. */
export function comparisonPath(ids: readonly number[]): string {
  return `/karsilastir?ilanlar=${ids.join(',')}`;
}
