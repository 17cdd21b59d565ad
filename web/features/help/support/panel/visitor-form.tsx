import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { VISITOR_FIELDS } from '#shared/field-rules/help-fields.ts';
import { LONGEST_SUPPORT_NAME } from '#shared/support/support-rules.ts';
import { sendJson } from '#web/platform/api-client.ts';
import type { BodyOf } from '#web/platform/api-path.ts';
import { companyQuery } from '#web/platform/queries/company-query.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { fieldFaults, textOf, useFormErrors } from '#web/ui/form/use-form-errors.ts';

/** A visitor without an account enters a name and an e-mail address first. */
export function VisitorForm({ onKnown }: { onKnown: () => void }) {
  const { data: company } = useQuery(companyQuery);
  const { form, errors, refuse, orToast } = useFormErrors();
  const { mutate, isPending } = useMutation({
    mutationFn: (body: BodyOf<'POST', '/api/support/visitor'>) => sendJson('POST', '/api/support/visitor', body),
    onSuccess: onKnown,
    onError: orToast('Devam edilemedi.'),
  });

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const body = { name: textOf(data, 'name').trim(), email: textOf(data, 'email').trim() };
    if (!isPending && !refuse(fieldFaults(VISITOR_FIELDS, data))) mutate(body);
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        id="destek-ad"
        name="name"
        label="Adınız"
        autoComplete="name"
        maxLength={LONGEST_SUPPORT_NAME}
        error={errors.name}
        data-first
      />
      <TextField
        id="destek-eposta"
        name="email"
        type="email"
        label="E-posta adresiniz"
        autoComplete="email"
        hint={company?.sendsMail ? 'Siz yokken gelen yanıt bu adrese gider.' : undefined}
        error={errors.email}
      />
      <p className="text-sm text-ink-soft">
        Bilgileriniz yalnızca yanıt vermek için kullanılır. Bkz.{' '}
        <Link
          to="/kvkk-aydinlatma"
          className="inline-block min-h-6 font-semibold text-petrol underline underline-offset-4"
        >
          KVKK aydınlatma metni
        </Link>
      </p>
      <div>
        <Button type="submit" aria-disabled={isPending}>
          {isPending ? 'Bekleyin…' : 'Görüşmeyi başlat'}
        </Button>
      </div>
    </form>
  );
}
