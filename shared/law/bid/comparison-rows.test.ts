import { describe, expect, it } from 'vitest';
import { frameOf, NOTHING_GIVEN, newScenario, type Scenario, subjectOf } from './calculation.ts';
import { compareScenarios } from './comparison-rows.ts';
import { USUAL_COSTS } from './costs.ts';
import { legalRows, legalSumText } from './legal-rows.ts';

const LISTING = {
  categoryNumber: '1',
  tur: 'Daire',
  sulhMahkeme: '0',
  secondRound: '0',
  endDate: null,
  endDateIsDerived: false,
  lawToConfirm: [],
  price: 2_000_000,
  areaM2: 100,
  hisse: '1/2',
  isShareSale: true,
} as const;
const subject = subjectOf(LISTING);
if (!subject) throw new Error('A listing with a price has a subject.');

function cells(scenarios: readonly Scenario[], label: string, of = subject): string[] | undefined {
  if (!of) return undefined;
  const { rows } = compareScenarios(of, frameOf(of, NOTHING_GIVEN), scenarios);
  return rows.find((row) => row.label === label)?.cells.map(({ text }) => text);
}
const scenario = (given: Partial<Scenario> = {}): Scenario => ({ ...newScenario('Bir'), ...given });
const withKdv = scenario({ costs: { ...USUAL_COSTS, kdv: { isOn: true, value: 2000 } } });

describe('scenarios side by side', () => {
  it('state that KDV is missing from the total until its rate is known', () => {
    expect(cells([scenario(), withKdv], 'KDV')).toEqual(['oranı bilinmiyor, toplama katılmadı', '₺200.000']);
    expect(cells([scenario(), withKdv], 'Toplam maliyet')).toEqual(['₺1.025.690 (KDV hariç)', '₺1.225.690']);
  });

  it('name the year whose stamp duty they calculate with (488 sayılı Kanun)', () => {
    expect(cells([scenario()], 'Damga vergisi (2026 tutarı)')).toEqual(['₺5.690']);
  });

  it('omit costs that no scenario has, and distinguish a cost that is switched off from an unknown one', () => {
    expect(cells([scenario()], 'Onarım')).toBeUndefined();
    const repaired = scenario({ costs: { ...USUAL_COSTS, repair: { isOn: true, value: 5 } } });
    const off = scenario({ costs: { ...USUAL_COSTS, repair: { isOn: false, value: 5 } } });
    expect(cells([repaired, off, scenario()], 'Onarım')).toEqual(['₺0', 'katılmadı', 'yazılmadı']);
  });

  it('use the typed bid, otherwise the highest lawful bid, otherwise the least winning bid', () => {
    const goal = { kind: 'discount', ownValue: 200_000_000, discount: 2000 } as const;
    expect(cells([scenario({ bid: 99 }), scenario({ goal }), scenario()], 'Hesaplanan teklif')).toEqual([
      '₺0,99',
      '₺1.550.000',
      '₺1.000.000,01',
    ]);
    expect(cells([scenario({ bid: 99 })], 'Bu teklif')).toEqual(['Açılış bedelinin altında: verilemez.']);
  });

  it('state that even the least winning bid is too expensive, or that the goal fails even at no cost', () => {
    const dear = scenario({ goal: { kind: 'discount', ownValue: 200_000_000, discount: 6000 } });
    const rent = { kind: 'rent', monthlyRent: 1, yearlyCosts: 100, yield: 100 } as const;
    expect(cells([dear, scenario({ goal: rent }), scenario()], 'Verilebilecek en yüksek teklif')).toEqual([
      'Satışa yeten en düşük teklif bile hedefi aşıyor',
      'Satışa yeten en düşük teklif bile hedefi aşıyor',
      '–',
    ]);
    expect(cells([scenario({ goal: rent })], 'Hedefi tutan en yüksek teklif')).toEqual([
      'Mal bedava olsa bile bu hedef tutmuyor',
    ]);
  });

  it('calculate the price per m² of a share from the share, and omit it if the share cannot be read', () => {
    expect(cells([scenario({ bid: 100_000_001 })], 'm² başına')).toEqual(['₺20.514']);
    expect(cells([scenario()], 'm² başına', subjectOf({ ...LISTING, hisse: 'muhtelif' }))).toBeUndefined();
  });
});

it('a listing without an appraisal cannot be calculated with', () => {
  expect(subjectOf({ ...LISTING, price: null })).toBeUndefined();
  expect(subjectOf({ ...LISTING, price: 0 })).toBeUndefined();
});

describe('what the law asks for', () => {
  const rows = (legal = NOTHING_GIVEN, deposit: Parameters<typeof legalRows>[2] = null) =>
    legalRows(subject, legal, deposit).map((row) => [row.label, legalSumText(row), row.origin]);

  it('marks each value as assumed or given', () => {
    expect(rows()).toEqual(
      expect.arrayContaining([
        ['Rüçhanlı alacaklar', 'Bilinmiyor (₺0 alındı)', 'assumed'],
        ['Aşılması gereken sınır', '₺1.000.000', 'assumed'],
      ]),
    );
    expect(rows({ ...NOTHING_GIVEN, priorClaims: 0, saleCosts: 4_000_000 })).toEqual(
      expect.arrayContaining([
        ['Rüçhanlı alacaklar', '₺0', 'given'],
        ['Aşılması gereken sınır', '₺1.040.000', 'given'],
      ]),
    );
  });

  it('labels the least bid as the opening bid until bidding has opened', () => {
    const labels = (hasOpened: boolean) =>
      legalRows(subject, NOTHING_GIVEN, null, { hasOpened }).map(({ label }) => label);
    expect(labels(false)).toContain('Açılışta verilebilecek en az teklif');
    expect(labels(true)).toContain('Şimdi verilebilecek en az teklif');
  });

  it('distinguishes a deposit from the notice from one by law, and shows who pays less', () => {
    const deposit = { amount: 20_000_000, isNamed: true };
    const claims = legalRows(subject, { ...NOTHING_GIVEN, priorClaims: 5_000_000 }, null, { ranked: 5_000_000 });
    expect(claims.find(({ label }) => label === 'Rüçhanlı alacaklar')?.origin).toBe('notice');
    expect(rows(NOTHING_GIVEN, deposit)).toContainEqual(['Teminat', '₺200.000', 'notice']);
    expect(rows(NOTHING_GIVEN, { ...deposit, isNamed: false })).toContainEqual(['Teminat', '₺200.000', 'law']);
    expect(rows({ ...NOTHING_GIVEN, ownClaim: 5_000_000 }, deposit)).toContainEqual([
      'Sizden istenecek teminat',
      '₺150.000',
      'given',
    ]);
    expect(rows(NOTHING_GIVEN, null).map(([label]) => label)).not.toContain('Teminat');
  });

  it('gives each line its article and an explanation', () => {
    for (const { article, explanation } of legalRows(subject, NOTHING_GIVEN, null)) {
      expect(article).toMatch(/^İİK \d/u);
      expect(explanation.length).toBeGreaterThan(30);
    }
  });
});
