import type { VersionPair } from './version-queries.ts';

/** The versions in the address of a comparison; the page chooses versions that the address doesn't name. */
export type ComparisonAddress = { eski?: number; yeni?: number };

/** The path of the page that compares two versions of a listing's notice. */
export function comparisonPath(id: number, { before, after }: VersionPair): string {
  return `/ilan/${id}/surumler?eski=${before}&yeni=${after}`;
}

/** Reads the address of a comparison; anything but a number is left out. */
export function readComparisonAddress(address: Record<string, unknown>): ComparisonAddress {
  const [eski, yeni] = [readNumber(address.eski), readNumber(address.yeni)];
  return { ...(eski !== undefined && { eski }), ...(yeni !== undefined && { yeni }) };
}

function readNumber(value: unknown): number | undefined {
  const number = Number(value);
  return Number.isInteger(number) && number >= 1 && number < 1_000_000_000 ? number : undefined;
}
