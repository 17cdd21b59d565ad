import { useQuery } from '@tanstack/react-query';
import { ORDER_REFERENCE } from '#shared/field-rules/desk-fields.ts';
import { fieldFault } from '#shared/field-rules/field-rule.ts';
import { toKurus, toLira } from '#shared/orders/order-rules.ts';
import { formatDate } from '#shared/text/dates.ts';
import { formatLiraExact, parseTurkishNumber } from '#shared/text/money.ts';
import { ActForm, DeskTable } from '#web/features/desk/desk/index.ts';
import { getJson } from '#web/platform/api-client.ts';
import { TextField } from '#web/ui/form/text-field.tsx';
import { textOf } from '#web/ui/form/use-form-errors.ts';
import { LoadFailure, LoadingRows } from '#web/ui/panel-states.tsx';

/** What of payments only people do: transfers that came to the bank, refunds that were sent from it. */
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
        columns={['Sipariş', 'Tutar', 'Son gün']}
        rows={data.awaited.map(({ reference, totalKurus, expiresAt }) => [
          reference,
          lira(totalKurus),
          // The day that ends at that instant.
          formatDate(new Date(Date.parse(expiresAt) - 1)),
        ])}
      />
      <ActForm
        title="Havale geldi"
        hint="Hesaba geçen tutar siparişinkiyle aynı değilse hiçbir şey açılmaz."
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
      <DeskTable
        title="Elle ödenecek iadeler"
        none="Elle ödenecek iade yok."
        columns={['Sipariş', 'Tutar', 'IBAN', 'En geç']}
        rows={data.owed.map(({ reference, amountKurus, iban, email, dueBy }) => [
          reference,
          lira(amountKurus),
          iban ?? `IBAN yok, sorun: ${email}`,
          formatDate(new Date(dueBy)),
        ])}
      />
      <ActForm
        title="İade gönderildi"
        hint="Bankadan gönderdikten sonra yazın; üyeye haber verilir."
        button="Gönderildi olarak yaz"
        path="/api/desk/payments/refund"
        read={(data) => {
          const reference = textOf(data, 'reference').trim();
          return reference === '' ? { errors: { reference: 'Sipariş kodunu yazın.' } } : { body: { reference } };
        }}
      >
        {(errors) => (
          <TextField id="iade-kodu" name="reference" label="Sipariş kodu" maxLength={40} error={errors.reference} />
        )}
      </ActForm>
    </div>
  );
}

const lira = (kurus: number) => formatLiraExact(toLira(kurus));

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
