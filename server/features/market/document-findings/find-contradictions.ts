import type { FindingField } from '#shared/read-documents/document-findings.ts';
import type { FoundValues } from './read-findings.ts';

/** What one paper, or the notice, says of the lot. */
export type Paper<Place> = { readonly values: FoundValues; readonly place: Place };
export type Difference<Place> = { readonly field: FindingField; readonly sides: readonly [Place, Place] };

/** Areas are rounded, and measured again: what differs less is the same. */
const SAME_AREA_M2 = 1.5;
const SAME_AREA_PART = 0.01;

type Compared = { readonly [Name in FindingField]?: (one: Value<Name>, other: Value<Name>) => boolean };
type Value<Name extends FindingField> = NonNullable<FoundValues[Name]>;

const isSameArea = (one: number, other: number) =>
  Math.abs(one - other) <= Math.max(SAME_AREA_M2, SAME_AREA_PART * Math.max(one, other));
const isSameWord = (one: string, other: string) =>
  one.replace(/[\s.]+/g, '').toLocaleLowerCase('tr') === other.replace(/[\s.]+/g, '').toLocaleLowerCase('tr');

/** Fields of which two papers can't say different things and both be right, and when what they say is the same. */
const IS_SAME: Compared = {
  share: isSameShare,
  appraisal: (one, other) => Math.abs(one - other) < 1,
  appraisedOn: (one, other) => one === other,
  grossM2: isSameArea,
  netM2: isSameArea,
  plotM2: isSameArea,
  unit: isSameWord,
  occupancy: (one, other) => one === other,
  annotations: (one, other) => !isDenied(one, other) && !isDenied(other, one),
};

/** Shares that are no fractions are not compared. */
function isSameShare(one: string, other: string): boolean {
  const [size, otherSize] = [one, other].map((share) => {
    const [part = Number.NaN, whole = 1] = share.split('/').map(Number);
    return part / whole;
  });
  return !(Math.abs((size ?? Number.NaN) - (otherSize ?? Number.NaN)) >= 1e-6);
}

type Annotations = Value<'annotations'>;

/** Whether one names an entry that the other says there is none of. */
function isDenied(one: Annotations, other: Annotations): boolean {
  return one.present.some((name) => other.absent.includes(name));
}

/**
 * What papers say differently, each field of each pair once. What a paper does not say contradicts nothing. Of a share
 * sale values are not compared: one paper gives the share's, another the whole's.
 */
export function findContradictions<Place>(papers: readonly Paper<Place>[], isShareSale: boolean): Difference<Place>[] {
  const fields = Object.keys(IS_SAME) as FindingField[]; // Safe: the names of a literal.
  return fields
    .filter((field) => !(isShareSale && field === 'appraisal'))
    .flatMap((field) =>
      papers.flatMap((one, at) => {
        const other = papers.slice(at + 1).find((paper) => differs(field, one.values, paper.values));
        return other ? [{ field, sides: [one.place, other.place] as const }] : [];
      }),
    );
}

function differs(field: FindingField, one: FoundValues, other: FoundValues): boolean {
  const [value, otherValue] = [one[field], other[field]];
  if (value === undefined || otherValue === undefined) return false;
  // Safe: both are values of the same field, as its own comparison takes them.
  const isSame = IS_SAME[field] as ((one: unknown, other: unknown) => boolean) | undefined;
  return isSame !== undefined && !isSame(value, otherValue);
}
