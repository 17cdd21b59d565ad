import { openingPriceOf } from '#shared/law/amounts.ts';
import { type ListingDate, listingDates } from '#shared/law/dates/listing-dates.ts';
import { dateText } from '#shared/law/deadline-texts.ts';
import { heirsCaution } from '#shared/law/heirs-caution.ts';
import { mayBeAmongHeirs } from '#shared/law/heirs-round.ts';
import { LAW_TO_CONFIRM } from '#shared/law/law-to-confirm.ts';
import { wardCaution } from '#shared/law/ward-sale.ts';
import { endLabelOf, endOf } from '#shared/listing-texts/listing-end.ts';
import { stateAt } from '#shared/listing-texts/listing-state.ts';
import { salePrice } from '#shared/listing-texts/sale-price.ts';
import { shareMark } from '#shared/listing-texts/share-text.ts';
import type { ListingDetail, ListingSummary } from '#shared/listings.ts';
import { formatLira } from '#shared/text/money.ts';
import { exactLira } from '#shared/text/notice-value-texts.ts';
import { WonGuideLink, WonNote } from '#web/features/deciding/after-sale/index.ts';
import { useIsSaved } from '#web/features/deciding/saved-ads/index.ts';
import { TimeLeft } from '#web/features/market/listing-cards/index.ts';
import { ChevronDown } from '#web/ui/icons.tsx';
import { openWhereWide } from '#web/ui/open-where-wide.ts';
import { saleDeposit } from '../notice/sale-deposit.ts';
import { Term } from '../term.tsx';
import { CalendarButton } from './calendar-button.tsx';
import { DateTimeline } from './date-timeline.tsx';
import { SaleAmounts } from './sale-amounts.tsx';
import { SaleCosts } from './sale-costs.tsx';

type Listed = ListingSummary & Partial<Pick<ListingDetail, 'noticeValues' | 'soldPrice' | 'lawToConfirm'>>;
type Props = { property: Listed; now: Date };

/** The most important facts: the price and the end. */
export function PriceAndEnd({ property, now }: Props) {
  const { price, soldPrice = null } = property;
  const share = shareMark(property);
  const state = stateAt(property, now);
  return (
    <div className="mt-3 flex flex-col gap-3 border-t border-line pt-3">
      <p>
        <span className="tabular mr-2 text-2xl font-bold tracking-tight">
          {price === null ? 'Bedeli belirtilmemiş' : formatLira(price)}
        </span>
        <span className="text-sm text-ink-soft">
          <Term name="muhammen bedel" />
          {share === undefined ? null : (
            <>
              {property.hisse === null ? ' · ' : ', '}
              <Term name="hisse">{share}</Term>
              {property.hisse === null ? null : ' için'}
            </>
          )}
        </span>
      </p>
      {state === 'sold' && soldPrice !== null ? (
        <p className="text-sm text-ink-soft">
          Satış bedeli <span className="tabular font-semibold text-ink">{salePrice(soldPrice, price)}</span>
        </p>
      ) : null}
      {state === 'open' ? <TimeLeft property={property} now={now} /> : <EndedAt property={property} />}
    </div>
  );
}

type TermsProps = Props & {
  /** On a page without pictures the dates replace them, unfolded in wide windows. */
  isUnfolded: boolean;
};

/**
 * The participation summary: everything needed to decide on taking part, visible to everyone (D38). Three lines that
 * unfold.
 */
