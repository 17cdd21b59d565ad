import type { ListingDetail, ListingStatus, ListingSummary } from '../listings.ts';
import { formatDate, formatDateTime } from '../text/dates.ts';
import { endOf } from './listing-end.ts';
import { salePrice } from './sale-price.ts';

/** A listing's state at `now`: after its end it is over, even if the page was rendered earlier. */
export function stateAt(property: Pick<ListingSummary, 'status' | 'endDate'>, now: Date): ListingStatus {
  const hasEnded = property.endDate !== null && new Date(property.endDate) <= now;
  return property.status === 'open' && hasEnded ? 'ended' : property.status;
}

const NO_REASON = 'Kaynak nedenini bildirmiyor; satışı yapan daireye sorabilirsiniz.';

export type Closing = { readonly title: string; readonly explanation: string };

/** The text about a listing that is over or seems to be; undefined while it is open. */
export function closingOf(
  property: ListingSummary & Partial<Pick<ListingDetail, 'changes' | 'soldPrice' | 'isUnseen' | 'lastConfirmedAt'>>,
  now: Date,
): Closing | undefined {
  const state = stateAt(property, now);
  const change = property.changes?.find(({ field, newValue }) => field === 'status' && newValue === state);
  const told = change ? `${formatDate(new Date(change.changedAt))} tarihinde bildirildi.` : '';
  const ended = endedAt(property);
  switch (state) {
    case 'open':
      return property.isUnseen ? unseenSince(property.lastConfirmedAt) : undefined;
    case 'ended':
      return property.endDateIsDerived
        ? {
            title: 'Bu ihalenin satış günü geçti.',
            explanation: `${ended} Kesin bitişi ve sonucu ilanda kontrol edin.`,
          }
        : { title: 'Bu ihale sona erdi.', explanation: `${ended} Sonuç henüz bildirilmedi.` };
    case 'sold':
      return { title: 'İhale satışla sonuçlandı.', explanation: [soldFor(property), told || ended].join('') };
    case 'unsold':
      return { title: 'İhalede satış gerçekleşmedi.', explanation: told || ended };
    case 'annulled':
      return { title: 'İhale feshedildi.', explanation: [saleBefore(property), told || ended].join(' ') };
    case 'withdrawn':
      // Sources report only that a listing is gone, not why.
      return { title: 'Bu ilan geri çekildi.', explanation: [told, NO_REASON].filter(Boolean).join(' ') };
  }
}

/** With a derived end, it is not known that bidding ends on that day. */
function endedAt(property: ListingSummary): string {
  const { endDate, endDateIsDerived } = property;
  if (endDate === null) return 'Teklif süresi doldu.';
  if (endDateIsDerived) return `Kaynak yalnızca satış gününü veriyor: ${formatDate(new Date(endDate))}.`;
  return `Teklif süresi ${endOf(property)} itibarıyla doldu.`;
}

/** Whether an annulled sale had been reported as sold. */
function saleBefore({ changes = [] }: Partial<Pick<ListingDetail, 'changes'>>): string {
  const wasTold = changes.some(({ field, oldValue }) => field === 'status' && oldValue === 'sold');
  return wasTold ? 'Önce satıldığı bildirilmişti.' : 'Feshedilen satışın bedeli bildirilmedi.';
}

function soldFor({ soldPrice, price }: Pick<ListingSummary, 'price'> & Partial<Pick<ListingDetail, 'soldPrice'>>) {
  return typeof soldPrice === 'number' ? `Satış bedeli ${salePrice(soldPrice, price)}. ` : '';
}

/** The source no longer shows it. It may be withdrawn or postponed; neither is known, so the text claims neither. */
function unseenSince(lastConfirmedAt: string | undefined): Closing {
  const last = lastConfirmedAt ? `Son kez ${formatDateTime(new Date(lastConfirmedAt))} tarihinde doğrulandı. ` : '';
  return {
    title: 'Bu ilan kaynakta artık görünmüyor.',
    explanation: `${last}Geri çekilmiş ya da ertelenmiş olabilir; işlem yapmadan önce satışı yapan daireye sorun.`,
  };
}
