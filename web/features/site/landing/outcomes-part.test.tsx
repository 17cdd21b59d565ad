import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { AreaOutcomes } from '#shared/outcomes/area-outcomes.ts';
import { OutcomesPart } from './outcomes-part.tsx';

const COUNTS = { ended: 120, sold: 60, unsold: 40, unknown: 20, withdrawn: 5, secondRounds: 30, untoldRounds: 0 };
const OUTCOMES: AreaOutcomes = {
  since: '2025-11-05',
  until: '2026-11-04',
  own: COUNTS,
  rate: { scope: { level: 'district', name: 'Çankaya', isWidened: false }, counts: COUNTS, low: 41, high: 75 },
  secondRounds: {
    scope: { level: 'district', name: 'Çankaya', isWidened: false },
    counts: COUNTS,
    low: 18.1,
    high: 33.5,
  },
  ratio: {
    scope: { level: 'province', name: 'Ankara', isWidened: true },
    prices: 45,
    lower: 70,
    median: 83,
    upper: 96,
  },
  days: {
    scope: { level: 'country', name: 'Türkiye', isWidened: true },
    sales: 31,
    lower: 40,
    median: 62,
    upper: 95,
  },
  bids: {
    scope: { level: 'province', name: 'Ankara', isWidened: true },
    sales: 12,
    lower: 2,
    median: 4,
    upper: 7,
  },
  rounds: [],
  months: [],
};
const NO_FIGURES = { rate: null, ratio: null, days: null, bids: null };

it('shows all numbers of a rate and its interval, and marks figures of a wider place', () => {
  render(<OutcomesPart outcomes={OUTCOMES} />);
  const text = screen.getByRole('region', { name: 'Biten ihaleler nasıl sonuçlandı' }).textContent;
  expect(text).toContain('05.11.2025 – 04.11.2026 arasında bitenler');
  expect(text).toContain('Sonucu bilinmeyen20');
  expect(text).toContain(
    'Satılma oranı%41,0 – %75,0Çankaya ilçesi: 120 biten, 60 satılan, 20 bilinmeyen. %95 güven aralığı, bilinmeyenler iki uçta sayıldı.',
  );
  expect(text).toContain(
    'İkinci ihalelerin payı%18,1 – %33,5Çankaya ilçesi: 120 biten, 30 ikinci ihale. %95 güven aralığı.',
  );
  expect(text).toContain('ortanca %83Satışların yarısı %70 – %96 arasında. Ankara ili, burada örnek az: 45 satış.');
  expect(text).toContain(
    'İlk ilandan satışaortanca 62 günSatışların yarısında 40 – 95 gün. Türkiye geneli, burada örnek az: 31 satış.',
  );
  expect(text).toContain(
    'Satış başınaortanca 4 teklifSatışların yarısında 2 – 7 teklif. Ankara ili, burada örnek az: 12 satış.',
  );
  expect(screen.queryByRole('table')).toBeNull();
});

it('shows the same for first and second auctions, and how many are of an unknown round', () => {
  const { rate, ratio } = OUTCOMES;
  const first = { ...NO_FIGURES, round: 1 as const, own: { ...COUNTS, ended: 70 }, rate, ratio };
  const second = { ...NO_FIGURES, round: 2 as const, own: { ...COUNTS, ended: 30 } };
  const own = { ...COUNTS, untoldRounds: 20 };
  const { rerender } = render(<OutcomesPart outcomes={{ ...OUTCOMES, own, rounds: [first, second] }} />);
  const text = screen.getByRole('region', { name: 'Birinci ve ikinci ihaleler' }).textContent;
  expect(text).toContain('Birinci ihale70 biten, 60 satılan, 20 bilinmeyenSatılma oranı%41,0 – %75,0');
  expect(text).toContain('İkinci ihale30 biten, 60 satılan, 20 bilinmeyenSatılma oranıverilmiyor');
  expect(text).toContain('Kaçıncı ihale olduğu bildirilmeyen 20 ihale bu iki gruba katılmadı.');
  rerender(<OutcomesPart outcomes={{ ...OUTCOMES, rounds: [second] }} />);
  expect(screen.queryByRole('region', { name: 'Birinci ve ikinci ihaleler' })).toBeNull();
});

it('shows no figure without enough data, and nothing if nothing has ended in the place or around it', () => {
  const { container, rerender } = render(<OutcomesPart outcomes={{ ...OUTCOMES, rate: null, ratio: null }} />);
  expect(container.textContent).toContain('Satılma oranıverilmiyorEn az 20 biten ihale ve en çok %30 bilinmeyen');
  expect(container.textContent).toContain('En az 10 satış bedeli gerekir');
  const none = { ...COUNTS, ended: 0, withdrawn: 0 };
  rerender(<OutcomesPart outcomes={{ ...OUTCOMES, own: none }} />);
  expect(container.textContent).toContain('Burada bu sürede biten ihale görülmedi.');
  rerender(<OutcomesPart outcomes={{ ...OUTCOMES, own: none, rate: null, ratio: null }} />);
  expect(container.textContent).toBe('');
});

it('draws the months, and shows the same values as a table', () => {
  const months = [5, 6, 7, 8, 9, 10].map((month) => ({
    month: `2026-${String(month).padStart(2, '0')}`,
    prices: 12,
    median: 80,
  }));
  render(<OutcomesPart outcomes={{ ...OUTCOMES, months }} />);
  expect(screen.getByRole('img').getAttribute('aria-label')).toContain('Mayıs 2026 ile Ekim 2026 arasında');
  expect(screen.getByRole('table', { name: /aylara göre/, hidden: true }).textContent).toContain('Mayıs 2026');
});
