export const MOST_COMPARED = 4;

/**
 * The listings that an address names (`ilanlar=12,34`), without duplicates; undefined unless there are one to four. A
 * single one waits for others.
 */
export function readCompared(text: string): number[] | undefined {
  const parts = text.split(',').map((part) => part.trim());
  if (!parts.every((part) => /^[1-9]\d{0,14}$/.test(part))) return undefined;
  const ids = [...new Set(parts.map(Number))];
  return ids.length >= 1 && ids.length <= MOST_COMPARED ? ids : undefined;
}

/** The listing that a number, address or copied link refers to; undefined for anything else. */
export function readListingId(text: string): number | undefined {
  const [, id, inAddress] = /^(?:#?([1-9]\d{0,14})|.*\/ilan\/([1-9]\d{0,14})(?:[/?#].*)?)$/u.exec(text.trim()) ?? [];
  const number = id ?? inAddress;
  return number === undefined ? undefined : Number(number);
}

/** The path of a comparison. */
export function comparisonPath(ids: readonly number[]): string {
  return `/karsilastir?ilanlar=${ids.join(',')}`;
}
