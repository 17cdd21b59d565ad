import type { ListingCondition, Terms } from '../conditions/condition.ts';
import { type Facet, type FacetRow, isMarked, type MarkedFacet } from '../conditions/facets.ts';
import { ALL, type CountedRange, countedRanges, countsAll } from '../conditions/marked-facets.ts';
import type { ResolvedSearch } from '../conditions/resolved-search.ts';
import { countBits, countCommon, SLOTS, slotsOf } from './bits.ts';
import type { Evaluation, Part, Prepared } from './evaluate.ts';
import type { MarketIndex } from './market-index.ts';
import type { Names } from './names.ts';
import type { Question } from './questions.ts';
import type { Flag, NameColumn, Segment } from './segment.ts';

type Counted = Facet | MarkedFacet;
/** Counts, indexed by the number of a name. */
type Counts = {
  readonly facet: Counted;
  readonly names: Names;
  readonly counts: Uint32Array;
  readonly ranges?: readonly CountedRange[];
};

/**
 * The number of listings for each choice of a filter, each filter under its own condition; filters with identical
 * conditions are counted together.
 */
export function facetsQuestion(
  index: MarketIndex,
  conditions: ReadonlyMap<Counted, ListingCondition>,
  search: ResolvedSearch,
): Question<FacetRow[]> {
  const known: (readonly FacetRow[])[] = [];
  const groups: Group[] = [];
  for (const [text, facets] of Map.groupBy(conditions.keys(), textOf(conditions))) {
    const condition = facets[0] && conditions.get(facets[0]);
    if (!condition) continue;
    const ranges = facets.filter(isMarked).map((facet) => countedRanges(facet, search, condition.now));
    const key = `${facets.join()} ${JSON.stringify(ranges)} ${text}`;
    const rows = index.keptCounts(key, condition.now);
    if (rows) known.push(rows);
    else groups.push(new Group({ index, key, condition }, facets, ranges.flat()));
  }
  return {
    prepare(evaluation) {
      for (const group of groups) group.prepare(evaluation);
    },
    visit(evaluation, segment) {
      for (const group of groups) group.visit(evaluation, segment);
    },
    answer: () => [...known.flat(), ...groups.flatMap((group) => group.rows())],
  };
}

/**
 * A condition as text, without the current time, which only matters for ended auctions; most filters share a condition.
 */
function textOf(conditions: ReadonlyMap<Counted, ListingCondition>): (facet: Counted) => string {
  const texts = new Map<ListingCondition | undefined, string>();
  return (facet) => {
    const condition = conditions.get(facet);
    const text = texts.get(condition) ?? JSON.stringify({ ...condition, now: undefined });
    texts.set(condition, text);
    return text;
  };
}

/** A choice of a yes-or-no filter: it counts the listings that have a flag, or those that don't. */
type FlagChoice = { readonly value: string; readonly flag: Flag; readonly has: boolean };
const FLAG_CHOICES = {
  secondRound: [
    { value: '1', flag: 'secondRound', has: true },
    { value: '0', flag: 'firstRound', has: true },
  ],
  sulhMahkeme: [
    { value: '1', flag: 'sulhMahkeme', has: true },
    { value: '0', flag: 'sulhMahkeme', has: false },
  ],
} as const satisfies Partial<Record<Facet, readonly FlagChoice[]>>;
type FlagFacet = keyof typeof FLAG_CHOICES;

const slots = new Uint16Array(SLOTS);

type Asked = { readonly index: MarketIndex; readonly key: string; readonly condition: ListingCondition };

