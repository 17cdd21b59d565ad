import { expect } from 'vitest';
import type { App } from '#server/platform/app-type.ts';
import { searchResultSchema, understoodResultSchema } from '#shared/listing-search.ts';

/** GETs a path of the API inside the process; parses the JSON if the answer has a body. */
export async function getApi(app: App, path: string, headers: Record<string, string> = {}) {
  const { statusCode: status, headers: answered, body } = await app.inject({ url: path, headers });
  return { status, headers: answered, body, json: body === '' ? undefined : JSON.parse(body) };
}

/** A search that must succeed and return an answer that fits its schema. */
export async function searchApi(app: App, parameters: string) {
  const { status, json } = await getApi(app, `/api/properties/search?${parameters}`);
  expect(status).toBe(200);
  return searchResultSchema.parse(json);
}

/**
 * A search in words that must succeed and return an answer that fits its schema; `keys` are the auction numbers that
 * were found, in alphabetical order.
 */
export async function searchUnderstoodApi(app: App, parameters: Record<string, string>) {
  const { status, json } = await getApi(app, `/api/properties/search-ai?${new URLSearchParams(parameters)}`);
  expect(status).toBe(200);
  const result = understoodResultSchema.parse(json);
  return { ...result, keys: result.properties.map(({ auctionId }) => auctionId).sort() };
}
