import type { PropertyDetail, PropertySummary } from '#shared/properties.ts';
import { depositDeadline, formatDateTime } from '#shared/text/dates.ts';
import { formatLira } from '#shared/text/money.ts';
import { TimeLeft } from '#web/features/properties/index.ts';
import { endOf, stateAt } from './listing-state.ts';
import { type SaleDeposit, saleDeposit } from './notice/sale-deposit.ts';
import { Term } from './term.tsx';

type Props = { property: PropertySummary & Partial<Pick<PropertyDetail, 'noticeValues'>>; now: Date };

/** Price, end, deposit: the terms on which a listing is sold. */
export function ListingTerms({ property, now }: Props) {
  const { price, hisse } = property;
  const isOpen = stateAt(property, now) === 'open';
  const deposit = saleDeposit(property, property.noticeValues);
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
      {deposit && isOpen ? <Deposit deposit={deposit} property={property} now={now} /> : null}
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

function Deposit({ deposit, property, now }: { deposit: SaleDeposit } & Props) {
  const { endDate, endDateIsDayOnly } = property;
  const deadline = endDate && !endDateIsDayOnly ? depositDeadline(new Date(endDate)) : undefined;
  return (
    <div className="text-sm text-ink-soft">
      <p className="flex justify-between gap-3">
        <span>
          <Term name="teminat">Teminat</Term> ({deposit.basis})
        </span>
        <span className="tabular font-semibold text-ink">{deposit.amount}</span>
      </p>
      {deadline ? (
        <p className="mt-1 flex flex-wrap justify-between gap-x-3">
          {deadline > now ? 'Nakit teminat için son an' : 'Nakit teminat süresi doldu'}
          <span className="tabular font-semibold text-ink">{formatDateTime(deadline)}</span>
        </p>
      ) : null}
    </div>
  );
}
