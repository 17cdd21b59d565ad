import { bidsText } from '#shared/listing-texts/bids-text.ts';
import { endOf } from '#shared/listing-texts/listing-end.ts';
import { phaseLabel, phaseOf } from '#shared/listing-texts/listing-phase.ts';
import { roundMark } from '#shared/listing-texts/round-text.ts';
import { salePrice } from '#shared/listing-texts/sale-price.ts';
import { sourceTitle } from '#shared/listing-texts/source-titles.ts';
import type { ListingDetail, OtherAuction } from '#shared/listings.ts';
import { lotOutcome } from '#shared/outcomes/lot-chain.ts';
import { formatDate } from '#shared/text/dates.ts';
import { formatLira } from '#shared/text/money.ts';
import { ChevronRight } from '#web/ui/icons.tsx';

function outcomeOf(auction: OtherAuction, others: Parameters<typeof lotOutcome>[1], now: Date): string {
  const { soldPrice, price } = auction;
  const outcome = lotOutcome(auction, others);
  if (outcome === 'notPaid') return 'Satıldı, ama bedel ödenmediği için ikinci ihale yapıldı';
  if (outcome === 'takenBack') return 'Satıldığı bildirilmişti, kaynak sonra geri aldı';
  switch (phaseOf(auction, now)) {
    case 'before':
    case 'running':
    case 'open':
      return [phaseLabel(auction, now), price === null ? [] : `muhammen bedel ${formatLira(price)}`].flat().join(', ');
    case 'ended':
      return outcome === 'unsold' ? 'Satış tamamlanmadı, ikinci ihale yapıldı' : 'Sona erdi, sonuç bildirilmedi';
    case 'sold':
      return soldPrice === null ? 'Satıldı' : `Satıldı: ${salePrice(soldPrice, price)}`;
    case 'unsold':
      return 'Satış gerçekleşmedi';
    case 'annulled':
      return auction.wasSold ? 'Satıldı, sonra ihale feshedildi' : 'İhale feshedildi; satışın kendisi bildirilmedi';
    case 'withdrawn':
      return 'Geri çekildi';
  }
}

/** The source of this information, and since when it is known. */
function tellerOf({ source, toldAt }: OtherAuction): string {
  return ['Kaynak: ', sourceTitle(source), ...(toldAt === null ? [] : [`, ${formatDate(new Date(toldAt))}`])].join('');
}

type Props = { detail: ListingDetail; now: Date };

/** Other auctions of the same lot, each at its own address: they are linked, never merged. */
export function OtherAuctions({ detail, now }: Props) {
  const { otherAuctions } = detail;
  const round = roundMark(detail);
  if (otherAuctions.length === 0) return null;
  return (
    <section aria-labelledby="oteki-ihaleler">
      <h2 id="oteki-ihaleler" className="text-lg font-semibold">
        Aynı malın diğer ihaleleri
      </h2>
      <p className="mt-1 max-w-text text-sm text-ink-soft">
        {round === null ? '' : `Bu sayfa ${round} içindir. `}Aynı mal için başka ilanlar da var.
      </p>
      <ul className="sheet mt-3 max-w-text divide-y divide-line">
        {otherAuctions.map((auction) => (
          <li key={auction.id}>
            <a
              href={`/ilan/${auction.id}`}
              className="flex min-h-14 items-center gap-3 px-4 py-3 hover:bg-sunk focus-visible:-outline-offset-2"
            >
              <span className="min-w-0 grow">
                <span className="tabular block font-semibold text-petrol">
                  {[roundMark(auction), endOf(auction)].filter(Boolean).join(' · ') || 'Tarihi belirtilmemiş'}
                </span>
                <span className="tabular block text-sm text-ink-soft">
                  {[outcomeOf(auction, [...otherAuctions, detail], now), bidsText(auction)].filter(Boolean).join('; ')}
                </span>
                <span className="tabular block text-sm text-ink-soft">{tellerOf(auction)}</span>
              </span>
              <ChevronRight size={20} className="shrink-0 text-ink-faint" aria-hidden="true" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
