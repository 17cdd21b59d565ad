import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { show } from '#tests/support/pages/show.tsx';
import { DrawnFilters } from './drawn-filters.tsx';

type Part = Parameters<typeof DrawnFilters>[0]['part'];

function showPart(part: Part, search: object) {
  const onChange = vi.fn();
  return { user: show(<DrawnFilters part={part} search={search} facets={undefined} onChange={onChange} />), onChange };
}

it('renders a range with its two fields', async () => {
  const { user, onChange } = showPart('vehicle', { minKm: '5' });
  const group = await screen.findByRole('group', { name: 'Kilometre' });
  const [most] = [...group.querySelectorAll('input')].slice(1);
  if (most) await user.type(most, '90');
  await user.tab();
  expect(onChange).toHaveBeenLastCalledWith({ minKm: '5', maxKm: '90' });
});

it('renders an upper bound as one field', async () => {
  const { user, onChange } = showPart('cost', { maxAllInCost: '7' });
  const group = await screen.findByRole('group', { name: 'Toplam maliyet' });
  const fields = group.querySelectorAll('input');
  expect(fields).toHaveLength(1);
  if (fields[0]) await user.clear(fields[0]);
  await user.tab();
  expect(onChange).toHaveBeenLastCalledWith({});
});

it('renders a list as checkboxes with the labels of its row', async () => {
  const { user, onChange } = showPart('cost', { kdvRate: '1' });
  await screen.findByRole('group', { name: 'KDV oranı' });
  await user.click(screen.getByRole('checkbox', { name: 'KDV %10' }));
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith({ kdvRate: '1,10' }));
});
