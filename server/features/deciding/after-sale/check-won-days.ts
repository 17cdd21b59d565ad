import { ExpectedError, invalidParameter } from '#server/platform/expected-error.ts';
import type { WonSaleRequest } from '#shared/after-sale/won-sales.ts';
import type { ListingSummary } from '#shared/listings.ts';
import { istanbulDate } from '#shared/text/dates.ts';

/** The earliest day on which an auction under the current law can have ended (7343 sayılı Kanun). */
const EARLIEST_DAY = '2021-11-30';

type Field = keyof WonSaleRequest;
type Listing = Pick<ListingSummary, 'status' | 'endDate' | 'categoryNumber'>;

/**
 * Refuses impossible days: 409 while bidding is still open, 400 for a day before the sale, a day in the future, or an
 * eviction order for a property where nobody can live.
 */
export function checkWonDays(days: WonSaleRequest, listing: Listing, now: Date): void {
  const ended = listing.endDate === null ? null : new Date(listing.endDate);
  if (listing.status === 'open' && ended !== null && ended > now)
    throw new ExpectedError(
      409,
      'AUCTION_OPEN',
      'Bu ihale henüz bitmedi. Kazandığınızı, ihale bittikten sonra işaretleyebilirsiniz.',
    );
  // The planned end of a withdrawn or early settled auction never happens.
  const soldOn = days.soldOn ?? (ended && ended <= now ? istanbulDate(ended) : null);
  if (soldOn === null)
    throw invalidParameter('soldOn', 'İhalenin bittiği gün bilinmiyor; gerçekten bittiği günü yazın.');
  if (soldOn < EARLIEST_DAY) throw invalidParameter('soldOn', 'İhalenin bittiği gün bu kadar eski olamaz.');
  if (days.evictionServedOn !== null && listing.categoryNumber !== '1')
    throw invalidParameter('evictionServedOn', 'Tahliye emri yalnızca gayrimenkul satışlarında verilir.');
  const today = istanbulDate(now);
  const given: [Field, string | null][] = [
    ['soldOn', soldOn],
    ['announcedOn', days.announcedOn],
    ['paidOn', days.paidOn],
    ['evictionServedOn', days.evictionServedOn],
  ];
  for (const [field, day] of given) {
    if (day === null) continue;
    if (day > today) throw invalidParameter(field, 'Gelecekteki bir gün yazılamaz; o gün gelince ekleyin.');
    if (day < soldOn) throw invalidParameter(field, 'Bu gün, ihalenin bittiği günden önce olamaz.');
  }
}
