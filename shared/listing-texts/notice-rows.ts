import type { ListingDetail } from '../listings.ts';
import type { NoticeValueName, Origin, ShownNoticeValues } from '../notice-values.ts';
import { dayText } from '../text/day-text.ts';
import { formatNumber } from '../text/money.ts';
import {
  annotationsText,
  areaText,
  claimsText,
  depositText,
  exactLira,
  kdvText,
  periodText,
} from '../text/notice-value-texts.ts';
import { OCCUPANCY_LABELS, RIGHT_LABELS } from '../text/term-labels.ts';
import { endOf } from './listing-end.ts';
import type { TermName } from './term-meanings.ts';

/** What a notice says about one thing, with its sentences. */
export type NoticeRow = {
  readonly label: string;
  readonly term?: TermName | undefined;
  /** Undefined where the notice contradicts itself. */
  readonly value: string | undefined;
  readonly sentences: readonly string[];
  /** The origin of the sentences; absent for the notice. */
  readonly origin?: Origin;
  /** Sentences that contradict each other, empty when they are locked; undefined without a contradiction. */
  readonly conflict: readonly string[] | undefined;
  /** What the listing says, if it differs from the notice. */
  readonly difference: string | undefined;
};

/** A listing without the counters of its reader. */
type Listing = Omit<ListingDetail, 'viewsLeftToday' | 'documentsLeftToday'>;
type Values = ShownNoticeValues['values'];
type Entry = {
  readonly label: string;
  readonly term?: TermName;
  readonly names: readonly NoticeValueName[];
  readonly text: (values: Values, detail: Listing) => string | undefined;
  /** True for values that the page already shows elsewhere: they get a row only for their sentences. */
  readonly isToldElsewhere?: boolean;
  readonly difference?: (values: Values, detail: Listing) => string | undefined;
};

/** In order: what matters for a bid, what is sold, then what the page shows anyway. */
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
    label: 'Birinci ihale',
    term: 'birinci ihale',
    names: ['firstStart', 'firstEnd'],
    text: ({ firstStart, firstEnd }) => periodText(firstStart?.value, firstEnd?.value),
    difference: (values, detail) => (detail.secondRound === '0' ? otherEnd(values.firstEnd, detail) : undefined),
  },
  {
    label: 'İkinci ihale',
    term: 'ikinci ihale',
    names: ['secondStart', 'secondEnd'],
    text: ({ secondStart, secondEnd }) => periodText(secondStart?.value, secondEnd?.value),
    difference: (values, detail) => (detail.secondRound === '1' ? otherEnd(values.secondEnd, detail) : undefined),
  },
  {
    label: 'Yüzölçümü',
    names: ['areaM2'],
    text: ({ areaM2, share, isShareSale }) =>
      areaM2 && `${areaText(areaM2.value)}${share || isShareSale?.value ? ' (gayrimenkulün tamamı)' : ''}`,
  },
  {
    label: 'Arsanın yüzölçümü',
    names: ['plotM2'],
    text: ({ plotM2 }) => plotM2 && areaText(plotM2.value),
  },
  { label: 'Brüt alan', names: ['grossM2'], text: ({ grossM2 }) => grossM2 && areaText(grossM2.value) },
  { label: 'Net alan', names: ['netM2'], text: ({ netM2 }) => netM2 && areaText(netM2.value) },
  {
    label: 'Kullanım durumu',
    names: ['occupancy'],
    text: ({ occupancy }) => occupancy && OCCUPANCY_LABELS[occupancy.value],
  },
  {
    label: 'Şerhler',
    names: ['annotations'],
    text: ({ annotations }) => annotations && annotationsText(annotations.value),
  },
  {
    label: 'Önce gelebilecek alacaklar',
    names: ['priorClaims'],
    text: ({ priorClaims }) => priorClaims && claimsText(priorClaims.value),
  },
  {
    label: 'Kıymet takdirinin tarihi',
    names: ['appraisedOn'],
    text: ({ appraisedOn }) => appraisedOn && dayText(appraisedOn.value),
  },
  { label: 'Cinsi', names: ['nature'], text: ({ nature }) => nature?.value },
  { label: 'Satılan hak', names: ['right'], text: ({ right }) => right && RIGHT_LABELS[right.value] },
  {
    label: 'Çoklu satış',
    names: ['isSeveralLots'],
    text: ({ isSeveralLots }) => isSeveralLots && 'Birden çok mal tek ilanda',
  },
  { label: 'Oda sayısı', names: ['rooms'], text: ({ rooms }) => rooms?.value },
  { label: 'Mevki', names: ['locality'], text: ({ locality }) => locality?.value },
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
  {
    label: 'Satılan hisse',
    term: 'hisse',
    names: ['share', 'isShareSale'],
    isToldElsewhere: true,
    text: ({ share, isShareSale }) => share?.value ?? (isShareSale && (isShareSale.value ? 'oranı ilanda' : 'tamamı')),
  },
  {
    label: 'Model yılı',
    names: ['modelYear'],
    isToldElsewhere: true,
    text: ({ modelYear }) => modelYear && `${modelYear.value}`,
  },
  { label: 'Marka', names: ['brand'], isToldElsewhere: true, text: ({ brand }) => brand?.value },
  {
    label: 'Türü',
    names: ['tur'],
    isToldElsewhere: true,
    // Derived from the words of the notice, not printed in it: shown only if it agrees with the source.
    text: ({ tur }, detail) => (tur?.value === detail.tur ? detail.tur : undefined),
  },
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

