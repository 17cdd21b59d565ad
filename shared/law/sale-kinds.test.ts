import { describe, expect, it } from 'vitest';
import { makeDetail } from '#tests/support/make-detail.ts';
import { saleKindMarks, saleKindRemarks } from './sale-kinds.ts';

const PLAIN = makeDetail({ endDate: '2026-12-20T08:00:00.000Z' });
const HEIRS = { ...PLAIN, sulhMahkeme: '1', secondRound: '0' } as const;
const WARD = { ...PLAIN, mayBeWardSale: true };

describe('the remarks on the kind of sale', () => {
  it('marks sales that may be among heirs, of a ward, or both; no other', () => {
    expect(saleKindMarks(PLAIN)).toEqual([]);
    expect(saleKindMarks(HEIRS)).toEqual(['Mirasçılar arasında olabilir']);
    expect(saleKindMarks(WARD)).toEqual(['Vesayet satışı olabilir']);
    expect(saleKindMarks({ ...HEIRS, mayBeWardSale: true })).toHaveLength(2);
  });

  it('appear at each auction of a ward’s property, but only at the first among heirs (TMK 440, 444; Law 7589)', () => {
    const court = 'Vesayet satışıysa, mahkeme onaylarsa tamamlanır.';
    expect([saleKindRemarks(WARD, 1), saleKindRemarks(WARD, 2)]).toEqual([[court], [court]]);
    expect(saleKindRemarks(HEIRS, 1)).toEqual(['Miras malıysa bu ihaleye yalnızca mirasçılar katılabilir.']);
    expect([saleKindRemarks(HEIRS, 2), saleKindRemarks(PLAIN, 1)]).toEqual([[], []]);
  });
});
