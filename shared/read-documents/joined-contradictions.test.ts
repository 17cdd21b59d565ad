import { expect, it } from 'vitest';
import type { Contradiction, DocumentFinding } from './document-findings.ts';
import { joinedContradictions } from './joined-contradictions.ts';

const said = (saidBy: DocumentFinding['saidBy'], value: string, id: string | null = saidBy): DocumentFinding => ({
  id,
  field: 'unit',
  isThere: true,
  value,
  sentence: `${value} nolu bağımsız bölüm`,
  isSure: true,
  saidBy,
  saidOn: null,
  place: null,
});
const differ = (
  one: DocumentFinding,
  other: DocumentFinding,
  field: Contradiction['field'] = 'unit',
): Contradiction => ({ field, meaning: 'Sorun.', sides: [one, other] });
const shown = (contradictions: readonly Contradiction[]) =>
  joinedContradictions(contradictions).map(({ field, values }) => [
    field,
    values.map(({ value, sides }) => [value, sides.map(({ saidBy }) => saidBy)]),
  ]);

it('a document contradicting three others is shown once, with all documents of each side', () => {
  const [notice, report, register, minutes] = [
    said('notice', '9', null),
    said('report', '9'),
    said('register', '7'),
    said('minutes', '9'),
  ];
  expect(shown([differ(notice, register), differ(report, register), differ(register, minutes)])).toEqual([
    [
      'unit',
      [
        ['9', ['notice', 'report', 'minutes']],
        ['7', ['register']],
      ],
    ],
  ]);
});

it('pairs without a common side, and pairs about different fields, stay separate', () => {
  const pairs = [
    differ(said('report', '1. derece', 'a'), said('register', '2. derece', 'b')),
    differ(said('report', '500', 'c'), said('register', '600', 'd')),
    differ(said('report', '1. derece', 'a'), said('register', '2. derece', 'b'), 'floor'),
  ];
  expect(shown(pairs)).toHaveLength(3);
});

it('a pair that shares sides with two groups merges them', () => {
  const [a, b, c, d] = [
    said('notice', '1', 'a'),
    said('report', '2', 'b'),
    said('register', '3', 'c'),
    said('letter', '4', 'd'),
  ];
  expect(shown([differ(a, b), differ(c, d), differ(b, c)])).toHaveLength(1);
});
