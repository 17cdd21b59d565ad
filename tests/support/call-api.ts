import { expect } from 'vitest';
import type { App } from '#server/platform/app-type.ts';
import { searchResultSchema, understoodResultSchema } from '#shared/property-search.ts';

/** GETs a path of the API inside the process, its JSON parsed where there is a body. */
export async function getApi(app: App, path: string, headers: Record<string, string> = {}) {
  const { statusCode: status, headers: answered, body } = await app.inject({ url: path, headers });
  return { status, headers: answered, body, json: body === '' ? undefined : JSON.parse(body) };
}

/** A search that has to succeed and to answer what its schema says. */
export async function searchApi(app: App, parameters: string) {
  const { status, json } = await getApi(app, `/api/properties/search?${parameters}`);
  expect(status).toBe(200);
  return searchResultSchema.parse(json);
}

/** A search in words that has to succeed and to answer what its schema says; `keys` are the auction numbers found, in order of the alphabet. */
export async function searchUnderstoodApi(app: App, parameters: Record<string, string>) {
  const { status, json } = await getApi(app, `/api/properties/search-ai?${new URLSearchParams(parameters)}`);
  expect(status).toBe(200);
  const result = understoodResultSchema.parse(json);
  return { ...result, keys: result.properties.map(({ auctionId }) => auctionId).sort() };
}
