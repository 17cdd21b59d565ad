import { endLabelOf, endOf } from '#shared/listing-texts/listing-end.ts';
import { stateAt } from '#shared/listing-texts/listing-state.ts';
import { salePrice } from '#shared/listing-texts/sale-price.ts';
import { shareMark } from '#shared/listing-texts/share-text.ts';
import type { PropertyDetail, PropertySummary } from '#shared/properties.ts';
import { formatLira } from '#shared/text/money.ts';
import { WonGuideLink, WonNote } from '#web/features/after-sale/index.ts';
import { TimeLeft } from '#web/features/properties/index.ts';
import { useIsSaved } from '#web/features/saved-ads/index.ts';
import { Term } from '../term.tsx';
import { CalendarButton } from './calendar-button.tsx';
import { DateTimeline } from './date-timeline.tsx';
import { SaleAmounts } from './sale-amounts.tsx';
import { SaleCosts } from './sale-costs.tsx';

type Props = { property: PropertySummary & Partial<Pick<PropertyDetail, 'noticeValues' | 'soldPrice'>>; now: Date };

/** The participation summary: what one needs to decide on taking part, open to all (D38), first on a listing. */
export function ListingTerms({ property, now }: Props) {
  const { price, soldPrice = null } = property;
  const share = shareMark(property);
  const state = stateAt(property, now);
  const isOpen = state === 'open';
  const isKept = useIsSaved(property.id);
  return (
    <section aria-labelledby="katilim-ozeti" className="mt-4 flex flex-col gap-4 border-t border-line pt-4">
      <h2 id="katilim-ozeti" className="-mb-2 font-semibold">
        Katılım özeti
      </h2>
      <p>
        <span className="tabular block text-2xl font-bold tracking-tight">
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
      {isOpen ? <TimeLeft property={property} now={now} /> : <EndedAt property={property} />}
      <DateTimeline listing={property} now={now} isOpen={isOpen} />
      {isOpen ? (
        <>
          <SaleAmounts property={property} />
          <SaleCosts property={property} />
          <CalendarButton property={property} />
          {isKept ? <WonGuideLink propertyId={property.id}>Kazanırsanız ne yapacaksınız?</WonGuideLink> : null}
        </>
      ) : state === 'unsold' ? null : (
        <WonNote propertyId={property.id} now={now} />
      )}
    </section>
  );
}

function EndedAt({ property }: { property: PropertySummary }) {
  const end = endOf(property);
  return end ? (
    <p className="flex justify-between gap-3 text-sm text-ink-soft">
      {property.endDateIsDerived ? endLabelOf(property) : 'Bitiş tarihi'}{' '}
      <span className="tabular font-semibold text-ink">{end}</span>
    </p>
  ) : null;
}
