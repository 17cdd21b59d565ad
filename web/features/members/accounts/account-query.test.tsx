import { expect, it } from 'vitest';
import { accountQuery } from './account-query.ts';

it('the user is asked for with a token only, once, and stays fresh for five minutes (spec §7)', () => {
  expect(accountQuery(undefined)).toMatchObject({ enabled: false });
  expect(accountQuery('t')).toMatchObject({ enabled: true, retry: false, staleTime: 300_000 });
});