export type NoticeTable = {
  /** Values that only the notice has, or that differ from the listing. */
  readonly rows: readonly NoticeRow[];
  /** The notice's sentences for values the page shows anyway. */
  readonly elsewhere: readonly NoticeRow[];
  /** Labels of the locked values. */
  readonly locked: readonly string[];
};

/** The values read from a listing's notice, as table rows. */
export function noticeTable(detail: Listing): NoticeTable {
  const { noticeValues } = detail;
  if (!noticeValues) return { rows: [], elsewhere: [], locked: [] };
  const all = ENTRIES.map((entry) => ({ ...entry, row: rowOf(entry, noticeValues, detail) }));
  const isNews = ({ row: { conflict, difference } }: (typeof all)[number]) => Boolean(conflict || difference);
  const isSaid = ({ row: { value } }: (typeof all)[number]) => value !== undefined;
  return {
    rows: all.filter((one) => isNews(one) || (isSaid(one) && !one.isToldElsewhere)).map(({ row }) => row),
    elsewhere: all
      .filter((one) => isSaid(one) && !isNews(one) && one.isToldElsewhere && one.row.sentences.length > 0)
      .map(({ row }) => row),
    locked: all
      .filter(({ names }) => names.some((name) => noticeValues.withheld.includes(name)))
      .map(({ label }) => label),
  };
}

function rowOf({ label, term, names, text, difference }: Entry, read: ShownNoticeValues, detail: Listing): NoticeRow {
  const { values, conflicts } = read;
  const sentences = names.flatMap((name) => values[name]?.sentence ?? []);
  const [origin] = names.flatMap((name) => (values[name]?.sentence ? [values[name].from] : []));
  const contradicting = conflicts.filter(({ name }) => names.includes(name));
  return {
    label,
    term,
    value: text(values, detail),
    sentences: [...new Set(sentences)],
    ...(origin === undefined ? {} : { origin }),
    conflict: contradicting.length > 0 ? [...new Set(contradicting.flatMap((said) => said.sentences))] : undefined,
    difference: difference?.(values, detail),
  };
}

/** A sentence about the listing's own end if it differs from the notice by a minute or more. */
function otherEnd(end: Values['firstEnd'], detail: Listing): string | undefined {
  const own = endOf(detail);
  if (!end || own === null) return undefined;
  const said = endOf({ endDate: end.value.at, endDateIsDayOnly: end.value.isDayOnly, endDateIsDerived: false });
  return said === own ? undefined : `İlan bilgilerinde bitiş ${own}.`;
}

function joined(parts: readonly (string | undefined)[], separator: string): string | undefined {
  return parts.filter((part) => part !== undefined).join(separator) || undefined;
}

/** A sentence of a notice in Turkish quotation marks; quotation marks inside become single ones. */
export function quoted(sentence: string): string {
  return `“${sentence.replaceAll('“', '‘').replaceAll('”', '’')}”`;
}
