import { LRUCache } from 'lru-cache';
import { readNotice } from '#server/features/intake/notices/index.ts';
import { LAND } from '#shared/kinds/kinds.ts';
import type { NoticeValues } from '#shared/notice-values.ts';
import type { PaperField, PaperValue, StoredFinding } from '#shared/read-documents/finding-fields.ts';
import type { Annotation } from '#shared/search-filters/search-values.ts';
import { exactLira } from '#shared/text/notice-value-texts.ts';
import { readPaperText } from './read/read-paper.ts';

/** The data of a listing apart from its documents. */
export type ListingWords = {
  readonly price: number | null;
  readonly hisse: string | null;
  readonly tur: string;
  readonly description: string | null;
  readonly kaydindakiSerhler: string | null;
  readonly noticeValues: NoticeValues | null;
};

const ENTRIES: Readonly<Record<Annotation, PaperField>> = {
  mortgage: 'pledge',
  seizure: 'seizure',
  familyHome: 'familyHome',
  usufruct: 'usufruct',
  injunction: 'precaution',
  lease: 'lease',
};

type Values = NoticeValues['values'];
type Mentioned = readonly [
  PaperField,
  { value: unknown; sentence: string | null; from?: unknown } | undefined,
  PaperValue,
];

/** Findings of the rules in notices, cached by the notice's text. */
const known = new LRUCache<string, readonly StoredFinding[]>({
  maxSize: 20_000_000,
  sizeCalculation: (found, text) => text.length + found.length + 1,
});

/** The statements of the notice about the lot: its values, and what only the rules for papers find in it. */
export function noticeFindings(listing: ListingWords): StoredFinding[] {
  const values = mentionsOf(listing, false);
  const told = new Set(values.map(({ field }) => field));
  const further = furtherFindings(listing).filter(({ field, value }) => !told.has(field) || isFuller(field, value));
  const fuller = new Set(further.map(({ field }) => field));
  return [...values.filter(({ field }) => !fuller.has(field)), ...further];
}

/** What the listing's fields (title and data of the source) say that its notice does not. */
export function listingFindings(listing: ListingWords): StoredFinding[] {
  const told = new Set(noticeFindings(listing).map(({ field }) => field));
  const { price, hisse } = listing;
  const share = /\d{1,7}\/\d{1,8}/.exec(hisse ?? '')?.[0];
  const own: StoredFinding[] = [
    ...(price === null ? [] : [plainFinding('appraisal', { isThere: true, number: price }, exactLira(price))]),
    ...(share === undefined ? [] : [plainFinding('share', { isThere: true, word: share }, hisse ?? share)]),
    ...mentionsOf(listing, true),
  ];
  return own.filter(({ field }, at) => !told.has(field) && own.findIndex((one) => one.field === field) === at);
}

/** A pledge with degree or sum, and a lease with day or length, say more than that one exists. */
function isFuller(field: PaperField, { isThere, number, degree, day }: PaperValue): boolean {
  if (!isThere) return false;
  const isMeasured = number !== undefined;
  return field === 'pledge'
    ? isMeasured || degree !== undefined
    : field === 'lease' && (isMeasured || day !== undefined);
}

function furtherFindings({ description, kaydindakiSerhler }: ListingWords): readonly StoredFinding[] {
  const text = [description, kaydindakiSerhler && `Kaydındaki Şerhler : ${kaydindakiSerhler}`]
    .filter(Boolean)
    .join('\n');
  if (text === '') return [];
  const cached = known.get(text);
  if (cached) return cached;
  // If the notice is about several lots, it is unknown which of them a sentence is about.
  const isOne = readNotice(text).lots.length === 1;
  const found = isOne ? readPaperText(text).findings : [];
  known.set(text, found);
  return found;
}

/** The values read from the notice, or from the title and the source's fields (`isBeside`). */
function mentionsOf({ noticeValues, tur }: ListingWords, isBeside: boolean): StoredFinding[] {
  const said: Values = noticeValues?.values ?? {};
  const ground = said.plotM2 ?? (LAND.has(tur) ? said.areaM2 : undefined);
  const mentioned: Mentioned[] = [
    ['share', said.share, { isThere: true, word: said.share?.value ?? '' }],
    ['appraisal', said.appraisal, { isThere: true, number: said.appraisal?.value ?? 0 }],
    ['appraisedOn', said.appraisedOn, { isThere: true, day: said.appraisedOn?.value ?? '' }],
    ['grossM2', said.grossM2, { isThere: true, number: said.grossM2?.value ?? 0 }],
    ['netM2', said.netM2, { isThere: true, number: said.netM2?.value ?? 0 }],
    ['plotM2', ground, { isThere: true, number: ground?.value ?? 0 }],
    ['unit', said.unit, { isThere: true, word: said.unit?.value ?? '' }],
    ['floor', said.floor, { isThere: true, word: (said.floor?.value ?? '').replace(/\.? ?kat$/i, '') }],
    ['occupancy', said.occupancy, { isThere: true, word: said.occupancy?.value ?? '' }],
    ['km', said.km, { isThere: true, number: said.km?.value ?? 0 }],
  ];
  const found = mentioned.flatMap(([field, mention, value]) =>
    mention && (mention.from !== undefined) === isBeside ? [plainFinding(field, value, mention.sentence ?? '')] : [],
  );
  return isBeside ? found : [...found, ...entriesOf(said), ...claimsOf(said)];
}

function entriesOf({ annotations }: Values): StoredFinding[] {
  if (!annotations) return [];
  const { value, sentence } = annotations;
  const entry = (isThere: boolean) => (name: Annotation) => plainFinding(ENTRIES[name], { isThere }, sentence ?? '');
  return [...value.present.map(entry(true)), ...value.absent.map(entry(false))];
}

function claimsOf({ priorClaims }: Values): StoredFinding[] {
  const ranked = priorClaims?.value.filter(({ kind }) => kind === 'ranked') ?? [];
  return ranked.map(({ amount }) =>
    plainFinding('priorClaim', { isThere: true, number: amount }, priorClaims?.sentence ?? ''),
  );
}

function plainFinding(field: PaperField, value: PaperValue, sentence: string): StoredFinding {
  return { field, value, sentence, page: 1, isSure: true };
}
