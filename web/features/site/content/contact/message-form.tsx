import { useMutation } from '@tanstack/react-query';
import { useHydrated } from '@tanstack/react-router';
import { type FormEvent, useEffect } from 'react';
import { CONTACT_FIELDS, type ContactMessage } from '#shared/field-rules/help-fields.ts';
import { useMember } from '#web/features/members/accounts/index.ts';
import { sendJson } from '#web/platform/api-client.ts';
import { Button } from '#web/ui/button.tsx';
import { fieldFaults, textOf, useFormErrors } from '#web/ui/form/use-form-errors.ts';
import { TriangleAlert } from '#web/ui/icons.tsx';
import { reasonOf } from '#web/ui/toasts/toast-failure.ts';
import { MessageFields } from './message-fields.tsx';

/** The sending state lasts at least this long (D9), so that everybody notices it. */
const MIN_SENDING_MS = 1500;

/**
 * Sends a message and settles after 1.5 seconds at the earliest. `website` is the hidden honeypot field. Throws the
 * errors of `sendJson`.
 */
async function sendContactMessage(message: ContactMessage & { website: string }): Promise<void> {
  const pause = new Promise((resolve) => setTimeout(resolve, MIN_SENDING_MS));
  const [outcome] = await Promise.allSettled([sendJson('POST', '/api/contact', message), pause]);
  if (outcome.status === 'rejected') throw outcome.reason;
}

type Props = { subject: string; onSent: () => void };

/**
 * The form for a message. The text stays until it has been received. Without JavaScript the browser submits the form
 * itself.
 */
export function MessageForm({ subject, onSent }: Props) {
  const isHydrated = useHydrated();
  const { form, errors, refuse, refuseAnswer, recheck } = useFormErrors();
  const { mutate, isPending, error } = useMutation({
    mutationFn: sendContactMessage,
    onSuccess: onSent,
    onError: (error) => void refuseAnswer(error),
  });
  const member = useMember();
  // Fills in a signed-in member's name and address; text that was already typed is kept.
  useEffect(() => {
    if (!member) return;
    const name = [member.firstName, member.lastName].filter(Boolean).join(' ');
    for (const [field, value] of Object.entries({ name, email: member.email })) {
      const input = form.current?.elements.namedItem(field);
      if (input instanceof HTMLInputElement && input.value === '') input.value = value;
    }
  }, [member, form]);
  // A link on the page may set the subject; the other fields keep their text.
  useEffect(() => {
    const field = form.current?.elements.namedItem('subject');
    if (subject && field instanceof HTMLInputElement) field.value = subject;
  }, [subject, form]);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isPending) return;
    const data = new FormData(event.currentTarget);
    const message = {
      name: textOf(data, 'name'),
      email: textOf(data, 'email'),
      subject: textOf(data, 'subject'),
      message: textOf(data, 'message'),
    };
    if (!refuse(fieldFaults(CONTACT_FIELDS, data))) mutate({ ...message, website: textOf(data, 'website') });
  }

  return (
    <form
      ref={form}
      method="post"
      action="/api/contact"
      noValidate={isHydrated}
      onSubmit={submit}
      aria-busy={isPending}
      className="grid gap-4 sm:grid-cols-2"
    >
      <MessageFields subject={subject} errors={errors} recheck={recheck} />
      {error ? <SendingFailure error={error} /> : null}
      <div className="flex flex-wrap items-center gap-4 sm:col-span-2">
        <Button type="submit" aria-disabled={isPending} className="max-sm:w-full">
          {isPending ? 'Gönderiliyor…' : 'Mesajı gönder'}
        </Button>
        <p className="text-sm text-ink-soft">
          Bilgileriniz yalnızca size yanıt vermek için kullanılır.{' '}
          <a href="/kvkk-aydinlatma" className="text-petrol underline underline-offset-4">
            KVKK Aydınlatma Metni
          </a>
        </p>
      </div>
    </form>
  );
}

function SendingFailure({ error }: { error: Error }) {
  const reason = reasonOf(error) ?? 'Biraz sonra yeniden deneyin.';
  return (
    <p role="alert" className="flex gap-2.5 rounded-sheet bg-red-tint px-4 py-3 text-red sm:col-span-2">
      <TriangleAlert size={20} aria-hidden="true" className="mt-0.5 shrink-0" />
      {/* Some reasons are titles without a full stop. */}
      {`Mesajınız gönderilemedi. ${reason.replace(/\.?$/, '.')}`}
    </p>
  );
}
