import { expect, it } from 'vitest';
import { lockedValue, methodText, valueToday } from './value-today.ts';

const SERIES = new Map([
  ['2025-02', 150],
  ['2025-03', 155],
  ['2026-10', 200],
]);
const ONLY_ANKARA = (code: string) => (code === 'TR51' ? SERIES : undefined);
const ONLY_COUNTRY = (code: string) => (code === 'TR' ? SERIES : undefined);
const FLAT = {
  categoryNumber: '1',
  tur: 'Daire',
  price: 1_000_000,
  il: 'Ankara',
  isShareSale: false,
  hisse: null,
  soldRight: null,
  isOfficePlace: false,
  noticeValues: { values: { appraisedOn: { value: '2025-02-28', sentence: null } }, conflicts: [] },
} as const satisfies Parameters<typeof valueToday>[0];
const of = (given: Partial<Parameters<typeof valueToday>[0]>, series = ONLY_ANKARA) =>
  valueToday({ ...FLAT, ...given }, series, '2026-11-26');
const reasonOf = (given: Partial<Parameters<typeof valueToday>[0]>) => {
  const value = of(given);
  return value.state === 'refused' ? value.reason : value.state;
};

it('states its method with both dates, and uses the country’s index if the region has none', () => {
  const value = of({});
  expect(value).toEqual({
    state: 'known',
    from: 1_280_000,
    to: 1_340_000,
    appraisal: 1_000_000,
    appraisedOn: '2025-02-28',
    region: 'Ankara',
    lastMonth: '2026-10',
    startMonths: ['2025-02', '2025-03'],
  });
  if (value.state !== 'known') return;
  expect(methodText(value)).toBe(
    'TCMB konut fiyat endeksinin (Ankara) Şubat 2025 ya da Mart 2025 ile Ekim 2026 arasındaki değişimi uygulandı.',
  );
  expect(of({}, ONLY_COUNTRY)).toMatchObject({ region: 'Türkiye' });
});

it('applies to the share in a share sale if the share is known', () => {
  expect(of({ isShareSale: true, hisse: '1/2', price: 500_000 })).toMatchObject({ from: 644_000, to: 668_000 });
});

const values = (given: object) => ({ values: { ...FLAT.noticeValues.values, ...given }, conflicts: [] });

it.each([
  ['vehicle', { categoryNumber: '2', tur: 'Otomobil' }],
  ['movable', { categoryNumber: '3', tur: 'Mobilya' }],
  ['land', { tur: 'Arsa' }],
  ['business', { tur: 'İşyeri' }],
  ['otherEstate', { tur: 'Diğer Gayrimenkul' }],
  ['unknownShare', { isShareSale: true }],
  ['notOwnership', { soldRight: 'usufruct' }],
  ['noAppraisal', { price: null }],
  ['noDate', { noticeValues: null }],
  ['noDate', { noticeValues: { values: {}, conflicts: [] } }],
  ['unclearDate', { noticeValues: values({ appraisedOn: { value: '2027-01-01', sentence: null } }) }],
  ['unclearDate', { noticeValues: { values: {}, conflicts: [{ name: 'appraisedOn', sentences: [] }] } }],
  ['noProvince', { il: null }],
  ['noProvince', { isOfficePlace: true }],
  ['severalLots', { noticeValues: values({ isSeveralLots: { value: true, sentence: null } }) }],
  ['noIndex', { il: 'İzmir' }],
  ['beforeSeries', { noticeValues: values({ appraisedOn: { value: '2024-12-31', sentence: null } }) }],
] satisfies readonly (readonly [string, Partial<Parameters<typeof valueToday>[0]>])[])(
  'is refused: %s',
  (reason, given) => expect(reasonOf(given)).toBe(reason),
);

it('does not reveal the day of the appraisal to readers for whom it is locked', () => {
  expect(lockedValue(of({}))).toEqual({ state: 'locked' });
  const early = of({ noticeValues: values({ appraisedOn: { value: '2024-12-31', sentence: null } }) });
  expect(lockedValue(early)).toMatchObject({ state: 'refused', reason: 'byDate' });
  expect(lockedValue(of({ tur: 'Arsa' }))).toMatchObject({ reason: 'land' });
});
