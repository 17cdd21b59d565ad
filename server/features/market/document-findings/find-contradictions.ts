import type { PaperField, StoredFinding } from '#shared/read-documents/finding-fields.ts';
import { PAPER_FIELD_NAMES } from '#shared/read-documents/finding-fields.ts';
import { DAY_MS } from '#shared/text/dates.ts';

/** The statements of one source about the lot: a paper, the notice or the listing itself; the caller defines `by`. */
export type Side<By> = { readonly findings: readonly StoredFinding[]; readonly by: By };
type Said<By> = { readonly finding: StoredFinding; readonly by: By };
export type Difference<By> = { readonly field: PaperField; readonly sides: readonly [Said<By>, Said<By>] };
/** The share that is sold, for comparing worths: one paper states the share's, another the whole's. */
type Sale = { readonly isShareSale: boolean; readonly share?: string | undefined };

type Compare = (one: StoredFinding['value'], other: StoredFinding['value'], sale: Sale) => boolean;

/** Areas are rounded and measured again: smaller differences don't count. */
const SAME_AREA_M2 = 1.5;
const SAME_AREA_PART = 0.01;
/** The register's area of the ground is measured only once, so the tolerance is small: 24.350 m² is not 24.530 m². */
const SAME_GROUND_PART = 0.001;
/** Both the day of the inspection and that of the report are called the day of the appraisal. */
const SAME_APPRAISAL_DAYS = 60;
/** An extract of the register may be printed more than once for one sale. */
const SAME_EXTRACT_DAYS = 30;
/** Ages are estimates, and the papers are from different years. */
const SAME_AGE_YEARS = 5;
const SAME_KM = 500;
const SAME_WORTH_PART = 0.01;
const MONTHS_OF_YEAR = 12;

const sizeOf = (share: string | undefined) => {
  const [part = Number.NaN, whole = Number.NaN] = (share ?? '').split('/').map(Number);
  return part / whole;
};
const isNear = (one = 0, other = 0, least: number, part = 0) =>
  Math.abs(one - other) <= Math.max(least, part * Math.max(one, other));
const isSameArea: Compare = (one, other) => isNear(one.number, other.number, SAME_AREA_M2, SAME_AREA_PART);
const isSameGround: Compare = (one, other) => isNear(one.number, other.number, SAME_AREA_M2, SAME_GROUND_PART);
const isSameWord: Compare = (one, other) => plain(one.word) === plain(other.word);
const isWithinDays =
  (days: number): Compare =>
  ({ day = '' }, { day: other = '' }) =>
    Math.abs(Date.parse(day) - Date.parse(other)) < days * DAY_MS;
const isSameBeing: Compare = (one, other) => one.isThere === other.isThere;

/** The fields in which two differing papers can't both be right, each with when their values count as the same. */
const IS_SAME: Readonly<Partial<Record<PaperField, Compare>>> = {
  share: ({ word }, { word: other }) => !(Math.abs(sizeOf(word) - sizeOf(other)) >= 1e-6),
  pledge: (one, other) =>
    one.isThere === other.isThere &&
    (one.degree === undefined ||
      one.degree !== other.degree ||
      one.number === undefined ||
      other.number === undefined ||
      one.number === other.number),
  seizure: isSameBeing,
  precaution: isSameBeing,
  familyHome: isSameBeing,
  usufruct: isSameBeing,
  easement: isSameBeing,
  priorClaim: isSameBeing,
  lease: isSameLease,
  // A relative who lives there on the debtor's behalf is also called the debtor.
  occupancy: (one, other) => userOf(one.word) === userOf(other.word),
  km: ({ number }, { number: other }) => isNear(number, other, SAME_KM),
  damage: isSameBeing,
  missingKey: isSameBeing,
  missingPapers: isSameBeing,
  engine: isSameBeing,
  chassis: isSameBeing,
  zoning: ({ word }, { word: other }) => word === other || isWithin(word, other) || isWithin(other, word),
  unpermitted: isSameBeing,
  licence: isSamePermit,
  occupancyPermit: isSamePermit,
  buildingAge: ({ number }, { number: other }) => isNear(number, other, SAME_AGE_YEARS),
  appraisedOn: isWithinDays(SAME_APPRAISAL_DAYS),
  extractOn: isWithinDays(SAME_EXTRACT_DAYS),
  leaseEnd: ({ day }, { day: other }) => day === other,
  auctionEnd: ({ number, day }, { number: otherNumber, day: other }) => number !== otherNumber || day === other,
  validity: isSameTerm,
  // A sale has several terms for complaints and orders.
  deadline: (one, other) => one.word !== 'payment' || isSameTerm(one, other),
  appraisal: isSameWorth,
  grossM2: isSameArea,
  netM2: isSameArea,
  deedM2: isSameArea,
  plotM2: isSameGround,
  unit: isSameWord,
  floor: isSameWord,
};
/** Fields that a paper may state several times: another paper may omit some of them. */
const SEVERAL: ReadonlySet<PaperField> = new Set([
  'pledge',
  'seizure',
  'lease',
  'licence',
  'occupancyPermit',
  'auctionEnd',
  'validity',
  'deadline',
]);

