import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { CONTACT_FIELDS, type ContactField, type ContactMessage, contactFault } from '#shared/contact-rules.ts';
import { sendContactMessage } from './send-contact-message.ts';
import { describeSendFailure } from './send-failure.ts';

type Faults = Partial<Record<ContactField, string>>;

const EMPTY: ContactMessage = { name: '', email: '', subject: '', message: '' };

function faultsOf(message: ContactMessage): Faults {
  return Object.fromEntries(
    CONTACT_FIELDS.flatMap((field) => {
      const fault = contactFault(field, message[field]);
      return fault ? [[field, fault]] : [];
    }),
  );
}

/** The texts that stand in a form now; where it has none, those known before. */
function textsIn(form: HTMLFormElement, known: ContactMessage): ContactMessage {
  const data = new FormData(form);
  const text = (field: ContactField) => String(data.get(field) || known[field]);
  return { name: text('name'), email: text('email'), subject: text('subject'), message: text('message') };
}

/** What the contact form knows and does: texts, faults, sending, confirmation. What was typed stays until it has arrived. */
export function useContactForm(subject: string, isSent: boolean) {
  const [message, setMessage] = useState<ContactMessage>({ ...EMPTY, subject });
  const [faults, setFaults] = useState<Faults>({});
  const [isHydrated, setHydrated] = useState(false);
  const [isConfirmed, setConfirmed] = useState(isSent);
  const form = useRef<HTMLFormElement>(null);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (website: string) => sendContactMessage(message, website),
    onSuccess: () => setConfirmed(true),
    onError: (failure) => setFaults(describeSendFailure(failure).faults),
  });
  useEffect(() => {
    setHydrated(true);
    const element = form.current;
    // Typed while the page came to life, or put back by the browser.
    if (element) setMessage((known) => textsIn(element, known));
  }, []);
  // A link of this page may bring a subject along.
  useEffect(() => {
    if (subject) setMessage((current) => ({ ...current, subject }));
  }, [subject]);

  return {
    form,
    message,
    faults,
    isHydrated,
    isConfirmed,
    isPending,
    failure: error ? describeSendFailure(error).message : undefined,
    change(field: ContactField, text: string): void {
      setMessage({ ...message, [field]: text });
      if (faults[field]) setFaults({ ...faults, [field]: contactFault(field, text) });
    },
    submit(event: FormEvent<HTMLFormElement>): void {
      event.preventDefault();
      if (isPending) return;
      const found = faultsOf(message);
      setFaults(found);
      const first = CONTACT_FIELDS.find((field) => found[field]);
      if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      else mutate(String(new FormData(event.currentTarget).get('website') ?? ''));
    },
    startAnew(): void {
      setMessage(EMPTY);
      setFaults({});
      setConfirmed(false);
      reset();
    },
  };
}
