import type { FormEvent } from 'react';
import type { User } from '#shared/accounts.ts';
import type { WonSaleAnswer } from '#shared/after-sale/won-sales.ts';
import { istanbulDate } from '#shared/text/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { textOf, useFormErrors } from '#web/ui/form/use-form-errors.ts';
import { showToast } from '#web/ui/toasts/toast.ts';
import { showFailure } from '#web/ui/toasts/toast-failure.ts';
import { useWonSaleChange } from './won-sale-calls.ts';

type Props = { user: User; answer: WonSaleAnswer; now: Date };

/** Asks a winner for the days on which terms start. Each day may stay empty until it has passed. */
export function WonDaysForm({ user, answer: { property, wonSale }, now }: Props) {
  const { form, errors, refuse, orToast } = useFormErrors();
  const { mutate, isPending } = useWonSaleChange(user, property.id);
  const today = istanbulDate(now);
  const endDay = property.endDate === null ? '' : istanbulDate(new Date(property.endDate));

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isPending) return;
    const data = new FormData(event.currentTarget);
    const day = (name: string) => textOf(data, name) || null;
    const soldOn = day('soldOn');
    const days = {
      // Stored only if it differs: the source may still correct the listing's own end.
      soldOn: soldOn === endDay ? null : soldOn,
      announcedOn: day('announcedOn'),
      paidOn: day('paidOn'),
      evictionServedOn: day('evictionServedOn'),
    };
    mutate(days, {
      onSuccess: () => {
        refuse({});
        showToast({ kind: 'done', title: 'Tarihleriniz kaydedildi' });
      },
      onError: orToast('Tarihler kaydedilemedi.'),
    });
  }

  const field = (name: 'soldOn' | 'announcedOn' | 'paidOn' | 'evictionServedOn', label: string, hint: string) => (
    <TextField
      id={`won-${name}`}
      name={name}
      type="date"
      max={today}
      label={label}
      hint={hint}
      defaultValue={(name === 'soldOn' ? (wonSale?.soldOn ?? endDay) : wonSale?.[name]) ?? ''}
      error={errors[name]}
    />
  );
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
      {field('announcedOn', 'Sonuç tutanağının ilan günü', 'Portalda ilan edilir. Ödeme süreniz bu günden sayılır.')}
      {field('soldOn', 'İhalenin bittiği gün', 'Fesih süresi bu günden sayılır. Uzadıysa gerçek bitişi yazın.')}
      {field('paidOn', 'Bedelin tamamını ödediğiniz gün', 'Yazdığınızda ödeme hatırlatmaları durur.')}
      {property.categoryNumber === '1'
        ? field('evictionServedOn', 'Tahliye emrinin tebliğ günü', 'Emir istediyseniz, oturana ulaştığı gün.')
        : null}
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <Button type="submit" aria-disabled={isPending} className="max-sm:w-full">
          {isPending ? 'Kaydediliyor…' : wonSale ? 'Tarihleri kaydet' : 'Kazandım, tarihlerimi göster'}
        </Button>
        {wonSale ? <TakeBack user={user} propertyId={property.id} /> : null}
      </div>
    </form>
  );
}

function TakeBack({ user, propertyId }: { user: User; propertyId: number }) {
  const { mutate, isPending } = useWonSaleChange(user, propertyId);
  const takeBack = () =>
    mutate(null, {
      onSuccess: () => showToast({ kind: 'done', title: 'Bu ihaleyle ilgili tarihleriniz silindi' }),
      onError: (error) => showFailure('Tarihler silinemedi.', error),
    });
  return (
    <Button look="quiet" aria-disabled={isPending} onClick={() => isPending || takeBack()}>
      Kazanmadım, tarihlerimi sil
    </Button>
  );
}