export function ListingTerms({ property, now, isUnfolded }: TermsProps) {
  const state = stateAt(property, now);
  const isOpen = state === 'open';
  const isKept = useIsSaved(property.id);
  const doubt = isOpen ? saleDeposit(property, property.noticeValues)?.doubt : undefined;
  return (
    <section
      aria-labelledby="katilim-ozeti"
      className={isUnfolded ? 'sheet p-4' : 'lg:mt-4 lg:border-t lg:border-line lg:pt-3'}
    >
      <h2 id="katilim-ozeti" tabIndex={-1} className="scroll-mt-28 font-semibold">
        Katılım özeti
      </h2>
      {/* Never folded: a member who pays a wrong deposit can't bid. */}
      {doubt ? <p className="mt-2 rounded-control bg-amber-tint px-3 py-2 text-sm text-ink">{doubt}</p> : null}
      {isOpen && mayBeAmongHeirs(property) ? (
        <p className="mt-2 rounded-control bg-amber-tint px-3 py-2 text-sm text-ink">
          {heirsCaution(property.lawToConfirm ?? LAW_TO_CONFIRM)}
        </p>
      ) : null}
      {isOpen && property.mayBeWardSale ? (
        <p className="mt-2 rounded-control bg-amber-tint px-3 py-2 text-sm text-ink">
          {wardCaution(property.lawToConfirm ?? LAW_TO_CONFIRM)}
        </p>
      ) : null}
      {isOpen ? (
        <details ref={isUnfolded ? openWhereWide : undefined} className="group" data-terms>
          <summary className="mt-1 flex flex-col rounded-control [&::-webkit-details-marker]:hidden">
            <Digest property={property} now={now} />
            <span className="flex min-h-9 items-center gap-1 self-start text-sm font-semibold text-petrol">
              <span className="group-open:hidden">Tarihler, tutarlar ve masraflar</span>
              <span className="hidden group-open:inline">Kısa göster</span>
              <ChevronDown size={18} aria-hidden="true" className="group-open:rotate-180" />
            </span>
          </summary>
          <div className={isUnfolded ? 'grid gap-x-8 gap-y-4 md:grid-cols-2' : 'flex flex-col gap-4'}>
            <DateTimeline listing={property} now={now} isOpen />
            <div className="flex flex-col gap-4">
              <SaleAmounts property={property} />
              <SaleCosts property={property} now={now} />
              {listingDates(property, now).length > 0 ? <CalendarButton property={property} /> : null}
              {isKept ? <WonGuideLink propertyId={property.id}>Kazanırsanız ne yapacaksınız?</WonGuideLink> : null}
            </div>
          </div>
        </details>
      ) : (
        <div className="mt-2 flex flex-col gap-4">
          <DateTimeline listing={property} now={now} isOpen={false} />
          {state === 'unsold' ? null : <WonNote propertyId={property.id} now={now} />}
        </div>
      )}
    </section>
  );
}

/** The three lines of the folded summary: the opening bid, the deposit, and its deadline. */
function Digest({ property, now }: Props) {
  const { price, noticeValues } = property;
  const deposit = saleDeposit(property, noticeValues);
  // A notice contains the dates of both auctions; the deposit is paid for the listing's own one.
  const own = property.secondRound === '1' ? 2 : 1;
  const cash = listingDates(property, now).find(({ kind, round }) => kind === 'cash' && round === own);
  return (
    <span className="flex flex-col gap-0.5 text-sm text-ink-soft group-open:hidden">
      <Line name="Açılış teklifi">{price === null ? 'Belirtilmemiş' : leastBids(property, price)}</Line>
      <Line name="Teminat">{deposit?.amount ?? 'Belirtilmemiş'}</Line>
      <Line name="Nakit teminat için son an">{cash ? cashDay(cash, now) : 'Belirtilmemiş'}</Line>
    </span>
  );
}

/** A derived day is marked as such. */
function cashDay(cash: ListingDate, now: Date): string {
  const { until } = dateText(cash, now);
  return cash.basis === 'derived' ? `${until} (hesaplandı)` : until;
}

/** Both readings if the auction may be restricted to heirs (Law 7589). */
function leastBids(property: ListingSummary, price: number): string {
  const opening = exactLira(openingPriceOf(price));
  return mayBeAmongHeirs(property) ? `${opening}; miras malıysa ${exactLira(price)}` : opening;
}

function Line({ name, children }: { name: string; children: string }) {
  return (
    <span className="flex flex-wrap justify-between gap-x-3">
      {name} <span className="tabular ml-auto text-right font-semibold text-ink">{children}</span>
    </span>
  );
}

function EndedAt({ property }: { property: ListingSummary }) {
  const end = endOf(property);
  return end ? (
    <p className="flex flex-wrap justify-between gap-x-3 text-sm text-ink-soft">
      {property.endDateIsDerived ? endLabelOf(property) : 'Bitiş tarihi'}{' '}
      <span className="tabular ml-auto font-semibold text-ink">{end}</span>
    </p>
  ) : null;
}
