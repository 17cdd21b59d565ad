import { useMutation } from '@tanstack/react-query';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { CONTACT_FIELDS, type ContactField, type ContactMessage, contactFault } from '#shared/contact-rules.ts';
import { Button } from '#web/ui/button.tsx';
import { ContactFieldInput } from './contact-field-input.tsx';
import { sendContactMessage } from './send-contact-message.ts';
import { describeSendFailure } from './send-failure.ts';

type Faults = Partial<Record<ContactField, string>>;

function faultsOf(message: ContactMessage): Faults {
  return Object.fromEntries(
    CONTACT_FIELDS.flatMap((field) => {
      const fault = contactFault(field, message[field]);
      return fault ? [[field, fault]] : [];
    }),
  );
}

type Props = { subject: string; isSent: boolean };

/** The contact form (spec §2, D9): what was typed stays until it has arrived. */
export function ContactForm({ subject, isSent }: Props) {
  const empty = { name: '', email: '', subject, message: '' };
  const [message, setMessage] = useState<ContactMessage>(empty);
  const [faults, setFaults] = useState<Faults>({});
  const [isHydrated, setHydrated] = useState(false);
  const [isConfirmed, setConfirmed] = useState(isSent);
  const form = useRef<HTMLFormElement>(null);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (website: string) => sendContactMessage(message, website),
    onSuccess: () => setConfirmed(true),
    onError: (failure) => setFaults(describeSendFailure(failure).faults),
  });
  useEffect(() => setHydrated(true), []);
  // A link of this page may bring a subject along.
  useEffect(() => {
    if (subject) setMessage((current) => ({ ...current, subject }));
  }, [subject]);

  function change(field: ContactField, text: string): void {
    setMessage({ ...message, [field]: text });
    if (faults[field]) setFaults({ ...faults, [field]: contactFault(field, text) });
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isPending) return;
    const found = faultsOf(message);
    setFaults(found);
    const first = CONTACT_FIELDS.find((field) => found[field]);
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    else mutate(String(new FormData(event.currentTarget).get('website') ?? ''));
  }

  function startAnew(): void {
    setMessage({ name: '', email: '', subject: '', message: '' });
    setFaults({});
    setConfirmed(false);
    reset();
  }

  if (isConfirmed) return <Confirmation onStartAnew={startAnew} />;
  const failure = error ? describeSendFailure(error).message : undefined;
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
      {CONTACT_FIELDS.map((field) => (
        <ContactFieldInput
          key={field}
          field={field}
          value={message[field]}
          fault={faults[field]}
          onChange={(text) => change(field, text)}
        />
      ))}
      {/* Programs fill in every field they find; people never see this one. */}
      <div aria-hidden="true" className="absolute -left-[9999px] size-px overflow-hidden">
        <label>
          Bu alanı boş bırakın
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {failure ? (
        <p role="alert" className="flex gap-2.5 rounded-sheet bg-red-tint px-4 py-3 text-red sm:col-span-2">
          <TriangleAlert size={20} aria-hidden="true" className="mt-0.5 shrink-0" />
          {failure}
        </p>
      ) : null}
      <div className="flex flex-wrap items-center gap-4 sm:col-span-2">
        <Button type="submit" aria-disabled={isPending} className="max-sm:w-full">
          {isPending ? 'Gönderiliyor…' : 'Gönder'}
        </Button>
        <p className="text-sm text-ink-soft">Bilgileriniz yalnızca size yanıt vermek için kullanılır.</p>
      </div>
    </form>
  );
}

function Confirmation({ onStartAnew }: { onStartAnew: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div role="status" className="flex flex-col items-start gap-3">
      <CircleCheck size={32} aria-hidden="true" className="text-green" />
      <h3 ref={heading} tabIndex={-1} className="text-lg font-semibold outline-none">
        Mesajınız İletildi
      </h3>
      <p className="text-ink-soft">Yazdığınız e-posta adresinden size dönülür.</p>
      <Button look="secondary" onClick={onStartAnew}>
        Yeni Mesaj Gönder
      </Button>
    </div>
  );
}
