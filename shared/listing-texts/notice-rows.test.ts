import { describe, expect, it } from 'vitest';
import { makeDetail } from '#tests/support/make-detail.ts';
import { saleDeposit } from '#web/features/deciding/listing-page/notice/sale-deposit.ts';
import type { ListingDetail } from '../listings.ts';
import type { NoticeValues, ShownNoticeValues } from '../notice-values.ts';
import { ANNOTATIONS } from '../search-filters/search-values.ts';
import { noticeTable, quoted } from './notice-rows.ts';

type Values = NoticeValues['values'];
const said = <T>(value: T, sentence: string | null = 'İlandaki söz.') => ({ value, sentence });

function tableOf(values: Values, given: Partial<ShownNoticeValues> = {}, detail: Partial<ListingDetail> = {}) {
  return noticeTable(makeDetail({ ...detail, noticeValues: { values, conflicts: [], withheld: [], ...given } }));
}

const at = (instant: string, isDayOnly = false) => said({ at: instant, isDayOnly });

describe('rows of values from a notice', () => {
  it.each<[string, Values, string]>([
    ['Teminat', { deposit: said({ percent: 10, amount: 250_000 }) }, '₺250.000 (muhammen bedelin %10’u)'],
    ['Teminat', { deposit: said({ percent: null, amount: 91_702.6 }) }, '₺91.702,60'],
    ['Teminat', { deposit: said({ percent: 20, amount: null }) }, 'Muhammen bedelin %20’si'],
    ['KDV oranı', { kdv: said([20]) }, '%20'],
    ['KDV oranı', { kdv: said([1, 10]) }, '%1 / %10'],
    ['KDV oranı', { kdv: said([]) }, 'KDV’den istisna'],
    ['Yüzölçümü', { areaM2: said(125.5) }, '125,50 m²'],
    ['Yüzölçümü', { areaM2: said(6469), share: said('1/2') }, '6.469 m² (gayrimenkulün tamamı)'],
    [
      'Birinci ihale',
      { firstStart: at('2026-11-24T07:00:00.000Z'), firstEnd: at('2026-12-01T08:00:00.000Z') },
      '24.11.2026 10:00 – 01.12.2026 11:00',
    ],
    ['İkinci ihale', { secondEnd: at('2027-01-05T20:59:59.000Z', true) }, 'Bitiş 05.01.2027'],
    ['İkinci ihale', { secondStart: at('2026-12-29T07:00:00.000Z') }, 'Başlangıç 29.12.2026 10:00'],
    ['Bağımsız bölüm', { unit: said('12') }, '12 numara'],
    ['Brüt alan', { grossM2: said(120) }, '120 m²'],
    ['Net alan', { netM2: said(98.5) }, '98,50 m²'],
    ['Kullanım durumu', { occupancy: said('tenant') }, 'Kiracılı'],
    [
      'Şerhler',
      { annotations: said({ present: ['mortgage', 'seizure'], absent: ['lease'] }) },
      'Var: ipotek, haciz. Yok: kira şerhi.',
    ],
    ['Şerhler', { annotations: said({ present: [], absent: [...ANNOTATIONS] }) }, 'Şerh yok'],
    ['Kıymet takdirinin tarihi', { appraisedOn: said('2026-01-14') }, '14.01.2026'],
    [
      'Önce gelebilecek alacaklar',
      { priorClaims: said([{ kind: 'mortgage', amount: 2_000_000 }]) },
      '₺2.000.000 ipotek',
    ],
    ['Kilometre', { km: said(141_680) }, '141.680 km'],
    ['Ada ve parsel', { ada: said('1204'), parsel: said('8') }, '1204 ada 8 parsel'],
    ['Yeri', { il: said('Ankara'), ilce: said('Çankaya') }, 'Çankaya, Ankara'],
  ])('%s: %o', (label, values, text) => {
    const { rows, elsewhere } = tableOf(values);
    const row = [...rows, ...elsewhere].find((candidate) => candidate.label === label);
    expect(row).toMatchObject({
      value: text,
      sentences: ['İlandaki söz.'],
      conflict: undefined,
      difference: undefined,
    });
  });

  it('are empty without a notice', () => {
    const nothing = { rows: [], elsewhere: [], locked: [] };
    expect(noticeTable(makeDetail())).toEqual(nothing);
    expect(tableOf({})).toEqual(nothing);
  });

  it('list values the page shows anyway separately, and only if they quote a sentence', () => {
    const office = 'Ankara 3. İcra Dairesi';
    expect(tableOf({ courtName: said(office, null), kdv: said([20], null) })).toMatchObject({
      rows: [{ label: 'KDV oranı', value: '%20', sentences: [] }],
      elsewhere: [],
    });
    expect(tableOf({ courtName: said(office) })).toMatchObject({
      rows: [],
      elsewhere: [{ label: 'Satışı yapan', value: office }],
    });
  });

  it('do not treat a sub-category derived from the text as a second statement', () => {
    expect(tableOf({ tur: said('Daire') }).elsewhere).toMatchObject([{ label: 'Türü', value: 'Daire' }]);
    expect(tableOf({ tur: said('Dükkân') })).toEqual({ rows: [], elsewhere: [], locked: [] });
  });

  it('name each locked value once', () => {
    expect(tableOf({}, { withheld: ['secondStart', 'secondEnd', 'kdv'] })).toEqual({
      rows: [],
      elsewhere: [],
      locked: ['KDV oranı', 'İkinci ihale'],
    });
  });

  it('choose neither of two contradictory statements', () => {
    const conflicts = [{ name: 'kdv' as const, sentences: ['KDV %10.', 'KDV %20.'] }];
    expect(tableOf({}, { conflicts }).rows).toMatchObject([
      { label: 'KDV oranı', value: undefined, conflict: ['KDV %10.', 'KDV %20.'] },
    ]);
  });

  it('show where the listing states something else', () => {
    const [end, price] = tableOf(
      { firstEnd: at('2026-12-02T08:00:00.000Z'), appraisal: said(2_500_000.5) },
      {},
      { price: 2_400_000 },
    ).rows;
    expect(end?.difference).toBe('İlan bilgilerinde bitiş 01.12.2026 11:00.');
    expect(price?.difference).toBe('İlan bilgilerinde muhammen bedel ₺2.400.000.');
  });

  it('put single quotation marks around a quotation within a quotation', () => {
    expect(quoted('“Arsa” vasıflı')).toBe('“‘Arsa’ vasıflı”');
  });
});

