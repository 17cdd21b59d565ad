import { useQuery } from '@tanstack/react-query';
import type { User } from '#shared/accounts.ts';
import type { RefundReason } from '#shared/orders/order-rules.ts';
import type { Order } from '#shared/orders/orders.ts';
import { formatDateTime } from '#shared/text/dates.ts';
import { formatKurus } from '#shared/text/money.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { DownloadButton } from '#web/ui/download-button.tsx';
import { InvoiceList } from '../invoice-list.tsx';
import { invoicesQuery } from '../order-calls.ts';
import { dayOf, planName, STATE_NAMES } from '../order-words.ts';

const REASONS: Readonly<Record<RefundReason, string>> = {
  withdrawal: 'Cayma',
  ending: 'Planın sona erdirilmesi',
  duplicate: 'İkinci ödeme',
  unwanted: 'Karşılığı olmayan ödeme',
};

/** What was ordered, and every refund. */
export function OrderFacts({ user, order }: { user: User; order: Order }) {
  const { data: invoices = [] } = useQuery({ ...invoicesQuery(user), refetchOnMount: 'always' });
  const own = invoices.filter(({ orderId }) => orderId === order.id);
  const { reference, organisation, totalKurus, vatPercent, vatKurus, state, validFrom, validUntil, refunds } = order;
  const facts: [name: string, value: string][] = [
    ['Plan', planName(order)],
    ...(organisation ? ([['Kurum', organisation.name]] as [string, string][]) : []),
    ['Tutar', formatKurus(totalKurus)],
    [`İçindeki KDV (%${vatPercent})`, formatKurus(vatKurus)],
    ['Durum', STATE_NAMES[state]],
    ['Sipariş tarihi', formatDateTime(new Date(order.confirmedAt ?? order.createdAt))],
    ...(order.paidAt ? ([['Ödeme tarihi', formatDateTime(new Date(order.paidAt))]] as [string, string][]) : []),
    ...(validFrom && validUntil && state === 'paid'
      ? ([['Süre', `${dayOf(validFrom)} – ${dayOf(validUntil)}`]] as [string, string][])
      : []),
  ];
  return (
    <section aria-labelledby="siparis-bilgisi" className="sheet p-5">
      <h2 id="siparis-bilgisi" className="text-lg font-semibold">
        Sipariş bilgisi
      </h2>
      <p className="tabular mt-1 flex flex-wrap items-center gap-x-1">
        {reference}
        <CopyButton text={reference} label="Sipariş numarasını kopyala" />
      </p>
      <dl className="tabular mt-3 grid gap-2 border-t border-line pt-3">
        {facts.map(([name, value]) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="text-right font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      {order.confirmedAt ? (
        <div className="mt-3 border-t border-line pt-2">
          <DownloadButton path={`/api/user/orders/${order.id}/contract`} name={`peyda-sozlesme-${reference}.pdf`}>
            Sözleşmeyi indir (PDF)
          </DownloadButton>
          <InvoiceList invoices={own} />
        </div>
      ) : null}
      {refunds.length > 0 ? (
        <ul aria-label="İadeler" className="tabular mt-3 grid gap-2 border-t border-line pt-3">
          {refunds.map(({ amountKurus, reason, isDone, createdAt, dueBy, doneAt, needsIban }) => (
            <li key={createdAt}>
              <span className="font-medium">{`${formatKurus(amountKurus)} iade`}</span>
              <span className="block text-sm text-ink-soft">
                {`${REASONS[reason]}; ${isDone && doneAt ? `${dayOf(doneAt)} günü gönderildi` : `en geç ${dayOf(dueBy)} günü gönderilir`}`}
                {needsIban ? '; IBAN’ınız bekleniyor' : ''}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
