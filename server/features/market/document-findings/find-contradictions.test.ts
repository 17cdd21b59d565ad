import { expect, it } from 'vitest';
import { findContradictions } from './find-contradictions.ts';
import type { FoundValues } from './read-findings.ts';

const between = (one: FoundValues, other: FoundValues, isShareSale = false) =>
  findContradictions(
    [
      { values: one, place: 'ilan' },
      { values: other, place: 'rapor' },
    ],
    isShareSale,
  ).map(({ field }) => field);

it.each<[FoundValues, FoundValues, string[]]>([
  [{ grossM2: 145.5 }, { grossM2: 120 }, ['grossM2']],
  [{ grossM2: 145.5 }, { grossM2: 145 }, []],
  [{ grossM2: 145.5 }, { netM2: 120 }, []],
  [{ share: '1/4' }, { share: '1/2' }, ['share']],
  [{ share: '1/4' }, { share: '2/8' }, []],
  [{ share: 'tamamı' }, { share: '1/2' }, []],
  [{ appraisal: 4_275_000 }, { appraisal: 4_725_000 }, ['appraisal']],
  [{ appraisedOn: '2025-02-18' }, { appraisedOn: '2024-02-18' }, ['appraisedOn']],
  [{ occupancy: 'empty' }, { occupancy: 'tenant' }, ['occupancy']],
  [{ unit: '5' }, { unit: '5.' }, []],
  [
    { annotations: { present: [], absent: ['mortgage'] } },
    { annotations: { present: ['mortgage'], absent: [] } },
    ['annotations'],
  ],
  [{ annotations: { present: ['seizure'], absent: [] } }, { annotations: { present: ['mortgage'], absent: [] } }, []],
  // What is not said contradicts nothing.
  [{ occupancy: 'empty' }, {}, []],
])('%j against %j', (one, other, expected) => {
  expect(between(one, other)).toEqual(expected);
  expect(between(other, one)).toEqual(expected);
});

it('values of a share sale are of the share or of the whole, so they are not compared', () => {
  expect(between({ appraisal: 100 }, { appraisal: 400 }, true)).toEqual([]);
});

it('two papers against each other are told too, each pair once', () => {
  const papers = [
    { values: { unit: '5' }, place: 'ilan' },
    { values: { netM2: 90 }, place: 'rapor' },
    { values: { netM2: 120, unit: '5' }, place: 'tapu' },
  ];
  expect(findContradictions(papers, false)).toEqual([{ field: 'netM2', sides: ['rapor', 'tapu'] }]);
});
