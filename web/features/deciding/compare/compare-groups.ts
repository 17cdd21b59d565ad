import type { KeptCalculation } from '#shared/calculations/kept-calculations.ts';
import { ownMoney } from '#shared/calculations/own-money.ts';
import { startCalculation } from '#shared/calculations/start-calculation.ts';
import { dateName } from '#shared/calendar/date-names.ts';
import { kaskoSourceShort, kaskoText } from '#shared/kasko/kasko-texts.ts';
import { frameOf, subjectOf } from '#shared/law/bid/calculation.ts';
import { compareScenarios } from '#shared/law/bid/comparison-rows.ts';
import { knownDepositOf, legalRows, legalSumText, nextBidLabel } from '#shared/law/bid/legal-rows.ts';
import { noticedClaims } from '#shared/law/bid/prior-claims.ts';
import { listingDates } from '#shared/law/dates/listing-dates.ts';
import { dateText } from '#shared/law/deadline-texts.ts';
import { HOUR_IN_NOTICE } from '#shared/listing-texts/listing-end.ts';
import { hasOpened, phaseLabel } from '#shared/listing-texts/listing-phase.ts';
import { noticeTable } from '#shared/listing-texts/notice-rows.ts';
import { roundName } from '#shared/listing-texts/round-text.ts';
import { soldShareText } from '#shared/listing-texts/share-text.ts';
import type { ListingDetail } from '#shared/listings.ts';
import { placeName } from '#shared/places/place-name.ts';
import { indexText, valueRangeText } from '#shared/price-index/value-today.ts';
import { axisText, readText } from '#shared/read-documents/axis-texts.ts';
import type { DocumentFindings } from '#shared/read-documents/document-findings.ts';
import { AXIS_LABELS, FINDING_LABELS } from '#shared/read-documents/finding-labels.ts';
import { foundLines, foundValueText } from '#shared/read-documents/found-lines.ts';
import { timeTexts } from '#shared/read-documents/time-texts.ts';
import { formatLira, formatSum } from '#shared/text/money.ts';
import { areaText } from '#shared/text/notice-value-texts.ts';
import { outcomeText } from '#web/features/market/listing-cards/index.ts';

/** A listing as its reader may see it, with the reader's own calculation. */
export type Compared = {
  readonly detail: ListingDetail;
  readonly kept: KeptCalculation | undefined;
  /** The findings in its documents; undefined until they are loaded. */
  readonly findings?: DocumentFindings | undefined;
};

export type CompareRow = {
  readonly label: string;
  /** One text per listing. */
  readonly cells: readonly string[];
  readonly isDifferent: boolean;
};
export type CompareGroup = { readonly title: string; readonly rows: readonly CompareRow[] };

const UNKNOWN = '–';
const LOCKED = 'Premium ile';
/** How `legalSumText` begins if the sum is not known. */
const UNKNOWN_SUM = 'Bilinmiyor';

type Column = ReadonlyMap<string, string>;

/** Listings side by side: facts, legal requirements, costs, dates and notices. Rows without a value are left out. */
export function compareGroups(listings: readonly Compared[], now: Date): CompareGroup[] {
  const groups: readonly [title: string, columnOf: (listing: Compared) => Column][] = [
    ['İlan bilgileri', ({ detail }) => factsOf(detail, now)],
    ['Yasal sınırlar', (listing) => legalOf(listing, now)],
    ['Bütün masraflarla', costsOf],
    ['Tarihler', ({ detail }) => datesOf(detail, now)],
    ['Okunan belgelerden', (listing) => papersOf(listing, now)],
    ['İlan metninden', ({ detail }) => noticeOf(detail, factsOf(detail, now))],
  ];
  return groups
    .map(([title, columnOf]) => ({ title, rows: rowsOf(listings.map(columnOf)) }))
    .filter(({ rows }) => rows.length > 0);
}

/**
 * How much of the documents answers each question, in words, and what they say about each topic, with the places;
 * nothing for a listing without documents.
 */
function papersOf({ findings }: Compared, now: Date): Column {
  if (!findings || (findings.documents === 0 && findings.contradictionCount === 0)) return new Map();
  const times = timeTexts(findings.findings, now);
  const ofFields = Map.groupBy(foundLines(findings.findings), ({ field }) => FINDING_LABELS[field]);
  return new Map([
    ...findings.axes.map((count) => [AXIS_LABELS[count.axis], axisText(count)] as const),
    ...(times.length === 0 ? [] : [['Süreler', times.join(' ')] as const]),
    ['Okunan belge', readText(findings)],
    ...[...ofFields].map(([label, said]) => [`Belgede: ${label}`, said.map(foundValueText).join(' · ')] as const),
  ]);
}

function rowsOf(columns: readonly Column[]): CompareRow[] {
  const labels = [...new Set(columns.flatMap((column) => [...column.keys()]))];
  return labels.map((label) => {
    const cells = columns.map((column) => column.get(label) ?? UNKNOWN);
    return { label, cells, isDifferent: new Set(cells.filter(isKnown).map(withoutPlaces)).size > 1 };
  });
}