describe('the deposit of a listing', () => {
  const notice = (deposit: Values['deposit'], given: Partial<ShownNoticeValues> = {}): ShownNoticeValues => ({
    values: { deposit },
    conflicts: [],
    withheld: [],
    ...given,
  });

  it.each([
    [1_000_000, undefined, { basis: '%10', amount: '₺100.000' }],
    [917_026, undefined, { basis: '%10', amount: '₺91.702,60' }],
    [null, undefined, undefined],
    [1000.05, undefined, { basis: '%10', amount: '₺100,01' }],
    [1_000_000, notice(said({ percent: null, amount: 97_702.6 })), { basis: 'ilana göre', amount: '₺97.702,60' }],
    [1_000_000, notice(said({ percent: 10, amount: null })), { basis: 'ilana göre %10', amount: '₺100.000' }],
    [null, notice(said({ percent: 10, amount: 5000 })), { basis: 'ilana göre %10', amount: '₺5.000' }],
    [
      1_000_000,
      notice(undefined, { conflicts: [{ name: 'deposit', sentences: [] }] }),
      { basis: 'ilana göre', amount: 'İki ayrı değer yazıyor' },
    ],
  ])('of ₺%s with %o', (price, read, deposit) => {
    expect(saleDeposit({ price }, read)).toEqual(deposit);
  });

  it.each([
    ['another share', { percent: 20, amount: null }, '₺200.000'],
    ['the amount of another lot', { percent: 10, amount: 355_000 }, '₺355.000'],
  ])('is marked as doubtful if the notice seems to name %s', (_, read, amount) => {
    const deposit = saleDeposit({ price: 1_000_000 }, notice(said(read)));
    expect(deposit?.amount).toBe(amount);
    expect(deposit?.doubt).toContain('yasadaki orandan (%10, ₺100.000) farklı');
  });
});
