import { formatNumber } from '#shared/money.ts';
import type { NoticeValueName, ShownNoticeValues } from '#shared/notice-values.ts';
import type { PropertyDetail } from '#shared/properties.ts';
import type { TermName } from '#web/ui/term.tsx';
import { endOf } from './listing-state.ts';
import { areaText, depositText, exactLira, kdvText, periodText } from './notice-figures.ts';

/** What a notice says of one thing, with the sentences that say it. */
export type NoticeRow = {
  readonly label: string;
  readonly term?: TermName | undefined;
  /** Undefined when it is locked, or said in two ways. */
  readonly value: string | undefined;
  readonly isLocked: boolean;
  readonly sentences: readonly string[];
  /** Sentences that contradict each other, none of them when they are locked; undefined when none do. */
  readonly conflict: readonly string[] | undefined;
  /** What the listing says instead, where that is something else. */
  readonly difference: string | undefined;
};

type Values = ShownNoticeValues['values'];
type Entry = {
  readonly label: string;
  readonly term?: TermName;
  readonly names: readonly NoticeValueName[];
  readonly text: (values: Values) => string | undefined;
  /** True for what the page says elsewhere: only its sentences are worth a row. */
  readonly isToldElsewhere?: boolean;
  readonly difference?: (values: Values, detail: PropertyDetail) => string | undefined;
};

/** What decides about a bid first, then what is sold, then what the page says anyway. */
const ENTRIES: readonly Entry[] = [
  {
    label: 'Teminat',
    term: 'teminat',
    names: ['deposit'],
    text: ({ deposit }) => deposit && depositText(deposit.value),
  },
  {
    label: 'KDV oranı',
    names: ['kdv'],
    text: ({ kdv }) => kdv && (kdv.value.length === 0 ? 'KDV’den istisna' : kdvText(kdv.value)),
  },
  {
    label: 'Birinci artırma',
    names: ['firstStart', 'firstEnd'],
    text: ({ firstStart, firstEnd }) => periodText(firstStart?.value, firstEnd?.value),
    difference: (values, detail) => (detail.secondRound === '0' ? otherEnd(values.firstEnd, detail) : undefined),
  },
  {
    label: 'İkinci artırma',
    term: 'ikinci ihale',
    names: ['secondStart', 'secondEnd'],
    text: ({ secondStart, secondEnd }) => periodText(secondStart?.value, secondEnd?.value),
    difference: (values, detail) => (detail.secondRound === '1' ? otherEnd(values.secondEnd, detail) : undefined),
  },
  {
    label: 'Yüzölçümü',
    names: ['areaM2'],
    text: ({ areaM2, share }) => areaM2 && `${areaText(areaM2.value)}${share ? ' (taşınmazın tamamı)' : ''}`,
  },
  { label: 'Blok', names: ['block'], text: ({ block }) => block?.value },
  { label: 'Kat', names: ['floor'], text: ({ floor }) => floor?.value },
  { label: 'Bağımsız bölüm', names: ['unit'], text: ({ unit }) => unit && `${unit.value} numara` },
  { label: 'Plaka ili', names: ['plateProvince'], text: ({ plateProvince }) => plateProvince?.value },
  { label: 'Modeli', names: ['modelText'], text: ({ modelText }) => modelText?.value },
  { label: 'Kilometre', names: ['km'], text: ({ km }) => km && `${formatNumber(km.value)} km` },
  { label: 'Yakıt', names: ['fuel'], text: ({ fuel }) => fuel?.value },
  { label: 'Renk', names: ['colour'], text: ({ colour }) => colour?.value },
  {
    label: 'Muhammen bedel',
    term: 'muhammen bedel',
    names: ['appraisal'],
    isToldElsewhere: true,
    text: ({ appraisal }) => appraisal && exactLira(appraisal.value),
    difference: ({ appraisal }, { price }) =>
      appraisal && price !== null && appraisal.value !== price
        ? `İlan bilgilerinde muhammen bedel ${exactLira(price)}.`
        : undefined,
  },
  { label: 'Satılan hisse', term: 'hisse', names: ['share'], isToldElsewhere: true, text: ({ share }) => share?.value },
  {
    label: 'Model yılı',
    names: ['modelYear'],
    isToldElsewhere: true,
    text: ({ modelYear }) => modelYear && `${modelYear.value}`,
  },
  { label: 'Marka', names: ['brand'], isToldElsewhere: true, text: ({ brand }) => brand?.value },
  { label: 'Türü', names: ['tur'], isToldElsewhere: true, text: ({ tur }) => tur?.value },
  {
    label: 'Yeri',
    names: ['mahalleKoy', 'ilce', 'il'],
    isToldElsewhere: true,
    text: ({ mahalleKoy, ilce, il }) => joined([mahalleKoy?.value, ilce?.value, il?.value], ', '),
  },
  {
    label: 'Ada ve parsel',
    term: 'ada ve parsel',
    names: ['ada', 'parsel'],
    isToldElsewhere: true,
    text: ({ ada, parsel }) => joined([ada && `${ada.value} ada`, parsel && `${parsel.value} parsel`], ' '),
  },
  {
    label: 'Duyurulan ihale',
    names: ['round'],
    isToldElsewhere: true,
    text: ({ round }) => round && (round.value === 2 ? 'İkinci ihale' : 'Birinci ihale'),
  },
  { label: 'Satışı yapan', names: ['courtName'], isToldElsewhere: true, text: ({ courtName }) => courtName?.value },
  { label: 'Dosya', names: ['dosyaBilgi'], isToldElsewhere: true, text: ({ dosyaBilgi }) => dosyaBilgi?.value },
];

