import { useState } from 'react';
import { MessageForm } from './message-form.tsx';
import { MessageSent } from './message-sent.tsx';

type Props = {
  /** The subject that a link of the site brings along; empty when it brings none. */
  subject: string;
  /** Whether the browser has just sent the form by itself, without JavaScript. */
  isSent: boolean;
};

/** The contact form (spec §2, D9), or the confirmation once a message has arrived. */
export function ContactForm({ subject, isSent }: Props) {
  const [isConfirmed, setConfirmed] = useState(isSent);
  const [usedSubject, setUsedSubject] = useState<string>();

  function startAnew(): void {
    // A new message begins empty, even if the address of the page still names the last subject.
    setUsedSubject(subject);
    setConfirmed(false);
  }

  if (isConfirmed) return <MessageSent onStartAnew={startAnew} />;
  return <MessageForm subject={subject === usedSubject ? '' : subject} onSent={() => setConfirmed(true)} />;
}
