import type { NoticeDeposit, NoticeTime, NoticeValues, PriorClaim } from '../notice-values.ts';
import { ANNOTATIONS, type Annotation } from '../search-filters/search-values.ts';
import { formatDate, formatDateTime } from './dates.ts';
import { formatLira, formatLiraExact, formatNumber } from './money.ts';
import { ANNOTATION_LABELS } from './term-labels.ts';
import { turkishNumber } from './turkish-number.ts';
import { possessive, typographic } from './turkish-suffixes.ts';

const squareMetres = (value: number) => turkishNumber(value, { least: 2, most: 2 });

/** Lira, with kuruş if there are any: a deposit that is too low is invalid. */
export function exactLira(amount: number): string {
  return Number.isInteger(amount) ? formatLira(amount) : formatLiraExact(amount);
}

/** `%10`, `%1,5`. */
export function percentText(percent: number): string {
  return `%${formatNumber(percent)}`;
}

/** `₺250.000 (muhammen bedelin %10’u)`, with the parts that the notice gives. */
export function depositText({ percent, amount }: NoticeDeposit): string | undefined {
  const share = percent === null ? undefined : typographic(possessive(percentText(percent)));
  if (amount === null) return share && `Muhammen bedelin ${share}`;
  return share ? `${exactLira(amount)} (muhammen bedelin ${share})` : exactLira(amount);
}

/** `%20`, `%10 / %20`; an empty list means an exemption. */
export function kdvText(rates: readonly number[]): string {
  return rates.length === 0 ? 'istisna' : rates.map(percentText).join(' / ');
}

/** `125,50 m²`. */
export function areaText(areaM2: number): string {
  return `${Number.isInteger(areaM2) ? formatNumber(areaM2) : squareMetres(areaM2)} m²`;
}

export function timeText({ at, isDayOnly }: NoticeTime): string {
  return isDayOnly ? formatDate(new Date(at)) : formatDateTime(new Date(at));
}

/** The start and the end of an auction, as far as the notice gives them. */
export function periodText(start: NoticeTime | undefined, end: NoticeTime | undefined): string | undefined {
  if (start && end) return `${timeText(start)} – ${timeText(end)}`;
  if (end) return `Bitiş ${timeText(end)}`;
  return start && `Başlangıç ${timeText(start)}`;
}

type Annotations = NonNullable<NoticeValues['values']['annotations']>['value'];

/** `Var: ipotek, haciz. Yok: kira şerhi.`; entries that are not named are unknown. */
export function annotationsText({ present, absent }: Annotations): string {
  if (absent.length === ANNOTATIONS.length) return 'Şerh yok';
  const named = (names: readonly Annotation[]) =>
    names.map((name) => ANNOTATION_LABELS[name].toLocaleLowerCase('tr')).join(', ');
  return [
    ...(present.length > 0 ? [`Var: ${named(present)}.`] : []),
    ...(absent.length > 0 ? [`Yok: ${named(absent)}.`] : []),
  ].join(' ');
}

const CLAIMS = { ranked: 'rüçhanlı alacak', mortgage: 'ipotek', public: 'kamu alacağı' } as const;

/** `₺750.000 rüçhanlı alacak, ₺2.000.000 ipotek`. */
export function claimsText(claims: readonly PriorClaim[]): string {
  return claims.map(({ kind, amount }) => `${exactLira(amount)} ${CLAIMS[kind]}`).join(', ');
}
