import type { ListingSummary } from '#shared/listings.ts';
import { getJson } from '#web/platform/api-client.ts';
import { apiPath } from '#web/platform/api-path.ts';
import { readListingId } from './compared-ids.ts';

/** A number of ours, or listings with the number of an auction or of a file that was typed. */
export type Meant = { readonly id: number } | { readonly listings: readonly ListingSummary[] };

const IS_ADDRESS = /\/ilan\//u;

/**
 * The listings that somebody means by what they typed: a link of ours, the number of the auction or of the file as the
 * listing shows it, or else our own number.
 */
export async function findMeant(text: string): Promise<Meant> {
  const id = readListingId(text);
  if (id !== undefined && IS_ADDRESS.test(text)) return { id };
  if (!/\d/u.test(text)) return { listings: [] };
  const { properties } = await getJson(apiPath('/api/properties/search-ai', { query: text }));
  const listings = properties.filter(({ matchedNumber }) => matchedNumber !== undefined);
  return id !== undefined && listings.length === 0 ? { id } : { listings };
}
