import { useQuery } from '@tanstack/react-query';
import type { DeskPayments } from '#shared/desk/desk-payments.ts';
import { ORDER_REFERENCE } from '#shared/field-rules/desk-fields.ts';
import { fieldFault } from '#shared/field-rules/field-rule.ts';
import { toKurus, toLira } from '#shared/orders/order-rules.ts';
import { formatDate } from '#shared/text/dates.ts';
import { formatLiraExact, parseTurkishNumber } from '#shared/text/money.ts';
import { ActDialog, ActForm, DeskTable } from '#web/features/desk/desk/index.ts';
import { getJson } from '#web/platform/api-client.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { textOf } from '#web/ui/form/use-form-errors.ts';
import { LoadFailure, LoadingRows } from '#web/ui/panel-states.tsx';
import { InvoiceTasks } from './invoice-tasks.tsx';

/** Payments that need a person: bank transfers that arrived, and refunds that were sent. */
export function PaymentDeskPage() {
  const { data, error, refetch } = useQuery({
    queryKey: ['desk', 'payments'],
    queryFn: ({ signal }) => getJson('/api/desk/payments', signal),
  });
  if (error) return <LoadFailure title="Ödemeler yüklenemedi." error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingRows label="Ödemeler yükleniyor" />;
  return (
    <div className="flex flex-col gap-5">
      <DeskTable
        title="Beklenen havaleler"
        none="Beklenen havale yok."
        columns={['Sipariş', 'Gönderen', 'Tutar', 'Son gün', 'İşlem']}
        numbers={['Tutar']}
        rows={data.awaited.map((order) => ({
          key: order.reference,
          cells: [
            order.reference,
            order.name ?? 'Ad yok',
            lira(order.totalKurus),
            // The day that ends at this instant.
            formatDate(new Date(Date.parse(order.expiresAt) - 1)),
            <Transfer key="act" {...order} />,
          ],
        }))}
      />
      <DeskTable
        title="Elle ödenecek iadeler"
        none="Elle ödenecek iade yok."
        columns={['Sipariş', 'Alıcı', 'Tutar', 'IBAN', 'En geç', 'İşlem']}
        numbers={['Tutar']}
        rows={data.owed.map((refund, index) => ({
          key: `${refund.reference} ${index}`,
          cells: [
            refund.reference,
            refund.name ?? 'Ad yok',
            lira(refund.amountKurus),
            refund.iban === null ? (
              `IBAN yok, sorun: ${refund.email}`
            ) : (
              <span key="iban" className="inline-flex items-center gap-2 whitespace-nowrap">
                {refund.iban} <CopyButton text={refund.iban} label="IBAN’ı kopyala" />
              </span>
            ),
            formatDate(new Date(refund.dueBy)),
            <Refund key="act" {...refund} />,
          ],
        }))}
      />
      <InvoiceTasks tasks={data.tasks} />
      <UnlistedTransfer />
    </div>
  );
}

const lira = (kurus: number) => formatLiraExact(toLira(kurus));

/** An awaited transfer that has arrived: its code and amount are known, so nothing is typed. */
function Transfer({ reference, name, totalKurus }: DeskPayments['awaited'][number]) {
  return (
    <ActDialog
      opener="Havale geldi"
      openerName={`Havale geldi: ${reference}`}
      title="Havale geldi"
      hint="Hesaba başka bir tutar geçtiyse onaylamayın; parayı gönderene iade edin."
      facts={
        <Facts
          rows={[
            ['Sipariş', reference],
            ['Gönderen', name ?? 'Ad yok'],
            ['Tutar', lira(totalKurus)],
          ]}
        />
      }
      button="Havaleyi onayla"
      path="/api/desk/payments/transfer"
      reason="Tutar banka hesabında görüldü."
      read={() => ({ body: { reference, kurus: totalKurus } })}
    />
  );
}

function Refund({ reference, name, amountKurus, iban }: DeskPayments['owed'][number]) {
  return (
    <ActDialog
      opener="İade gönderildi"
      openerName={`İade gönderildi: ${reference}`}
      title="İade gönderildi"
      hint="Parayı bankadan gönderdikten sonra yazın; üyeye haber verilir."
      facts={
        <Facts
          rows={[
            ['Sipariş', reference],
            ['Alıcı', name ?? 'Ad yok'],
            ['Tutar', lira(amountKurus)],
            ['IBAN', iban ?? 'Yok'],
          ]}
        />
      }
      button="Gönderildi olarak yaz"
      path="/api/desk/payments/refund"
      reason="Bankadan gönderildi."
      read={() => ({ body: { reference } })}
    />
  );
}

function Facts({ rows }: { rows: readonly (readonly [string, string])[] }) {
  return (
    <dl className="tabular grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
      {rows.map(([label, text]) => (
        <div key={label} className="contents">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="font-semibold break-words">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A transfer that arrived late: its order is no longer awaited. */
function UnlistedTransfer() {
  return (
    <ActForm
      isFolded
      title="Listede olmayan havale"
      hint="Süresi geçen bir siparişin parası geldiyse. Hesaba geçen tutar siparişinkiyle aynı değilse hiçbir şey açılmaz."
      button="Havaleyi onayla"
      path="/api/desk/payments/transfer"
      read={readTransfer}
    >
      {(errors) => (
        <>
          <TextField id="havale-kodu" name="reference" label="Sipariş kodu" maxLength={40} error={errors.reference} />
          <TextField id="havale-tutari" name="kurus" label="Gelen tutar (lira)" error={errors.kurus} />
        </>
      )}
    </ActForm>
  );
}

function readTransfer(data: FormData) {
  const reference = textOf(data, 'reference').trim();
  const amount = parseTurkishNumber(textOf(data, 'kurus').trim());
  if (reference !== '' && amount !== undefined) return { body: { reference, kurus: toKurus(amount) } };
  return {
    errors: {
      reference: fieldFault(ORDER_REFERENCE, reference),
      kurus: amount === undefined ? 'Tutarı 990 ya da 29,99 gibi yazın.' : undefined,
    },
  };
}
