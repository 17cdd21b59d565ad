import { useState } from 'react';
import { MessageForm } from './message-form.tsx';
import { MessageSent } from './message-sent.tsx';

type Props = {
  /** The subject from a link of the site; empty if there is none. */
  subject: string;
  /** Whether the browser has just submitted the form itself, without JavaScript. */
  isSent: boolean;
};

/** The contact form (spec §2, D9), or the confirmation once a message was received. */
export function ContactForm({ subject, isSent }: Props) {
  const [isConfirmed, setConfirmed] = useState(isSent);
  const [usedSubject, setUsedSubject] = useState<string>();

  function startAnew(): void {
    // A new message starts empty, even if the page's address still contains the last subject.
    setUsedSubject(subject);
    setConfirmed(false);
  }

  if (isConfirmed) return <MessageSent onStartAnew={startAnew} />;
  return <MessageForm subject={subject === usedSubject ? '' : subject} onSent={() => setConfirmed(true)} />;
}
