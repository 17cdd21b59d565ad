import type { Contradiction, DocumentFinding } from './document-findings.ts';

/** Two or more contradicting statements, each with everything that says it. */
export type JoinedContradiction = Pick<Contradiction, 'field' | 'meaning'> & {
  readonly values: readonly { readonly value: string; readonly sides: readonly DocumentFinding[] }[];
};

type Group = Pick<Contradiction, 'field' | 'meaning'> & { readonly sides: readonly DocumentFinding[] };

/**
 * Joins contradictions of one field that share a side, so that each sentence is shown once: a register that contradicts
 * both notice and report is a single question.
 */
export function joinedContradictions(contradictions: readonly Contradiction[]): JoinedContradiction[] {
  const groups = contradictions.reduce<readonly Group[]>((known, one) => {
    const touching = known.filter(
      ({ field, sides }) => field === one.field && sides.some((side) => isIn(side, one.sides)),
    );
    const sides = [...touching.flatMap((group) => group.sides), ...one.sides];
    return [...known.filter((group) => !touching.includes(group)), { ...one, sides: onceEach(sides) }];
  }, []);
  return groups.map(({ field, meaning, sides }) => ({
    field,
    meaning,
    values: [...Map.groupBy(sides, ({ value }) => value)].map(([value, said]) => ({ value, sides: said })),
  }));
}

const keyOf = ({ id, saidBy, value }: DocumentFinding): string => `${id ?? saidBy} ${value}`;
const isIn = (side: DocumentFinding, sides: readonly DocumentFinding[]) =>
  sides.some((other) => keyOf(other) === keyOf(side));
const onceEach = (sides: readonly DocumentFinding[]) => [...new Map(sides.map((side) => [keyOf(side), side])).values()];
