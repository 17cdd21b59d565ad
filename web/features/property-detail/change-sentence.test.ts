import { expect, test } from 'vitest';
import type { PropertyChange } from '#shared/properties.ts';
import { changeSentence } from './change-sentence.ts';

const changedAt = '2026-11-12T09:00:00.000Z';

test.each<[Omit<PropertyChange, 'changedAt'>, string]>([
  [
    { field: 'price', oldValue: 1_200_000, newValue: 980_000 },
    'Muhammen bedel ₺1.200.000 iken ₺980.000 oldu · 12.11.2026',
  ],
  [
    { field: 'price', oldValue: '1200000.00', newValue: '980000.00' },
    'Muhammen bedel ₺1.200.000 iken ₺980.000 oldu · 12.11.2026',
  ],
  [{ field: 'price', oldValue: null, newValue: 980_000 }, 'Muhammen bedel ₺980.000 olarak bildirildi · 12.11.2026'],
  [
    { field: 'price', oldValue: 980_000, newValue: null },
    'Muhammen bedel ilandan kaldırıldı, önceden ₺980.000 idi · 12.11.2026',
  ],
  [
    { field: 'endDate', oldValue: '2026-11-20T08:00:00.000Z', newValue: '2026-11-27T08:00:00.000Z' },
    'Bitiş tarihi 20.11.2026 11:00 iken 27.11.2026 11:00 oldu · 12.11.2026',
  ],
  [{ field: 'secondRound', oldValue: '0', newValue: '1' }, 'İkinci ihale olarak ilan edildi · 12.11.2026'],
  [{ field: 'secondRound', oldValue: '1', newValue: '0' }, 'Birinci ihale olarak düzeltildi · 12.11.2026'],
  [{ field: 'description', oldValue: null, newValue: null }, 'Açıklama değişti · 12.11.2026'],
  [{ field: 'status', oldValue: 'open', newValue: 'sold' }, 'İhale satışla sonuçlandı · 12.11.2026'],
  [{ field: 'status', oldValue: 'open', newValue: 'withdrawn' }, 'İlan geri çekildi · 12.11.2026'],
])('a change %o reads as a sentence', (change, sentence) => {
  expect(changeSentence({ ...change, changedAt })).toBe(sentence);
});
