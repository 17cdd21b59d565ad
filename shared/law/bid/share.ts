import type { Kurus } from './kurus.ts';

/** A share of a thing: `1/3`. */
export type Share = { readonly part: number; readonly whole: number };

export const WHOLE_THING: Share = { part: 1, whole: 1 };
const FRACTION = /^\s*(\d{1,9})\s*\/\s*(\d{1,9})\s*$/;

/** A share as listings have it (`52753/60169`); undefined when it is none. */
export function parseShare(text: string): Share | undefined {
  const [, part, whole] = (FRACTION.exec(text) ?? []).map(Number);
  return part && whole && part <= whole ? { part, whole } : undefined;
}

/**
 * The share of a thing that a listing sells: the whole unless something says share, undefined for a share whose size is
 * not known (D55), by which nothing can be calculated.
 */
export function soldShare(listing: { readonly hisse: string | null; readonly isShareSale: boolean | null }) {
  if (listing.hisse !== null) return parseShare(listing.hisse);
  return listing.isShareSale === true ? undefined : WHOLE_THING;
}

/**
 * What a square metre of what is sold costs, in kuruş: the area is the whole's, of which a share brings its part. Null
 * without an area.
 */
export function pricePerM2(price: Kurus, areaM2: number | null, { part, whole }: Share): Kurus | null {
  const hundredths = areaM2 === null ? 0 : Math.round(areaM2 * 100);
  if (hundredths <= 0) return null;
  const [sum, sold] = [BigInt(price) * 100n * BigInt(whole), BigInt(hundredths) * BigInt(part)];
  // Half a kuruş is rounded up.
  return Number((2n * sum + sold) / (2n * sold));
}
