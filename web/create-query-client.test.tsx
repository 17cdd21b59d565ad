import { expect, it } from 'vitest';
import { createQueryClient } from './create-query-client.ts';

it('data never becomes stale, and nothing is tried or fetched again by itself (spec §9)', () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions();
  expect(queries).toMatchObject({
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnWindowFocus: false,
    refetchInterval: false,
  });
  expect(mutations).toMatchObject({ retry: false });
});
