import type { SaleRound } from '../law/dates/sale-rounds.ts';
import type { ListingChange, ListingDetail } from '../listings.ts';
import { lotOutcome } from '../outcomes/lot-chain.ts';
import { formatDate, wholeDayText } from '../text/dates.ts';
import { formatLira } from '../text/money.ts';
import { exactLira, kdvText, percentText } from '../text/notice-value-texts.ts';
import { roundMark } from './round-text.ts';
import { salePrice } from './sale-price.ts';
import { sourceTitle } from './source-titles.ts';

/** The events of a listing at one moment, as sentences without a full stop. */
export type HistoryEntry = { readonly at: string; readonly news: readonly string[] };

type Value = ListingChange['oldValue'];
type Moment = ReadonlyMap<ListingChange['field'], ListingChange>;

const STATUS_NEWS: Readonly<Record<string, string>> = {
  open: 'İhale yeniden açıldı',
  ended: 'İhale sona erdi',
  sold: 'İhale satışla sonuçlandı',
  unsold: 'İhalede satış gerçekleşmedi',
  annulled: 'İhale feshedildi',
  withdrawn: 'İlan geri çekildi',
};

function lira(value: Value, format = formatLira): string | undefined {
  const amount = value === null || value === '' ? Number.NaN : Number(value);
  return Number.isFinite(amount) ? format(amount) : undefined;
}

/** With kuruş, because a deposit that is rounded down would be too low. */
function exact(value: Value): string | undefined {
  return lira(value, exactLira);
}

function percent(value: Value): string | undefined {
  return typeof value === 'number' ? percentText(value) : undefined;
}

function rates(value: Value): string | undefined {
  return Array.isArray(value) ? kdvText(value) : undefined;
}

