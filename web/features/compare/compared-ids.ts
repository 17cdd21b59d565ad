export const LEAST_COMPARED = 2;
export const MOST_COMPARED = 4;

/** The listings that an address names (`ilanlar=12,34`), each once; undefined where they are not two to four. */
export function readCompared(text: string): number[] | undefined {
  const parts = text.split(',').map((part) => part.trim());
  if (!parts.every((part) => /^[1-9]\d{0,14}$/.test(part))) return undefined;
  const ids = [...new Set(parts.map(Number))];
  return ids.length >= LEAST_COMPARED && ids.length <= MOST_COMPARED ? ids : undefined;
}
