import type { ReactNode } from 'react';
import { leastStepOf, openingPriceOf } from '#shared/law/amounts.ts';
import { lawText } from '#shared/law/figure-texts.ts';
import { mayBeAmongHeirs } from '#shared/law/heirs-round.ts';
import { LAW } from '#shared/law/law-figures.ts';
import type { ListingDetail, ListingSummary } from '#shared/listings.ts';
import { exactLira } from '#shared/text/notice-value-texts.ts';
import { saleDeposit } from '../notice/sale-deposit.ts';
import { Term } from '../term.tsx';

type Props = { property: ListingSummary & Partial<Pick<ListingDetail, 'noticeValues'>> };

/** The sums that matter for taking part, visible to everyone (D38): opening price, minimum step and deposit. */
export function SaleAmounts({ property }: Props) {
  const { price } = property;
  const deposit = saleDeposit(property, property.noticeValues);
  if (price === null && !deposit) return null;
  return (
    <div className="text-sm text-ink-soft">
      <dl className="flex flex-col gap-1">
        {price === null ? null : (
          <>
            <Row
              name={<Term name="açılış bedeli">Açılış bedeli, en az teklif</Term>}
              basis={lawText(LAW.openingPercent)}
            >
              {exactLira(openingPriceOf(price))}
            </Row>
            {mayBeAmongHeirs(property) ? (
              <Row name="Miras malıysa açılış bedeli" basis={lawText(LAW.heirsOpeningPercent)}>
                {exactLira(price)}
              </Row>
            ) : null}
            <Row name={<Term name="en az artış">En az artış</Term>}>{exactLira(leastStepOf(price))}</Row>
          </>
        )}
        {deposit ? (
          <Row name={<Term name="teminat">Teminat</Term>} basis={deposit.basis}>
            {deposit.amount}
          </Row>
        ) : null}
      </dl>
      {price === null ? null : (
        <p className="mt-2">
          Satış için teklifin <Term name="alt sınır">yasal alt sınırı</Term> aşması gerekir.
        </p>
      )}
    </div>
  );
}

function Row({ name, basis, children }: { name: ReactNode; basis?: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-3">
      <dt>
        {name}
        {basis ? ` (${basis})` : ''}
      </dt>
      <dd className="tabular font-semibold text-ink">{children}</dd>
    </div>
  );
}
