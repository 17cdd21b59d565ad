import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import type { NewRemoval } from '#shared/desk/removal-requests.ts';
import { OTHER_EMAIL } from '#shared/field-rules/account-fields.ts';
import { REMOVAL_DEMAND, REMOVAL_NAME } from '#shared/field-rules/desk-fields.ts';
import { lawText } from '#shared/law/figure-texts.ts';
import { LAW } from '#shared/law/law-figures.ts';
import { istanbulDate } from '#shared/text/dates.ts';
import { sendJson } from '#web/platform/api-client.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { fieldFaults, textOf, useFormErrors } from '#web/ui/form/use-form-errors.ts';
import { showToast } from '#web/ui/toasts/toast.ts';

/** Enters a request that arrived by mail, by post or through the contact form. */
export function NewRequest() {
  const queryClient = useQueryClient();
  const { form, errors, refuse, orToast } = useFormErrors();
  const { mutate, isPending } = useMutation({
    mutationFn: (body: NewRemoval) => sendJson('POST', '/api/desk/removal-requests', body),
    onSuccess: async ({ message }) => {
      showToast({ kind: 'done', title: message });
      form.current?.reset();
      refuse({});
      await queryClient.invalidateQueries({ queryKey: ['desk'] });
    },
    onError: orToast('Başvuru yazılamadı.'),
  });

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const [name, email, demand] = [textOf(data, 'name'), textOf(data, 'email'), textOf(data, 'demand')];
    const numbers = textOf(data, 'listings').match(/\S+/g) ?? [];
    const isWrong = refuse({
      ...fieldFaults({ name: REMOVAL_NAME, email: OTHER_EMAIL, demand: REMOVAL_DEMAND }, data),
      listings: numbers.every((number) => /^\d{1,15}$/.test(number))
        ? undefined
        : 'İlan numaralarını boşlukla ayırarak yazın.',
    });
    if (isPending || isWrong) return;
    mutate({ name, email, demand, receivedOn: textOf(data, 'receivedOn'), listings: numbers.map(Number) });
  }

  return (
    <section aria-labelledby="yeni-basvuru" className="sheet p-5">
      <h2 id="yeni-basvuru" className="text-lg font-semibold">
        Yeni başvuru
      </h2>
      <p className="mt-1 max-w-text text-sm text-ink-soft">
        Geldiği günden itibaren {lawText(LAW.privacyAnswerDays)} içinde yanıtlanır ({LAW.privacyAnswerDays.article}).
      </p>
      <form ref={form} noValidate onSubmit={submit} className="mt-4 flex max-w-110 flex-col gap-4">
        <TextField
          id="basvuran"
          name="name"
          label="Adı soyadı"
          autoComplete="off"
          maxLength={200}
          error={errors.name}
        />
        <TextField
          id="basvuran-eposta"
          name="email"
          type="email"
          label="E-posta adresi"
          autoComplete="off"
          error={errors.email}
        />
        <TextField
          id="basvuru-gunu"
          name="receivedOn"
          type="date"
          label="Geldiği gün"
          defaultValue={istanbulDate(new Date())}
          error={errors.receivedOn}
        />
        <TextField
          id="basvuru-ilanlari"
          name="listings"
          label="İlan numaraları"
          hint="Biliniyorsa; boşlukla ayırın."
          inputMode="numeric"
          error={errors.listings}
        />
        <TextArea id="basvuru-istegi" name="demand" label="Ne isteniyor?" maxLength={10_000} error={errors.demand} />
        <div>
          <Button type="submit" aria-disabled={isPending}>
            {isPending ? 'Bekleyin…' : 'Başvuruyu yaz'}
          </Button>
        </div>
      </form>
    </section>
  );
}
