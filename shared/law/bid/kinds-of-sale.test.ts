import { describe, expect, it } from 'vitest';
import { frameOf, NOTHING_GIVEN, subjectOf } from './calculation.ts';
import { legalRows, legalSumText } from './legal-rows.ts';
import { bidFault } from './sale-frame.ts';

const LISTING = {
  categoryNumber: '3',
  price: 200_000,
  areaM2: null,
  hisse: null,
  isShareSale: null,
  sulhMahkeme: '0',
  secondRound: '0',
  endDate: null,
  endDateIsDerived: false,
  lawToConfirm: [],
} as const;
const bracelet = subjectOf({ ...LISTING, tur: 'Ziynet' });
const desk = subjectOf({ ...LISTING, tur: 'Mobilya' });
if (!bracelet || !desk) throw new Error('Both have an appraisal');
const METAL = 15_000_000;
const given = { ...NOTHING_GIVEN, metalValue: METAL };

describe('gold and silver are never sold below the value of the metal (İİK 117)', () => {
  it('so a bid of half the appraisal may be made and cannot win', () => {
    const frame = frameOf(bracelet, given);
    expect(frame).toMatchObject({ opening: 10_000_000, leastWinning: METAL });
    expect(bidFault(frame, METAL - 1)).toBe('notAboveLimit');
    expect(bidFault(frame, METAL)).toBeNull();
  });

  it('only if that value is higher than the general legal limit', () => {
    expect(frameOf(bracelet, { ...given, metalValue: 1 }).limit).toBe(10_000_000);
    expect(frameOf(desk, given).limit).toBe(10_000_000);
  });

  it('and while that value is unknown, the limit is marked as assumed', () => {
    const rows = (legal: typeof given | typeof NOTHING_GIVEN, of = bracelet) =>
      legalRows(of, legal, null).map((row) => `${row.label} ${legalSumText(row)} ${row.origin}`);
    expect(rows(NOTHING_GIVEN)).toContain('Madenin değeri Bilinmiyor (₺0 alındı) assumed');
    expect(rows(given)).toContain('Madenin değeri ₺150.000 given');
    expect(rows(given, desk).join()).not.toContain('Madenin');
  });
});

describe('a first auction that may be only among heirs (Law 7589)', () => {
  it('is told with both opening prices', () => {
    const flat = subjectOf({ ...LISTING, categoryNumber: '1', tur: 'Daire', sulhMahkeme: '1' });
    if (!flat) throw new Error('It has an appraisal');
    const openings = legalRows(flat, NOTHING_GIVEN, null).filter(({ label }) => label.toLowerCase().includes('açılış'));
    expect(openings.map(({ sum }) => sum)).toEqual([10_000_000, 20_000_000]);
    expect(openings[1]?.explanation).toContain('7589');
    expect(openings[1]?.explanation).not.toContain('doğrulanacak');
    const [, unsure] = legalRows({ ...flat, lawToConfirm: ['heirsOpeningPercent'] }, NOTHING_GIVEN, null).filter(
      ({ label }) => label.toLowerCase().includes('açılış'),
    );
    expect(unsure?.explanation).toContain('7589 sayılı Kanun, doğrulanacak');
  });
});
