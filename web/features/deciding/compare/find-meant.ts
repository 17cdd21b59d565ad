import type { ListingSummary } from '#shared/listings.ts';
import { getJson } from '#web/platform/api-client.ts';
import { apiPath } from '#web/platform/api-path.ts';
import { readListingId } from './compared-ids.ts';

/** One of our listing numbers, or the listings with the typed number of an auction or file. */
export type Meant = { readonly id: number } | { readonly listings: readonly ListingSummary[] };

const IS_ADDRESS = /\/ilan\//u;

/**
 * Finds the listings that the typed text refers to: our link, the number of the auction or file as shown on the
 * listing, otherwise our own number.
 */
export async function findMeant(text: string): Promise<Meant> {
  const id = readListingId(text);
  if (id !== undefined && IS_ADDRESS.test(text)) return { id };
  if (!/\d/u.test(text)) return { listings: [] };
  const { properties } = await getJson(apiPath('/api/properties/search-ai', { query: text }));
  const listings = properties.filter(({ matchedNumber }) => matchedNumber !== undefined);
  return id !== undefined && listings.length === 0 ? { id } : { listings };
}
