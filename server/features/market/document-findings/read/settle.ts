import type { PaperField, StoredFinding } from '#shared/read-documents/finding-fields.ts';
import type { Read } from './paper-rule.ts';

export type Placed = Read & Omit<StoredFinding, 'field' | 'value'>;

/** Fields with a single value per paper: if a paper states two values, none is kept. */
const SINGLE: ReadonlySet<PaperField> = new Set([
  'share',
  'appraisal',
  'appraisedOn',
  'extractOn',
  'leaseEnd',
  'grossM2',
  'netM2',
  'deedM2',
  'plotM2',
  'unit',
  'floor',
  'zoning',
  'buildingAge',
  'km',
  'occupancy',
  'damage',
  'priorClaim',
]);
/** Fields that each of several units has. */
const OF_EACH_UNIT: ReadonlySet<PaperField> = new Set([
  'share',
  'appraisal',
  'grossM2',
  'netM2',
  'deedM2',
  'unit',
  'floor',
  'occupancy',
]);
/** If one of these exists, `yok` refers to something else. */
const THERE_COUNTS: ReadonlySet<PaperField> = new Set(['pledge', 'seizure', 'debt', 'unpermitted']);

/** Keeps each finding once, with its most explicit statement, and drops unresolved contradictions. */
export function settled(all: readonly Placed[], isOfSeveral: boolean): StoredFinding[] {
  const rounded = all.find(({ field, sentence }) => field === 'appraisal' && /yuvarla/i.test(sentence));
  const found = rounded ? all.filter((one) => !isBeforeRounding(one, rounded)) : all;
  const once = [
    ...new Map(found.toSorted((one, other) => one.rank - other.rank).map((one) => [keyOf(one), one])).values(),
  ];
  const [only, second] = once.filter(({ field }) => field === 'partValue');
  const isWhole = only && !second && only.rank > 1 && !once.some(({ field }) => field === 'appraisal');
  // A single worth in the conclusion is that of the property, whatever it is called.
  if (isWhole)
    return settled(
      found.map((one) => (one.field === 'partValue' ? { ...one, field: 'appraisal' } : one)),
      isOfSeveral,
    );
  const kept = once.filter((one) => isKept(one, once, isOfSeveral)).map((one) => ({ one, at: found.indexOf(one) }));
  return kept.toSorted((one, other) => one.at - other.at).map(({ one: { rank: _, ...finding } }) => finding);
}

/** The worth before rounding is not the result. */
function isBeforeRounding({ field, value, sentence }: Placed, { value: { number: rounded = 0 } }: Placed): boolean {
  const { number = 0 } = value;
  const isNear = number !== rounded && Math.abs(number - rounded) < rounded / 50;
  return field === 'appraisal' && isNear && !/yuvarla/i.test(sentence);
}

function isKept(one: Placed, all: readonly Placed[], isOfSeveral: boolean): boolean {
  const same = all.filter(({ field }) => field === one.field);
  const { isThere } = one.value;
  if (isOfSeveral && OF_EACH_UNIT.has(one.field)) return isOfAUnit(one, same, all);
  if (SINGLE.has(one.field)) return isPlainest(one, same);
  if (one.field === 'partValue') return same.length > 1 && all.some(({ field }) => field === 'appraisal');
  if (one.field === 'validity')
    return isPlainest(
      one,
      same.filter(({ value }) => value.word === one.value.word),
    );
  if (THERE_COUNTS.has(one.field)) {
    if (!isThere) return !same.some(({ value }) => value.isThere);
    // A total replaces its parts.
    if (
      one.field === 'debt' &&
      one.rank < 3 &&
      same.some(({ rank, value }) => rank === 3 && value.word === one.value.word)
    )
      return false;
    return !isTold(one, same);
  }
  if (same.some(({ value }) => value.isThere !== isThere)) return false;
  return !isTold(one, same);
}

/** Whether it is stated more explicitly than all others. */
function isPlainest({ rank }: Placed, same: readonly Placed[]): boolean {
  const most = Math.max(...same.map((one) => one.rank));
  return rank === most && same.filter((one) => one.rank === most).length === 1;
}

/** With several units, a paper may have one value per unit; if there are more, only the most explicit ones are kept. */
function isOfAUnit(one: Placed, same: readonly Placed[], all: readonly Placed[]): boolean {
  const units = all.filter(({ field }) => field === 'unit').length;
  const most = Math.max(...same.map(({ rank }) => rank));
  return same.length <= units || (one.rank === most && same.filter(({ rank }) => rank === most).length <= units);
}

/**
 * Whether another finding says the same with more details: `ipotek vardır` next to its degree and sum, a lease or a
 * permit without its day.
 */
function isTold({ field, value }: Placed, same: readonly Placed[]): boolean {
  const less = same.filter((other) => other.value !== value && other.value.isThere);
  if (field === 'lease')
    return isBare(value)
      ? less.some((other) => !isBare(other.value))
      : less.some((other) => isWithin(value, other.value));
  if (field === 'licence' || field === 'occupancyPermit') return less.some((other) => isWithin(value, other.value));
  if (field === 'pledge')
    return value.degree === undefined
      ? less.some((other) => says(other.value, value))
      : less.some(({ value: more }) => isSamePledge(more, value));
  if (field === 'seizure')
    return value.number === undefined && less.some(({ value: { number } }) => number !== undefined);
  return false;
}

const isBare = ({ day, number }: Read['value']) => day === undefined && number === undefined;
const PARTS = ['day', 'number', 'unit', 'word'] as const;

/** Whether `more` contains all of `less` and something in addition; a day includes its year. */
function isWithin(less: Read['value'], more: Read['value']): boolean {
  const isSaid = (part: (typeof PARTS)[number]) =>
    less[part] === undefined ||
    less[part] === more[part] ||
    (part === 'number' && more.day?.startsWith(`${less.number}-`) === true);
  const count = (value: Read['value']) => PARTS.filter((part) => value[part] !== undefined).length;
  const isMore = count(more) > count(less) || (count(more) === count(less) && more.day !== undefined && !less.day);
  return isMore && PARTS.every(isSaid);
}

/** Whether `more` has the same degree and adds the sum or the creditor without a contradiction. */
const isSamePledge = (more: Read['value'], less: Read['value']) =>
  (more.word !== undefined && less.word === undefined && more.degree === less.degree && more.number === less.number) ||
  (less.number === undefined &&
    more.degree === less.degree &&
    more.number !== undefined &&
    (less.word === undefined || less.word === more.word));

function says(more: Read['value'], less: Read['value']): boolean {
  const isSum = less.number === undefined || less.number === more.number;
  return (
    isSum &&
    (less.word === undefined || less.word === more.word) &&
    (more.degree !== undefined || more.number !== undefined)
  );
}

function keyOf({ field, value }: Read): string {
  return JSON.stringify([field, value.isThere, value.number, value.day, value.word, value.degree, value.unit]);
}
