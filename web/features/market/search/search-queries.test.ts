import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { describeSearchFailure } from './results/search-failure.ts';
import { SearchError, searchQuery } from './search-queries.ts';

const NOTHING_FOUND = { properties: [], total: 0, page: 1, pageSize: 24 };
const call = vi.fn<typeof fetch>();
const answer = (body: object, status = 200) => Promise.resolve(Response.json(body, { status }));
const search = (parameters: object) => new QueryClient().fetchInfiniteQuery(searchQuery(parameters));
const asked = () =>
  call.mock.calls.map(([given]) => {
    const { pathname, search: query } = new URL(String(given), 'http://localhost');
    return `${pathname}${decodeURIComponent(query)}`;
  });
beforeEach(() => {
  call.mockReset();
  vi.stubGlobal('fetch', call);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a search of the page', () => {
  it('requests page 1 for its first page, and an address’s own page as it is (spec §7)', async () => {
    call.mockImplementation(() => answer(NOTHING_FOUND));
    await search({ city: 'Ankara' });
    await search({ page: '3' });
    expect(asked()).toEqual([
      '/api/properties/search-ai?city=Ankara&page=1&facets=1',
      '/api/properties/search-ai?page=3&facets=1',
    ]);
  });

  it('falls back to the plain search if the search with understanding fails', async () => {
    call.mockImplementationOnce(() => answer({ message: 'Beklenmeyen bir hata oluştu.' }, 500));
    call.mockImplementationOnce(() => answer(NOTHING_FOUND));
    await search({});
    expect(asked()[1]).toBe('/api/properties/search?page=1&facets=1');
  });

  it('fails as the specification names it (§8), the server’s own sentence beside it (D26)', async () => {
    call.mockImplementation(() => answer({ message: 'Bilinmeyen il: “Atlantis”.' }, 400));
    const error = await search({ city: 'Atlantis' }).catch((failure: unknown) => failure);
    expect(error).toBeInstanceOf(SearchError);
    expect(error).toHaveProperty('message', 'Failed to search properties');
    expect(describeSearchFailure(error)).toEqual({
      kind: 'refused',
      status: 400,
      message: 'Bilinmeyen il: “Atlantis”.',
    });
  });
});