function dateOf(value: Value): Date | undefined {
  const date = new Date(value === null || Array.isArray(value) ? Number.NaN : value);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** A moment as text. A day without a time is stored as its last second, so only the day is shown. */
function moment(value: Value): string | undefined {
  const date = dateOf(value);
  return date && wholeDayText(date);
}

function fromTo(name: string, before: string | undefined, after: string | undefined): string {
  if (before && after) return `${name} ${before} iken ${after} oldu`;
  if (after) return `${name} ${after} olarak bildirildi`;
  return before ? `${name} ilandan kaldırıldı, önceden ${before} idi` : `${name} değişti`;
}

function endNews({ oldValue, newValue }: ListingChange, isNewRound: boolean): string {
  const [before, after] = [dateOf(oldValue), dateOf(newValue)];
  const plain = fromTo('Bitiş tarihi', moment(oldValue), moment(newValue));
  // A new round has a new date; that is not a postponement.
  if (isNewRound) return `Bitiş tarihi ${moment(newValue) ?? 'henüz bildirilmedi'}`;
  if (!before || !after) return plain;
  return `${after > before ? 'İhale ertelendi' : 'İhale öne alındı'}: bitiş ${moment(oldValue)} iken ${moment(newValue)} oldu`;
}

function statusNews({ newValue }: ListingChange): string {
  return STATUS_NEWS[String(newValue)] ?? 'İlanın durumu değişti';
}

function soldNews({ newValue }: ListingChange, price: number | null): string {
  const amount = newValue === null || newValue === '' ? Number.NaN : Number(newValue);
  return Number.isFinite(amount) ? `Satış bedeli ${salePrice(amount, price)}` : 'Satış bedeli ilandan kaldırıldı';
}

/** The sentences of one moment, most important first. */
function newsOf(changes: Moment, price: number | null): string[] {
  const round = changes.get('secondRound');
  const isSecondRound = String(round?.newValue) === '1';
  const news: Partial<Record<ListingChange['field'], (change: ListingChange) => string>> = {
    status: statusNews,
    soldPrice: (change) => soldNews(change, price),
    secondRound: () => (isSecondRound ? 'İkinci ihale olarak ilan edildi' : 'Birinci ihale olarak düzeltildi'),
    endDate: (change) => endNews(change, isSecondRound),
    price: ({ oldValue, newValue }) => fromTo('Muhammen bedel', lira(oldValue), lira(newValue)),
    deposit: ({ oldValue, newValue }) => fromTo('Teminat', exact(oldValue), exact(newValue)),
    depositPercent: ({ oldValue, newValue }) => fromTo('Teminat oranı', percent(oldValue), percent(newValue)),
    kdv: ({ oldValue, newValue }) => fromTo('KDV oranı', rates(oldValue), rates(newValue)),
    firstStart: ({ oldValue, newValue }) => fromTo('Birinci ihalenin başlangıcı', moment(oldValue), moment(newValue)),
    secondStart: ({ oldValue, newValue }) => fromTo('İkinci ihalenin başlangıcı', moment(oldValue), moment(newValue)),
    secondEnd: ({ oldValue, newValue }) => fromTo('İkinci ihalenin bitişi', moment(oldValue), moment(newValue)),
    description: () => 'Açıklama değişti',
  };
  return Object.entries(news).flatMap(([field, tell]) => {
    // safe: the keys are those of the literal above
    const change = changes.get(field as ListingChange['field']);
    // No news: unchanged to the minute, or the end of the second auction repeats the listing's new end.
    const isSame =
      (change?.field === 'endDate' && moment(change.oldValue) === moment(change.newValue)) ||
      (change?.field === 'secondEnd' && change.newValue === changes.get('endDate')?.newValue);
    return change && !isSame ? [tell(change)] : [];
  });
}

type Past = Pick<ListingDetail, 'changes' | 'firstSeenAt' | 'lastConfirmedAt' | 'isUnseen' | 'price'> &
  Partial<Pick<ListingDetail, 'otherAuctions' | 'status' | 'secondRound' | 'endDate'>>;

/** The known history of a listing, the latest first, back to the day it was first seen (D17). */
export function historyEntries(detail: Past, rounds: readonly SaleRound[] = [], now?: Date): HistoryEntry[] {
  const moments = new Map<string, Map<ListingChange['field'], ListingChange>>();
  for (const change of detail.changes) {
    const changes = moments.get(change.changedAt) ?? new Map();
    moments.set(change.changedAt, changes.set(change.field, change));
  }
  const told = [...moments]
    .map(([at, changes]) => ({ at, news: newsOf(changes, detail.price) }))
    .filter(({ news }) => news.length > 0);
  const confirmed = detail.isUnseen ? 'Kaynakta son kez görüldü' : 'Kaynakta son kez doğrulandı';
  const checked = detail.isUnseen || now ? [{ at: detail.lastConfirmedAt, news: [confirmed] }] : [];
  const first = { at: detail.firstSeenAt, news: ['Peyda’da ilk kez görüldü'] };
  const around = now ? [...roundNews(rounds, now), ...auctionNews(detail, now)] : [];
  const later = [...checked, ...told, first, ...around];
  // The sort is stable: at the same moment, the check is above the change and the first sighting below it.
  return later.toSorted((one, other) => other.at.localeCompare(one.at));
}

/** Rounds of the listing's own notice that have begun or ended. A start calculated by law is not an observed event. */
function roundNews(rounds: readonly SaleRound[], now: Date): HistoryEntry[] {
  return rounds
    .flatMap(({ number, start, end }) => [
      ...(start && !start.isByLaw ? [{ at: start.at, news: [`${number}. ihalede teklif verme başladı`] }] : []),
      ...(end ? [{ at: end.at, news: [endNewsOf(number, end.isDerived)] }] : []),
    ])
    .filter(({ at }) => new Date(at) <= now);
}

/** With a derived end, it is not known that bidding is over. */
function endNewsOf(number: SaleRound['number'], isDerived: boolean): string {
  return isDerived ? 'İlan edilen satış günü geçti' : `${number}. ihalenin teklif süresi doldu`;
}

const OUTCOMES: Readonly<Record<string, string>> = {
  sold: 'satışla sonuçlandı',
  notPaid: 'satıldı, bedeli ödenmedi',
  takenBack: 'satıldı, sonra satış geri alındı',
  annulled: 'feshedildi',
  unsold: 'satılmadı',
  withdrawn: 'geri çekildi',
};

/** Past auctions of the same lot under other listings. */
function auctionNews(
  { otherAuctions = [], status, secondRound: round, endDate: end }: Past,
  now: Date,
): HistoryEntry[] {
  const own = status && round && end !== undefined ? [{ status, secondRound: round, endDate: end }] : [];
  return otherAuctions.flatMap((auction) => {
    const { endDate, price, soldPrice, source, toldAt } = auction;
    if (endDate === null || new Date(endDate) > now) return [];
    const outcome = OUTCOMES[lotOutcome(auction, [...otherAuctions, ...own])] ?? 'bitti, sonucu bildirilmedi';
    const teller = toldAt === null ? '' : `; ${sourceTitle(source)} bildirdi, ${formatDate(new Date(toldAt))} okundu`;
    const sum = soldPrice === null ? '' : ` (${salePrice(soldPrice, price)})`;
    return [
      {
        at: endDate,
        news: [`Aynı malın ${roundMark(auction)?.concat('si') ?? 'bir ihalesi'} ${outcome}${sum}${teller}`],
      },
    ];
  });
}
