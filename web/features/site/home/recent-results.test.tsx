import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '#tests/support/pages/show.tsx';
import { RecentResults } from './recent-results.tsx';

const RESULT = {
  id: 7,
  title: "Ankara Çankaya'da 3+1 daire icradan satılıktır",
  il: 'Ankara',
  ilce: 'Çankaya',
  price: 2_000_000,
  soldPrice: 1_740_000,
  endDate: '2026-11-19T09:00:00.000Z',
};

it('shows sale prices beside the appraisals, with links', async () => {
  show(<RecentResults results={[RESULT]} />);
  const row = await screen.findByRole('listitem');
  expect(within(row).getByRole('link').getAttribute('href')).toBe('/ilan/7');
  for (const text of ['Çankaya, Ankara · 19.11.2026', '₺2.000.000', '₺1.740.000', 'Muhammen bedelin %87’si'])
    expect(within(row).getByText(text)).toBeTruthy();
});

it('is hidden while no sale price is known', async () => {
  show(
    <div>
      <p>Sayfa</p>
      <RecentResults results={[]} />
    </div>,
  );
  await screen.findByText('Sayfa');
  expect(screen.queryByRole('heading')).toBeNull();
});