class Group {
  readonly #asked: Asked;
  readonly #columns: (Counts & { readonly column: NameColumn })[] = [];
  readonly #flags: { readonly facet: FlagFacet; readonly choice: FlagChoice; count: number }[] = [];
  readonly #marks: Counts[] = [];
  /** Lexemes that are counted together as one choice. */
  readonly #terms: {
    readonly facet: Counted;
    readonly value: string;
    readonly term: Terms[number];
    part?: Part;
    count: number;
  }[] = [];
  readonly #all: MarkedFacet[];
  #prepared: Prepared = [];
  #total = 0;

  constructor(asked: Asked, facets: readonly Counted[], ranges: readonly CountedRange[]) {
    const { index } = asked;
    this.#asked = asked;
    this.#all = facets.filter(isMarked).filter(countsAll);
    for (const facet of facets) {
      if (isMarked(facet))
        this.#addMarked(
          index,
          facet,
          ranges.filter((range) => range.facet === facet),
        );
      else if (facet === 'secondRound' || facet === 'sulhMahkeme')
        this.#flags.push(...FLAG_CHOICES[facet].map((choice) => ({ facet, choice, count: 0 })));
      else
        this.#columns.push({
          facet,
          column: facet,
          names: index.names[facet],
          counts: new Uint32Array(index.names[facet].size),
        });
    }
  }

  #addMarked(index: MarketIndex, facet: MarkedFacet, ranges: readonly CountedRange[]): void {
    const named = ranges.filter(({ value }) => value !== undefined);
    for (const [value, same] of Map.groupBy(named, (range) => range.value ?? ''))
      this.#terms.push({
        facet,
        value,
        term: same.flatMap(({ first, next }) => index.marksBetween(first, next)),
        count: 0,
      });
    const plain = ranges.filter(({ value }) => value === undefined);
    if (plain.length > 0)
      this.#marks.push({ facet, names: index.marks, counts: new Uint32Array(index.marks.size), ranges: plain });
  }

  prepare(evaluation: Evaluation): void {
    this.#prepared = evaluation.prepare(this.#asked.condition);
    for (const each of this.#terms) each.part = evaluation.term(each.term);
  }

  visit(evaluation: Evaluation, segment: Segment): void {
    const found = evaluation.find(this.#prepared);
    if (!found) return;
    const total = countBits(found);
    this.#total += total;
    for (const each of this.#flags) {
      const { flag, has } = each.choice;
      const having = countCommon(found, segment.flags[flag]);
      each.count += has ? having : total - having;
    }
    for (const each of this.#terms) {
      if (each.part) each.count += countCommon(found, evaluation.look(each.part));
    }
    if (this.#columns.length + this.#marks.length === 0) return;
    const count = slotsOf(found, slots);
    for (const { column, counts } of this.#columns) countNames(segment.names[column], counts, count);
    for (const { counts } of this.#marks) segment.countMarks(slots, count, counts);
  }

  rows(): readonly FacetRow[] {
    const rows = this.#rows();
    this.#asked.index.keepCounts(this.#asked.key, rows);
    return rows;
  }

  #rows(): FacetRow[] {
    return [
      ...this.#columns.flatMap(({ facet, names, counts }) =>
        [...counts].flatMap((count, number) => {
          const name = count > 0 ? names.nameOf(number) : null;
          return name === null
            ? []
            : [{ facet, value: facet === 'district' ? name.slice(name.indexOf('/') + 1) : name, count }];
        }),
      ),
      ...this.#flags.flatMap(({ facet, choice: { value }, count }) => (count > 0 ? [{ facet, value, count }] : [])),
      ...this.#terms.map(({ facet, value, count }) => ({ facet, value, count })),
      ...this.#marks.flatMap(({ facet, names, counts, ranges = [] }) =>
        [...counts].flatMap((count, number) => {
          const name = count > 0 ? names.nameOf(number) : null;
          const range = name !== null && ranges.find(({ first, next }) => name >= first && name < next);
          return name && range ? [{ facet, value: name.slice(range.skip), count }] : [];
        }),
      ),
      ...this.#all.map((facet) => ({ facet, value: ALL, count: this.#total })),
    ];
  }
}

function countNames(names: Uint16Array, counts: Uint32Array, count: number): void {
  for (let at = 0; at < count; at += 1) {
    const name = names[slots[at] ?? 0] ?? 0;
    counts[name] = (counts[name] ?? 0) + 1;
  }
}
