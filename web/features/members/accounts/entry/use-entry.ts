import { useState } from 'react';
import { useFormErrors } from '#web/ui/form/use-form-errors.ts';
import { type Door, type EntryBody, enterAccount } from './enter-account.ts';

/** The state of a login or registration form: field errors, the failure of the whole form, and sending. */
export function useEntry<D extends Door>(
  door: D,
  fields: readonly string[],
  onDone: () => void,
  onSecondStep?: (challenge: string) => void,
) {
  const { form, errors, refuse } = useFormErrors();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function send(body: EntryBody<D>): Promise<void> {
    setFailure(undefined);
    setSending(true);
    const entry = await enterAccount(door, body);
    setSending(false);
    if (entry.kind === 'done') onDone();
    else if (entry.kind === 'second-step') onSecondStep?.(entry.challenge);
    else if (entry.field !== undefined && fields.includes(entry.field)) refuse({ [entry.field]: entry.message });
    else setFailure(entry.message);
  }

  return { form, errors, refuse, isSending, failure, send };
}
