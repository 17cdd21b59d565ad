import { expect, it } from 'vitest';
import type { PaperField } from './finding-fields.ts';
import { timeTexts } from './time-texts.ts';

const NOW = new Date('2026-11-28T09:00:00Z');
const said = (...findings: [PaperField, string][]) =>
  timeTexts(
    findings.map(([field, value]) => ({ field, value })),
    NOW,
  );

it('states the age of an appraisal and of a register extract, using the latest of each', () => {
  expect(said(['extractOn', '12.03.2025'], ['appraisedOn', '28.03.2026'], ['extractOn', '02.11.2026'])).toEqual([
    'Kıymet takdiri 8 ay önce (28.03.2026).',
    'Tapu kaydı son bir ay içinde alınmış (02.11.2026).',
  ]);
});

it('states when a new appraisal may be requested for one that is two years or older', () => {
  expect(said(['appraisedOn', '29.11.2024'])).toEqual(['Kıymet takdiri 23 ay önce (29.11.2024).']);
  expect(said(['appraisedOn', '28.11.2024'])).toEqual([
    'Kıymet takdiri 2 yıl önce (28.11.2024). Kesinleşmesinden 2 yıl geçtiyse yenisi istenebilir (İİK 128/a).',
  ]);
});

it('states that an expired lease may have continued, and when the auction ends according to a document', () => {
  expect(said(['leaseEnd', '01.06.2028'])).toEqual(['Kira sözleşmesi 01.06.2028 tarihinde bitiyor.']);
  expect(said(['leaseEnd', '01.06.2024'], ['auctionEnd', '12.12.2026 (1. ihale)'])).toEqual([
    'Kira sözleşmesinin süresi 01.06.2024 tarihinde bitmiş; konutta ve çatılı iş yerinde kira uzar (TBK 347).',
    'Belgede yazan son ihale bitişi 12.12.2026.',
  ]);
});

it('states until when a permit and a deadline run, and omits periods with an unknown first day', () => {
  const findings: [PaperField, string][] = [
    ['validity', 'araç muayenesi, 08.11.2026'],
    ['validity', 'yapı ruhsatı, 14.05.2027'],
    ['validity', 'bu belge, 1 yıl'],
    ['deadline', 'tahliye, 30.06.2027'],
    ['deadline', 'ödeme, 7 gün'],
  ];
  expect(said(...findings)).toEqual([
    'Geçerlilik (araç muayenesi): 08.11.2026, süresi dolmuş.',
    'Geçerlilik (yapı ruhsatı): 14.05.2027.',
    'Belgede verilen süre (tahliye): 30.06.2027.',
  ]);
});

it('states nothing if no document gives a date', () => {
  expect(said(['share', '1/4'])).toEqual([]);
});
