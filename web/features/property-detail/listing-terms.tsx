import type { PropertyDetail, PropertySummary } from '#shared/properties.ts';
import { formatLira } from '#shared/text/money.ts';
import { TimeLeft } from '#web/features/properties/index.ts';
import { endOf, stateAt } from './listing-state.ts';
import { SaleAmounts } from './sale-amounts.tsx';
import { Term } from './term.tsx';

type Props = { property: PropertySummary & Partial<Pick<PropertyDetail, 'noticeValues'>>; now: Date };

/** Price, end, and what a bid takes: the terms on which a listing is sold. */
export function ListingTerms({ property, now }: Props) {
  const { price, hisse } = property;
  const isOpen = stateAt(property, now) === 'open';
  return (
    <div className="mt-4 flex flex-col gap-4 border-t border-line pt-4">
      <p>
        <span className="tabular block text-2xl font-bold tracking-tight">
          {price === null ? 'Bedeli belirtilmemiş' : formatLira(price)}
        </span>
        <span className="text-sm text-ink-soft">
          <Term name="muhammen bedel" />
          {hisse ? (
            <>
              , <Term name="hisse">{`${hisse} hisse`}</Term> için
            </>
          ) : null}
        </span>
      </p>
      {isOpen ? <TimeLeft property={property} now={now} /> : <EndedAt property={property} />}
      {isOpen ? <SaleAmounts property={property} now={now} /> : null}
    </div>
  );
}

function EndedAt({ property }: { property: PropertySummary }) {
  const end = endOf(property);
  return end ? (
    <p className="flex justify-between gap-3 text-sm text-ink-soft">
      Bitiş tarihi <span className="tabular font-semibold text-ink">{end}</span>
    </p>
  ) : null;
}
