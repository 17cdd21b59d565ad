import { describe, expect, it } from 'vitest';
import { ownMoney } from '#shared/calculations/own-money.ts';
import { allInText } from '#shared/law/bid/bid-texts.ts';
import { NOTHING_GIVEN, newScenario } from '#shared/law/bid/calculation.ts';
import type { DocumentFinding } from '#shared/read-documents/document-findings.ts';
import { formatSum } from '#shared/text/money.ts';
import { makeDetail } from '#tests/support/make-detail.ts';
import { compareGroups } from './compare-groups.ts';
import { readCompared, readListingId } from './compared-ids.ts';

const now = new Date('2026-11-20T09:00:00Z');
const cheap = makeDetail({ id: 1, price: 1_000_000, il: 'Ankara' });
const dear = makeDetail({ id: 2, price: 2_000_000, il: 'Ankara' });
const rowOf = (label: string, ...details: (typeof cheap)[]) =>
  compareGroups(
    details.map((detail) => ({ detail, kept: undefined })),
    now,
  )
    .flatMap(({ rows }) => rows)
    .find((row) => row.label === label);

describe('a comparison', () => {
  it('marks the rows in which listings differ', () => {
    expect(rowOf('Muhammen bedel', cheap, dear)).toEqual({
      label: 'Muhammen bedel',
      cells: ['₺1.000.000', '₺2.000.000'],
      isDifferent: true,
    });
    expect(rowOf('Muhammen bedel', cheap, { ...cheap, id: 3 })?.isDifferent).toBe(false);
    // A listing that doesn't state it may have the same.
    expect(rowOf('Muhammen bedel', cheap, { ...cheap, id: 3, price: null })?.isDifferent).toBe(false);
    expect(rowOf('Rüçhanlı alacaklar', cheap, { ...dear, price: null })?.isDifferent).toBe(false);
  });

  it('shows the legal bounds to everybody, and costs to members who may calculate', () => {
    expect(rowOf('Açılış bedeli', cheap, dear)?.cells).toEqual(['₺500.000', '₺1.000.000']);
    expect(rowOf('Toplam maliyet', { ...cheap, mayCalculate: false }, dear)?.cells[0]).toBe('Premium ile');
    const [total] = rowOf('Toplam maliyet', { ...cheap, mayCalculate: true }, dear)?.cells ?? [];
    expect(total).toMatch(/^₺\d/u);
  });

  it('shows the same sums of the reader’s calculation as the board and the listing', () => {
    const legal = { ...NOTHING_GIVEN, priorClaims: 70_000_000 };
    const goal = { kind: 'discount', ownValue: 150_000_000, discount: 2000 } as const;
    const calculation = { legal, scenarios: [{ ...newScenario('Bir'), goal }] };
    const detail = { ...cheap, mayCalculate: true };
    const kept = { calculation, changedAt: null, usualCosts: null, noted: { highestBid: null, ownValue: null } };
    const rows = compareGroups([{ detail, kept }], now).flatMap((group) => group.rows);
    const cellOf = (label: string) => rows.find((row) => row.label === label)?.cells[0];
    const money = ownMoney(detail, calculation);
    expect(cellOf('Verilebilecek en yüksek teklif')).toBe(formatSum(money?.highestBid ?? 0));
    expect(cellOf('Size göre değeri')).toBe('₺1.500.000');
    expect(cellOf('Toplam maliyet')).toBe(money && allInText(money));
    expect(cellOf('Teminat')).toBe(formatSum(money?.deposit ?? 0));
    expect(cellOf('Rüçhanlı alacaklar')).toBe('₺700.000');
  });

  it('distinguishes auctions that have not opened from running ones, with one row for their next bids', () => {
    const runs = { ...cheap, endDate: '2026-11-25T09:00:00.000Z' };
    const waits = { ...dear, endDate: '2026-12-15T09:00:00.000Z' };
    expect(rowOf('Durum', runs, waits)?.cells).toEqual(['Sürüyor', 'Henüz başlamadı']);
    expect(rowOf('Verilebilecek en az teklif', runs, waits)?.cells).toEqual(['₺500.000', '₺1.000.000']);
  });

  it('shows the area once, and notes once that the hour of a derived day is in the notice', () => {
    const read = {
      ...cheap,
      areaM2: 125,
      endDate: '2026-12-07T20:59:59.000Z',
      endDateIsDayOnly: true,
      endDateIsDerived: true,
      noticeValues: { values: { areaM2: { value: 125, sentence: '125 m² daire' } }, conflicts: [], withheld: [] },
    };
    const groups = compareGroups(
      [read, dear].map((detail) => ({ detail, kept: undefined })),
      now,
    );
    const rows = groups.flatMap(({ rows: own }) => own);
    expect(rows.filter(({ label }) => label === 'Yüzölçümü')).toHaveLength(1);
    for (const { label, cells } of rows)
      expect(`${label} ${cells[0]}`.match(/saati ilanda/g)?.length ?? 0, label).toBeLessThan(2);
  });

  it('shows the documents’ statements with their places, and does not count different places as a difference', () => {
    const said = (name: string, field: 'occupancy' | 'pledge', value: string): DocumentFinding => ({
      id: null,
      field,
      isThere: true,
      value,
      sentence: 'Cümle.',
      isSure: true,
      saidBy: 'report',
      saidOn: null,
      place: { address: `/${name}`, name, member: null, page: 2, line: 1 },
    });
    const withPapers = (findings: DocumentFinding[]) => ({
      isLocked: false,
      documents: 1,
      readDocuments: 1,
      unreadPages: 0,
      findingCount: findings.length,
      contradictionCount: 0,
      axes: [],
      findings,
      contradictions: [],
    });
    const first = withPapers([
      said('rapor.pdf', 'occupancy', 'Boş'),
      said('tutanak.pdf', 'occupancy', 'Boş'),
      said('rapor.pdf', 'pledge', '1. derece'),
    ]);
    const second = withPapers([said('ek.pdf', 'occupancy', 'Boş')]);
    const rows = compareGroups(
      [
        { detail: cheap, kept: undefined, findings: first },
        { detail: dear, kept: undefined, findings: second },
      ],
      now,
    ).flatMap((group) => group.rows);
    expect(rows).toContainEqual({
      label: 'Belgede: Kullanan',
      cells: ['Boş (rapor.pdf, 2. sayfa; tutanak.pdf, 2. sayfa)', 'Boş (ek.pdf, 2. sayfa)'],
      isDifferent: false,
    });
    expect(rows).toContainEqual({
      label: 'Belgede: İpotek',
      cells: ['1. derece (rapor.pdf, 2. sayfa)', '–'],
      isDifferent: false,
    });
  });

  it('shows nothing if a listing gives no value', () => {
    expect(rowOf('Muhammen bedel', cheap, { ...dear, price: null })?.cells).toEqual(['₺1.000.000', '–']);
    expect(rowOf('Açılış bedeli', { ...cheap, price: null })).toBeUndefined();
  });
});

describe('the address of a comparison', () => {
  it.each([
    ['12,34', [12, 34]],
    ['12, 34,12', [12, 34]],
    ['1,2,3,4', [1, 2, 3, 4]],
    ['12', [12]],
    ['12,12', [12]],
    ['1,2,3,4,5', undefined],
    ['', undefined],
    ['1,x', undefined],
    ['1,-2', undefined],
    ['1,99999999999999999999', undefined],
  ])('reads %s as %s', (text, ids) => {
    expect(readCompared(text)).toEqual(ids);
  });
});

it.each([
  ['12', 12],
  [' #12 ', 12],
  ['https://ornek.com/ilan/12', 12],
  ['https://ornek.com/ilan/12?kaynak=ileti#hesap', 12],
  ['/ilan/12/surumler', 12],
  ['2024/12', undefined],
  ['0', undefined],
  ['on iki', undefined],
])('reads %s as the listing id %s', (text, id) => {
  expect(readListingId(text)).toBe(id);
});
