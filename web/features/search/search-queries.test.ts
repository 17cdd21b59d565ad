import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, getJson } from '#web/platform/api-client.ts';
import { describeSearchFailure } from './results/result-states.tsx';
import { SearchError, searchQuery } from './search-queries.ts';

vi.mock('#web/platform/api-client.ts', async (original) => ({
  ...(await original<typeof import('#web/platform/api-client.ts')>()),
  getJson: vi.fn(),
}));
const call = vi.mocked(getJson);
const search = (parameters: object) => new QueryClient().fetchInfiniteQuery(searchQuery(parameters));
const asked = () => call.mock.calls.map(([path]) => decodeURIComponent(path));
beforeEach(() => {
  call.mockReset();
});

describe('a search of the page', () => {
  it('sends its first page as page 1, and an address’s own page as it is (spec §7)', async () => {
    call.mockResolvedValue({ properties: [], total: 0, page: 1, pageSize: 24 });
    await search({ city: 'Ankara' });
    await search({ page: '3' });
    expect(asked()).toEqual([
      '/api/properties/search-ai?city=Ankara&page=1&facets=1',
      '/api/properties/search-ai?page=3&facets=1',
    ]);
  });

  it('falls back to the plain search when the understanding one fails', async () => {
    call.mockRejectedValueOnce(new ApiError(500, '', 'Internal Server Error'));
    call.mockResolvedValueOnce({ properties: [], total: 0, page: 1, pageSize: 24 });
    await search({});
    expect(asked()[1]).toBe('/api/properties/search?page=1&facets=1');
  });

  it('fails as the specification names it (§8), the server’s own sentence beside it (D26)', async () => {
    call.mockRejectedValue(new ApiError(400, JSON.stringify({ message: 'Bilinmeyen il: “Atlantis”.' }), ''));
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