function plain(word = ''): string {
  return word.replace(/\s*kat$|[\s.]+/g, '').toLocaleLowerCase('tr');
}

function userOf(word: string | undefined): string | undefined {
  return word === 'relative' ? 'owner' : word;
}

/**
 * Leases differ if they are of the same kind (contract or entry) but not the same day, or of the same day but not the
 * same length.
 */
function isSameLease(one: StoredFinding['value'], other: StoredFinding['value']): boolean {
  if (one.isThere !== other.isThere) return false;
  if (one.word !== other.word || one.day === undefined || other.day === undefined) return true;
  if (one.day !== other.day) return false;
  return one.number === undefined || other.number === undefined || lengthOf(one) === lengthOf(other);
}

const lengthOf = ({ number = 0, unit }: StoredFinding['value']) => (unit === 'year' ? number * MONTHS_OF_YEAR : number);

/** A building may have had several permits, but a permit number has only one day. */
function isSamePermit(one: StoredFinding['value'], other: StoredFinding['value']): boolean {
  if (one.isThere !== other.isThere) return false;
  const isOneNumber = one.word !== undefined && one.word === other.word;
  return !isOneNumber || one.day === undefined || other.day === undefined || one.day === other.day;
}

/** Land without a plan is called farm land. A plan's mixed zone differs from one of housing alone. */
function isWithin(one: string | undefined, other: string | undefined): boolean {
  return other === 'unplanned' && one === 'farming';
}

/** Terms for the same thing differ if both are days or both are lengths; a day and a length may both be right. */
function isSameTerm(one: StoredFinding['value'], other: StoredFinding['value']): boolean {
  if (one.word !== other.word || one.unit !== other.unit) return true;
  return one.day === other.day && one.number === other.number;
}

function isSameWorth(
  { number: one = 0 }: StoredFinding['value'],
  { number: other = 0 }: StoredFinding['value'],
  sale: Sale,
) {
  if (Math.abs(one - other) < 1) return true;
  if (!sale.isShareSale) return false;
  const size = sizeOf(sale.share);
  if (Number.isNaN(size)) return true;
  const [less, more] = [Math.min(one, other), Math.max(one, other)];
  return isNear(more * size, less, 1, SAME_WORTH_PART);
}

/**
 * Finds contradictions, at most one per field and source; silence contradicts nothing. A field in which a source
 * contradicts itself is not compared.
 */
export function findContradictions<By>(sides: readonly Side<By>[], sale: Sale): Difference<By>[] {
  return PAPER_FIELD_NAMES.flatMap((field) =>
    sides.flatMap((one, at) => {
      for (const other of sides.slice(at + 1)) {
        const difference = differenceOf(field, one, other, sale);
        if (difference) return [difference];
      }
      return [];
    }),
  );
}

function differenceOf<By>(field: PaperField, one: Side<By>, other: Side<By>, sale: Sale): Difference<By> | undefined {
  const isSame = IS_SAME[field];
  const [said, saidByOther] = [saidOf(one, field), saidOf(other, field)];
  if (!isSame || said.length === 0 || saidByOther.length === 0) return undefined;
  const pair = said
    .flatMap((finding) => saidByOther.map((second) => [finding, second] as const))
    .find(([finding, second]) => !isSame(finding.value, second.value, sale));
  return (
    pair && {
      field,
      sides: [
        { finding: pair[0], by: one.by },
        { finding: pair[1], by: other.by },
      ],
    }
  );
}

/** What a source says about a field; empty if it contradicts itself. */
function saidOf<By>({ findings }: Side<By>, field: PaperField): readonly StoredFinding[] {
  const said = findings.filter((finding) => finding.field === field);
  const [first] = said;
  if (!first) return [];
  const isOneWay = said.every(({ value }) => value.isThere === first.value.isThere);
  if (!isOneWay) return [];
  return SEVERAL.has(field) || said.length === 1
    ? said
    : said.every(({ value: { word, number } }) => word === first.value.word && number === first.value.number)
      ? [first]
      : [];
}
