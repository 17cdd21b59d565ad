import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { show } from '#tests/support/pages/show.tsx';
import { DrawnFilters } from './drawn-filters.tsx';

// Rows that the product does not have: the panel draws them as they say.
vi.mock('#shared/search-filters/notice-filters.ts', async (original) => {
  const { NOTICE_FILTERS } = await original<typeof import('#shared/search-filters/notice-filters.ts')>();
  const shape = { kind: 'integer', min: 0, max: 500 } as const;
  const rest = { access: 'open', control: 'kira', chips: () => [] };
  return {
    NOTICE_FILTERS: {
      ...NOTICE_FILTERS,
      rent: {
        ...rest,
        range: 'told',
        parameters: { minRent: { shape, label: 'En düşük kira' }, maxRent: { shape, label: 'En yüksek kira' } },
        panel: { part: 'cost', legend: 'Kira', suffix: '₺', hint: 'Aylık kira.' },
      },
      dues: {
        ...rest,
        parameters: { maxDues: { shape, label: 'En yüksek aidat' } },
        panel: { part: 'cost', legend: 'Aidat', suffix: '₺' },
      },
      heating: {
        ...rest,
        parameters: { heating: { shape: { kind: 'choices', of: ['soba', 'kombi'] }, label: 'Isıtma' } },
        panel: { part: 'cost', legend: 'Isıtma', labelOf: (value: string) => value.toLocaleUpperCase('tr') },
      },
    },
  };
});

function showCosts(search: object = {}) {
  const onChange = vi.fn();
  return { user: show(<DrawnFilters part="cost" search={search} facets={undefined} onChange={onChange} />), onChange };
}

it('draws a range with its two fields and its hint', async () => {
  const { user, onChange } = showCosts({ minRent: '5' });
  const group = await screen.findByRole('group', { name: 'Kira' });
  expect(group.textContent).toContain('Aylık kira.');
  const [most] = [...group.querySelectorAll('input')].slice(1);
  if (most) await user.type(most, '90');
  await user.tab();
  expect(onChange).toHaveBeenLastCalledWith({ minRent: '5', maxRent: '90' });
});

it('draws an upper bound as one field', async () => {
  const { user, onChange } = showCosts({ maxDues: '7' });
  const group = await screen.findByRole('group', { name: 'Aidat' });
  const fields = group.querySelectorAll('input');
  expect(fields).toHaveLength(1);
  if (fields[0]) await user.clear(fields[0]);
  await user.tab();
  expect(onChange).toHaveBeenLastCalledWith({});
});

it('draws a list as boxes with the labels of its row', async () => {
  const { user, onChange } = showCosts({ heating: 'soba' });
  await screen.findByRole('group', { name: 'Isıtma' });
  await user.click(screen.getByRole('checkbox', { name: 'KOMBİ' }));
  expect(onChange).toHaveBeenLastCalledWith({ heating: 'soba,kombi' });
});
