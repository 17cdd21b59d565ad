import type { ReactNode } from 'react';
import { leastStepOf, openingPriceOf } from '#shared/law/amounts.ts';
import { cashDeadlineText, type DeadlineText, officeDeadlineText } from '#shared/law/deadline-texts.ts';
import { lawText } from '#shared/law/figure-texts.ts';
import { LAW } from '#shared/law/law-figures.ts';
import type { PropertyDetail, PropertySummary } from '#shared/properties.ts';
import { classNames } from '#web/ui/class-names.ts';
import { exactLira } from '../notice/notice-value-texts.ts';
import { saleDeposit } from '../notice/sale-deposit.ts';
import { Term } from '../term.tsx';

type Props = { property: PropertySummary & Partial<Pick<PropertyDetail, 'noticeValues'>>; now: Date };

/** What decides on taking part, open to all (D38): opening price, least step, deposit and its two terms. */
export function SaleAmounts({ property, now }: Props) {
  const { price, endDate } = property;
  const deposit = saleDeposit(property, property.noticeValues);
  const end = endDate === null ? undefined : new Date(endDate);
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
            <Row name={<Term name="en az artış">En az artış</Term>}>{exactLira(leastStepOf(price))}</Row>
          </>
        )}
        {deposit ? (
          <Row name={<Term name="teminat">Teminat</Term>} basis={deposit.basis}>
            {deposit.amount}
          </Row>
        ) : null}
        {end ? <Deadlines end={end} now={now} /> : null}
      </dl>
      {deposit?.doubt ? <p className="mt-2 rounded-control bg-amber-tint px-3 py-2 text-ink">{deposit.doubt}</p> : null}
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

function Deadlines({ end, now }: { end: Date; now: Date }) {
  const letter = officeDeadlineText(end, now);
  return (
    <>
      <Deadline name="Nakit teminat için son an" deadline={cashDeadlineText(end, now)} />
      {letter ? <Deadline name={<Term name="teminat mektubu">Teminat mektubu</Term>} deadline={letter} /> : null}
    </>
  );
}

function Deadline({ name, deadline: { until, left, isOver } }: { name: ReactNode; deadline: DeadlineText }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-3">
      <dt>{name}</dt>
      <dd className="tabular ml-auto text-right">
        <span className={classNames('block font-semibold', isOver ? 'text-ink-soft' : 'text-ink')}>{until}</span>
        <span className="block">{left}</span>
      </dd>
    </div>
  );
}
