import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { CONTACT_FIELDS } from '#shared/contact-rules.ts';
import { Button } from '#web/ui/button.tsx';
import { ContactFieldInput } from './contact-field-input.tsx';
import { useContactForm } from './use-contact-form.ts';

type Props = { subject: string; isSent: boolean };

/** The contact form (spec §2, D9). Without JavaScript the browser sends it as it is. */
export function ContactForm({ subject, isSent }: Props) {
  const { form, message, faults, failure, isHydrated, isConfirmed, isPending, change, submit, startAnew } =
    useContactForm(subject, isSent);
  if (isConfirmed) return <Confirmation onStartAnew={startAnew} />;
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
