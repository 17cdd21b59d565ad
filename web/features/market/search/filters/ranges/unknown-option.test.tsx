import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { SearchFacets } from '#shared/listing-search.ts';
import { show } from '#tests/support/pages/show.tsx';
import { UnknownInRange } from './unknown-option.tsx';

// Only the fields that are read.
const counted = (count: number) => ({ unknown: [{ value: 'area', count }] }) as SearchFacets;

it('shows how many listings have no area, and includes them', async () => {
  const onChange = vi.fn();
  const search = { minArea: '100', includeUnknown: 'deposit' };
  const user = show(<UnknownInRange range="area" search={search} facets={counted(1234)} onChange={onChange} />);
  await user.click(await screen.findByRole('checkbox', { name: 'Alanı yazmayan 1.234 ilan da' }));
  expect(onChange).toHaveBeenCalledWith({ minArea: '100', includeUnknown: 'deposit,area' });
});

it('excludes them again', async () => {
  const onChange = vi.fn();
  const search = { minArea: '100', includeUnknown: 'area' };
  const user = show(<UnknownInRange range="area" search={search} facets={counted(0)} onChange={onChange} />);
  await user.click(await screen.findByRole('checkbox', { name: 'Alanı yazmayan 0 ilan da' }));
  expect(onChange).toHaveBeenCalledWith({ minArea: '100' });
});

it('is hidden if every listing has an area', async () => {
  show(
    <>
      <p>hazır</p>
      <UnknownInRange range="area" search={{ minArea: '100' }} facets={counted(0)} onChange={() => undefined} />
    </>,
  );
  await screen.findByText('hazır');
  expect(screen.queryByRole('checkbox')).toBeNull();
});
