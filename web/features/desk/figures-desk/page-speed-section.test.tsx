import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { DeskSpeed } from '#shared/desk/desk-figures.ts';
import { answerCalls } from '#tests/support/pages/answer-calls.ts';
import { show } from '#tests/support/pages/show.tsx';
import { PageSpeedSection } from './page-speed-section.tsx';

const day = (name: string, lcp: number): DeskSpeed[number] => ({
  day: name,
  pages: [
    { page: 'search', lcp: { p75: lcp, count: 12 }, inp: null, cls: { p75: 0.025, count: 9 } },
    { page: 'home', lcp: null, inp: null, cls: null },
  ],
});

it('shows a day’s percentiles by kind of page, and those of another selected day', async () => {
  answerCalls({ 'GET /api/desk/figures/speed': { json: [day('2026-11-20', 1400), day('2026-11-19', 2500)] } });
  show(<PageSpeedSection />);
  const row = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));
  const texts = async (name: string) => (await row(name)).getAllByRole('cell').map(({ textContent }) => textContent);
  expect(await texts('Arama sayfası')).toEqual(['1.400 ms', '–', '0,025', '12']);
  expect(await texts('Ana sayfa')).toEqual(['–', '–', '–', '0']);
  await userEvent.selectOptions(screen.getByLabelText('Gün'), '19.11.2026');
  expect(await texts('Arama sayfası')).toEqual(['2.500 ms', '–', '0,025', '12']);
});

it('says so if nothing was measured', async () => {
  answerCalls({ 'GET /api/desk/figures/speed': { json: [] } });
  show(<PageSpeedSection />);
  expect(await screen.findByText('Son 31 günde ölçülen bir açılış yok.')).toBeTruthy();
});