/** What was read from a listing's notice, as rows; none when nothing was. */
export function noticeRows(detail: PropertyDetail): NoticeRow[] {
  const { noticeValues } = detail;
  if (!noticeValues) return [];
  return ENTRIES.map((entry) => ({ entry, row: rowOf(entry, noticeValues, detail) }))
    .filter(({ entry, row }) => isWorthShowing(entry, row))
    .map(({ row }) => row);
}

function rowOf(
  { label, term, names, text, difference }: Entry,
  read: ShownNoticeValues,
  detail: PropertyDetail,
): NoticeRow {
  const { values, conflicts, withheld } = read;
  const sentences = names.flatMap((name) => values[name]?.sentence ?? []);
  const contradicting = conflicts.filter(({ name }) => names.includes(name));
  return {
    label,
    term,
    value: text(values),
    isLocked: names.some((name) => withheld.includes(name)),
    sentences: [...new Set(sentences)],
    conflict: contradicting.length > 0 ? [...new Set(contradicting.flatMap((said) => said.sentences))] : undefined,
    difference: difference?.(values, detail),
  };
}

function isWorthShowing({ isToldElsewhere }: Entry, row: NoticeRow): boolean {
  if (row.isLocked || row.conflict || row.difference) return true;
  return row.value !== undefined && (!isToldElsewhere || row.sentences.length > 0);
}

/** The listing's own end, where it is not the notice's to the minute. */
function otherEnd(end: Values['firstEnd'], detail: PropertyDetail): string | undefined {
  const own = endOf(detail);
  if (!end || own === null) return undefined;
  const said = endOf({ endDate: end.value.at, endDateIsDayOnly: end.value.isDayOnly });
  return said === own ? undefined : `İlan bilgilerinde bitiş ${own}.`;
}

function joined(parts: readonly (string | undefined)[], separator: string): string | undefined {
  return parts.filter((part) => part !== undefined).join(separator) || undefined;
}

/** A sentence of a notice between Turkish quotation marks; those within it become single ones. */
export function quoted(sentence: string): string {
  return `“${sentence.replaceAll('“', '‘').replaceAll('”', '’')}”`;
}
