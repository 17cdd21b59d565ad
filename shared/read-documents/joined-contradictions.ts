import type { Contradiction, DocumentFinding } from './document-findings.ts';

/** What is said in two ways or more, each with all who say it. */
export type JoinedContradiction = Pick<Contradiction, 'field' | 'meaning'> & {
  readonly values: readonly { readonly value: string; readonly sides: readonly DocumentFinding[] }[];
};

type Group = Pick<Contradiction, 'field' | 'meaning'> & { readonly sides: readonly DocumentFinding[] };

/**
 * Contradictions of one field that have a side in common as one, so that a sentence stands once: what a register says
 * against notice and report is one question.
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
