import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import type { MemberRow } from '#shared/desk/desk-members.ts';
import { MEMBER_QUERY } from '#shared/field-rules/desk-fields.ts';
import { fieldFault } from '#shared/field-rules/field-rule.ts';
import { formatDate } from '#shared/text/dates.ts';
import { DeskRow } from '#web/features/desk/desk/index.ts';
import { sendJson } from '#web/platform/api-client.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { textOf, useFormErrors } from '#web/ui/form/use-form-errors.ts';

/** Finds members; the search text is kept out of the address and the browser's history. */
export function MemberSearch() {
  const { form, errors, refuse, orToast } = useFormErrors();
  const { mutate, data, isPending } = useMutation({
    mutationFn: (q: string) => sendJson('POST', '/api/desk/members/search', { q }),
    onError: orToast('Üye aranamadı.'),
  });

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const q = textOf(new FormData(event.currentTarget), 'q').trim();
    if (!isPending && !refuse({ q: fieldFault(MEMBER_QUERY, q) })) mutate(q);
  }

  return (
    <div className="flex flex-col gap-5">
      <form ref={form} noValidate onSubmit={submit} className="sheet flex max-w-160 flex-col gap-4 p-5">
        <TextField
          id="uye-ara"
          name="q"
          label="Üye ara"
          hint="E-posta adresinin tamamı, telefon numarası, sipariş kodu ya da adın en az üç harfi."
          autoComplete="off"
          maxLength={254}
          error={errors.q}
        />
        <div>
          <Button type="submit" aria-disabled={isPending}>
            {isPending ? 'Aranıyor…' : 'Ara'}
          </Button>
        </div>
      </form>
      <div role="status">{data ? <Found members={data.members} /> : null}</div>
    </div>
  );
}

function Found({ members }: { members: readonly MemberRow[] }) {
  if (members.length === 0) return <p className="text-ink-soft">Böyle bir üye bulunamadı.</p>;
  return (
    <ul aria-label="Üyeler" className="sheet divide-y divide-line">
      {members.map(({ id, email, phoneNumber, createdAt, isPremium, isClosed }) => (
        <DeskRow key={id} to={`uyeler/${id}`} title={email}>
          <p className="tabular mt-1 text-sm text-ink-soft">
            {phoneNumber}, {formatDate(new Date(createdAt))} gününden beri üye
            {isPremium ? ', premium' : ''}
            {isClosed ? ', hesabı kapalı' : ''}
          </p>
        </DeskRow>
      ))}
    </ul>
  );
}
