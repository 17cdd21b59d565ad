import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { ListingSummary } from '#shared/listings.ts';
import { makeDetail } from '#tests/support/make-detail.ts';
import { show } from '#tests/support/pages/show.tsx';
import { TEST_NOW } from '#tests/support/test-now.ts';
import { Featured } from './featured.tsx';

afterEach(() => vi.unstubAllGlobals());

const UNDATED = makeDetail({ id: 7, endDate: null });

function open(listings: readonly ListingSummary[]): void {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(listings)));
  show(<Featured now={TEST_NOW} />);
}

it('shows only listings with an end date as ending soon', async () => {
  open([makeDetail({ id: 8 }), UNDATED]);
  const list = await screen.findByRole('list', { name: 'Bitişi yaklaşan ihaleler' });
  expect(within(list).getAllByRole('article')).toHaveLength(1);
});

it('does not say that listings without an end date end soon', async () => {
  open([UNDATED]);
  const list = await screen.findByRole('list', { name: 'Süren ihaleler' });
  expect(within(list).getAllByRole('article')).toHaveLength(1);
  expect(screen.getByRole('heading', { name: 'Süren ihaleler' })).toBeTruthy();
});
