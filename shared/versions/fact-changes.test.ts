import { describe, expect, it } from 'vitest';
import { factChanges, isOpenFact } from './fact-changes.ts';
import { changeSentence, factLabel, factText } from './fact-texts.ts';
import type { FactChange, VersionFacts } from './version-facts.ts';

const facts = (fields: VersionFacts['fields'], values: VersionFacts['values'] = {}): VersionFacts => ({
  fields,
  values,
});

describe('a difference between two versions', () => {
  it('is reported once, even if the notice repeats it', () => {
    const at = (day: string) => ({ at: `${day}T08:00:00.000Z`, isDayOnly: false });
    const before = facts(
      { price: 100, endDate: at('2026-12-01').at },
      { appraisal: 100, firstEnd: at('2026-12-01'), secondEnd: at('2026-12-29') },
    );
    const after = facts(
      { price: 120, endDate: at('2026-12-08').at },
      { appraisal: 120, firstEnd: at('2026-12-08'), secondEnd: at('2027-01-05') },
    );
    expect(factChanges(before, after).map(({ fact }) => fact)).toEqual(['price', 'endDate', 'secondEnd']);
  });

  it('is not reported if only one version states the fact, or both state the same', () => {
    expect(factChanges(facts({ price: 1 }), facts({ ada: '7' }, { km: 5 }))).toEqual([]);
    const said = facts({ price: 1 }, { deposit: { percent: 10, amount: null }, kdv: [10, 20] });
    expect(factChanges(said, structuredClone(said))).toEqual([]);
  });

  it('is reported from the notice only if the source gave a different value', () => {
    expect(factChanges(facts({ price: 100 }, { appraisal: 90 }), facts({ price: 100 }, { appraisal: 95 }))).toEqual([
      { fact: 'appraisal', before: 90, after: 95 },
    ]);
  });

  it('is visible to everybody if it concerns an open field of the listing', () => {
    expect(['price', 'endDate', 'deposit', 'firstStart'].every((fact) => isOpenFact(fact as 'price'))).toBe(true);
    expect([isOpenFact('kdv'), isOpenFact('km')]).toEqual([false, false]);
  });
});

describe('a changed fact in words', () => {
  it.each([
    [{ fact: 'price', before: 1_200_000, after: 1_350_000 }, 'Muhammen bedel 1.200.000 TL’den 1.350.000 TL’ye değişti'],
    [{ fact: 'price', before: 10.5, after: 11 }, 'Muhammen bedel 10,50 TL’den 11 TL’ye değişti'],
    [
      { fact: 'endDate', before: '2026-12-01T08:00:00.000Z', after: '2026-12-08T20:59:59.000Z' },
      'Bitiş tarihi 01.12.2026 11:00 iken 08.12.2026 oldu',
    ],
    [{ fact: 'secondRound', before: '0', after: '1' }, 'İlan artık ikinci ihale için'],
    [{ fact: 'il', before: 'Iğdır', after: 'İzmir' }, 'İl Iğdır iken İzmir oldu'],
    [
      { fact: 'deposit', before: { percent: 10, amount: null }, after: { percent: 20, amount: 1000 } },
      'Teminat Muhammen bedelin %10’u iken ₺1.000 (muhammen bedelin %20’si) oldu',
    ],
    [{ fact: 'kdv', before: [10], after: [10, 20] }, 'KDV oranı %10 iken %10 / %20 oldu'],
    [{ fact: 'modelYear', before: 2019, after: 2020 }, 'Model yılı 2019 iken 2020 oldu'],
    [{ fact: 'areaM2', before: 125.5, after: 1250 }, 'Alan (m²) 125,50 m² iken 1.250 m² oldu'],
  ] as [FactChange, string][])('%j', (change, sentence) => {
    expect(changeSentence(change)).toBe(sentence);
  });

  it('counts a round from zero in the listing and from one in the notice', () => {
    expect([factText('secondRound', '0'), factText('round', 1), factText('round', 2)]).toEqual([
      'birinci ihale',
      'birinci ihale',
      'ikinci ihale',
    ]);
    expect(factLabel('courtName')).toBe('Satışı yapan daire');
  });
});
