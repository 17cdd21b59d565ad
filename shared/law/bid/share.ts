import type { Kurus } from './kurus.ts';

/** A share of a property: `1/3`. */
export type Share = { readonly part: number; readonly whole: number };

export const WHOLE_THING: Share = { part: 1, whole: 1 };
const FRACTION = /^\s*(\d{1,9})\s*\/\s*(\d{1,9})\s*$/;

/** Parses a share as in listings (`52753/60169`); undefined if it is not valid. */
export function parseShare(text: string): Share | undefined {
  const [, part, whole] = (FRACTION.exec(text) ?? []).map(Number);
  return part && whole && part <= whole ? { part, whole } : undefined;
}

/**
 * The share that a listing sells: the whole unless the listing mentions a share; undefined for a share of unknown size
 * (D55), with which nothing can be calculated.
 */
export function soldShare(listing: { readonly hisse: string | null; readonly isShareSale: boolean | null }) {
  if (listing.hisse !== null) return parseShare(listing.hisse);
  return listing.isShareSale === true ? undefined : WHOLE_THING;
}

/**
 * The price per square metre of what is sold, in kuruş: the area is that of the whole, multiplied by the share. Null
 * without an area.
 */
export function pricePerM2(price: Kurus, areaM2: number | null, { part, whole }: Share): Kurus | null {
  const hundredths = areaM2 === null ? 0 : Math.round(areaM2 * 100);
  if (hundredths <= 0) return null;
  const [sum, sold] = [BigInt(price) * 100n * BigInt(whole), BigInt(hundredths) * BigInt(part)];
  // Half a kuruş is rounded up.
  return Number((2n * sum + sold) / (2n * sold));
}
