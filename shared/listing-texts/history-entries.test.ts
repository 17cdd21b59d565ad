import { describe, expect, it } from 'vitest';
import { makeDetail } from '#tests/support/make-detail.ts';
import type { ListingChange } from '../listings.ts';
import { historyEntries } from './history-entries.ts';

const changedAt = '2026-11-12T09:00:00.000Z';
type Change = Omit<ListingChange, 'changedAt'>;

function newsOf(...changes: Change[]): readonly string[] | undefined {
  const detail = makeDetail({ changes: changes.map((change) => ({ ...change, changedAt })) });
  return historyEntries(detail)[0]?.news;
}

it.each<[Change, string]>([
  [{ field: 'price', oldValue: 1_200_000, newValue: 980_000 }, 'Muhammen bedel ₺1.200.000 iken ₺980.000 oldu'],
  [{ field: 'price', oldValue: '1200000.00', newValue: '980000.00' }, 'Muhammen bedel ₺1.200.000 iken ₺980.000 oldu'],
  [{ field: 'price', oldValue: null, newValue: 980_000 }, 'Muhammen bedel ₺980.000 olarak bildirildi'],
  [{ field: 'price', oldValue: 980_000, newValue: null }, 'Muhammen bedel ilandan kaldırıldı, önceden ₺980.000 idi'],
  [
    { field: 'endDate', oldValue: '2026-11-20T08:00:00.000Z', newValue: '2026-11-27T08:00:00.000Z' },
    'İhale ertelendi: bitiş 20.11.2026 11:00 iken 27.11.2026 11:00 oldu',
  ],
  [
    { field: 'endDate', oldValue: '2026-11-27T20:59:59.000Z', newValue: '2026-11-20T08:00:00.000Z' },
    'İhale öne alındı: bitiş 27.11.2026 iken 20.11.2026 11:00 oldu',
  ],
  [
    { field: 'endDate', oldValue: null, newValue: '2026-11-20T08:00:00.000Z' },
    'Bitiş tarihi 20.11.2026 11:00 olarak bildirildi',
  ],
  [{ field: 'deposit', oldValue: 91_702.6, newValue: 98_000 }, 'Teminat ₺91.702,60 iken ₺98.000 oldu'],
  [{ field: 'depositPercent', oldValue: 10, newValue: 20 }, 'Teminat oranı %10 iken %20 oldu'],
  [{ field: 'kdv', oldValue: [10], newValue: [1, 10] }, 'KDV oranı %10 iken %1 / %10 oldu'],
  [{ field: 'kdv', oldValue: [], newValue: [20] }, 'KDV oranı istisna iken %20 oldu'],
  [
    { field: 'secondStart', oldValue: '2026-12-20T07:00:00.000Z', newValue: '2026-12-22T20:59:59.000Z' },
    'İkinci ihalenin başlangıcı 20.12.2026 10:00 iken 22.12.2026 oldu',
  ],
  [{ field: 'secondRound', oldValue: '0', newValue: '1' }, 'İkinci ihale olarak ilan edildi'],
  [{ field: 'secondRound', oldValue: '1', newValue: '0' }, 'Birinci ihale olarak düzeltildi'],
  [{ field: 'description', oldValue: null, newValue: null }, 'Açıklama değişti'],
  [{ field: 'status', oldValue: 'open', newValue: 'sold' }, 'İhale satışla sonuçlandı'],
  [{ field: 'status', oldValue: 'ended', newValue: 'unsold' }, 'İhalede satış gerçekleşmedi'],
  [{ field: 'status', oldValue: 'open', newValue: 'withdrawn' }, 'İlan geri çekildi'],
  [{ field: 'soldPrice', oldValue: null, newValue: 1_104_000 }, 'Satış bedeli ₺1.104.000, muhammen bedele oranı %92'],
])('the change %o reads as a sentence', (change, sentence) => {
  expect(newsOf(change)).toEqual([sentence]);
});

describe('changes of the same moment are grouped, the most important first', () => {
  it('a second round has its own date and is not reported as a postponement', () => {
    expect(
      newsOf(
        { field: 'endDate', oldValue: '2026-11-20T08:00:00.000Z', newValue: '2026-12-20T08:00:00.000Z' },
        { field: 'secondRound', oldValue: '0', newValue: '1' },
        { field: 'status', oldValue: 'unsold', newValue: 'open' },
      ),
    ).toEqual(['İhale yeniden açıldı', 'İkinci ihale olarak ilan edildi', 'Bitiş tarihi 20.12.2026 11:00']);
  });

  it('a sale is reported with its price', () => {
    expect(
      newsOf(
        { field: 'soldPrice', oldValue: null, newValue: 600_000 },
        { field: 'status', oldValue: 'ended', newValue: 'sold' },
      ),
    ).toEqual(['İhale satışla sonuçlandı', 'Satış bedeli ₺600.000, muhammen bedele oranı %50']);
  });
});

it('an end that moved by seconds is not reported', () => {
  const change = {
    field: 'endDate' as const,
    oldValue: '2026-11-20T08:00:01.000Z',
    newValue: '2026-11-20T08:00:30.000Z',
  };
  expect(newsOf(change)).toEqual(['Peyda’da ilk kez görüldü']);
});

it('the history begins on the day the listing was first seen, and states when it was last seen', () => {
  const { firstSeenAt, lastConfirmedAt } = makeDetail();
  const first = { at: firstSeenAt, news: ['Peyda’da ilk kez görüldü'] };
  expect(historyEntries(makeDetail())).toEqual([first]);
  expect(historyEntries(makeDetail({ isUnseen: true }))).toEqual([
    { at: lastConfirmedAt, news: ['Kaynakta son kez görüldü'] },
    first,
  ]);
});