/** Documents with other names may say the same. */
const withoutPlaces = (cell: string) => cell.replace(/ \([^·]*\d\. sayfa\)/g, '');
/** A value that is locked or not stated may be the same. */
const isKnown = (cell: string) => cell !== LOCKED && cell !== UNKNOWN && !cell.startsWith(UNKNOWN_SUM);

function columnOf(entries: readonly (readonly [label: string, text: string | null | undefined])[]): Column {
  return new Map(entries.flatMap(([label, text]) => (text && text !== UNKNOWN ? [[label, text] as const] : [])));
}

function factsOf(detail: ListingDetail, now: Date): Column {
  const { categoryNumber, price, areaM2, isShareSale } = detail;
  return columnOf([
    ['Türü', `${detail.category}, ${detail.tur}`],
    ['Yeri', [detail.mahalleKoy, placeName(detail)].filter(Boolean).join(', ')],
    ['Durum', outcomeText(detail) ?? phaseLabel(detail, now)],
    ['İhale', roundName(detail)],
    ['Muhammen bedel', price === null ? null : formatLira(price)],
    ['Bugünkü karşılığı', valueTodayOf(detail)],
    ['Kasko değeri', kaskoOf(detail)],
    ['Yüzölçümü', areaM2 === null ? null : `${areaText(areaM2)}${isShareSale ? ' (gayrimenkulün tamamı)' : ''}`],
    ['Satılan hisse', categoryNumber === '1' ? soldShareText(detail) : detail.hisse],
    ['Model yılı', categoryNumber === '1' || detail.modelYear === null ? null : String(detail.modelYear)],
    ['Satışı yapan', detail.courtName],
  ]);
}

/** The appraisal moved to today by the house price index, with the index's last month. */
function valueTodayOf({ valueToday: value }: ListingDetail): string | null {
  if (value.state === 'known') return `${valueRangeText(value)} (${indexText(value)})`;
  return value.state === 'locked' ? LOCKED : null;
}

/** The insurers' value of a vehicle, with the month of their list. */
function kaskoOf({ kaskoValue: value }: ListingDetail): string | null {
  if (value.state === 'known') return `${kaskoText(value)} (${kaskoSourceShort(value)})`;
  return value.state === 'locked' ? LOCKED : null;
}

const NEXT_BID = 'Verilebilecek en az teklif';

/** The same lines as in the calculator, where they are explained. */
function legalOf({ detail, kept }: Compared, now: Date): Column {
  const subject = subjectOf(detail);
  if (!subject) return new Map();
  const { legal } = startCalculation(detail, kept);
  const rows = legalRows(subject, legal, knownDepositOf(detail), {
    ranked: noticedClaims(detail).ranked,
    hasOpened: hasOpened(detail, now),
  });
  // One row, even if one of the auctions has started and another has not.
  const lineOf = (label: string) => (label === nextBidLabel(hasOpened(detail, now)) ? NEXT_BID : label);
  return columnOf(
    rows
      .filter(({ label }) => label !== 'Muhammen bedel')
      .map((row) => [lineOf(row.label), legalSumText(row)] as const),
  );
}

const COST_ROWS = [
  'Verilebilecek en yüksek teklif',
  'Hesaplanan teklif',
  'Toplam maliyet',
  'm² başına',
  'Muhammen bedele oranı',
];

/** From the reader's own calculation of the listing; otherwise from the reader's usual costs. */
function costsOf({ detail, kept }: Compared): Column {
  const subject = subjectOf(detail);
  if (!subject) return new Map();
  if (!detail.mayCalculate) return new Map([['Toplam maliyet', LOCKED]]);
  const calculation = startCalculation(detail, kept);
  const { legal, scenarios } = calculation;
  const { rows } = compareScenarios(subject, frameOf(subject, legal), scenarios.slice(0, 1));
  const ownValue = ownMoney(detail, calculation)?.ownValue ?? null;
  return columnOf([
    ['Size göre değeri', ownValue === null ? null : formatSum(ownValue)],
    ...COST_ROWS.map((label) => [label, rows.find((row) => row.label === label)?.cells[0]?.text] as const),
  ]);
}

function datesOf(detail: ListingDetail, now: Date): Column {
  return columnOf(
    listingDates(detail, now).map((date) => {
      const { until, left } = dateText(date, now);
      const name = dateName(date);
      // The name of a derived day already says that its hour is in the notice.
      const when = name.includes(HOUR_IN_NOTICE) ? until.replace(`, ${HOUR_IN_NOTICE}`, '') : until;
      return [name, `${when} (${left})`] as const;
    }),
  );
}

/** What the notice adds to the facts above, or where it contradicts them. */
function noticeOf(detail: ListingDetail, facts: Column): Column {
  const { rows, locked } = noticeTable(detail);
  return new Map([
    ...locked.map((label) => [label, LOCKED] as const),
    ...rows
      .filter(({ label, value, conflict }) => conflict || value !== facts.get(label))
      .map(({ label, value, conflict }) => [label, value ?? (conflict ? 'ilan kendiyle çelişiyor' : UNKNOWN)] as const),
  ]);
}
