import type { VersionPair } from './version-queries.ts';

/** What the address of a comparison says; versions that it does not name are chosen by the page. */
export type ComparisonAddress = { eski?: number; yeni?: number };

/** The page on which two versions of a listing's notice stand side by side. */
export function comparisonPath(id: number, { before, after }: VersionPair): string {
  return `/ilan/${id}/surumler?eski=${before}&yeni=${after}`;
}

/** Reads the address of a comparison; what is no number is left out. */
export function readComparisonAddress(address: Record<string, unknown>): ComparisonAddress {
  const [eski, yeni] = [readNumber(address.eski), readNumber(address.yeni)];
  return { ...(eski !== undefined && { eski }), ...(yeni !== undefined && { yeni }) };
}

function readNumber(value: unknown): number | undefined {
  const number = Number(value);
  return Number.isInteger(number) && number >= 1 && number < 1_000_000_000 ? number : undefined;
}
