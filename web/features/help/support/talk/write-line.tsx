import { type FormEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { fieldFault } from '#shared/field-rules/field-rule.ts';
import { SUPPORT_MESSAGE } from '#shared/field-rules/help-fields.ts';
import { LONGEST_SUPPORT_MESSAGE } from '#shared/support/support-rules.ts';
import { ApiError } from '#web/platform/api-client.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { Select } from '#web/ui/select.tsx';
import { reasonOf } from '#web/ui/toasts/toast-failure.ts';

/** The draft, and the number that it is sent with; it outlives the window. */
export type Draft = { clientId: string; text: string };

type Props = {
  draft: Draft;
  /** Sends a message; a message that was not acknowledged is sent again with the same number. */
  send: (message: Draft) => Promise<void>;
  onTyping: () => void;
  /** An element beside the button. */
  beside?: ReactNode;
  /** Templates to start with. */
  ready?: readonly { readonly id: number; readonly title: string; readonly text: string }[];
};

const TYPING_EVERY_MS = 3000;

/**
 * Writes a message: Enter sends, Shift+Enter starts a new line; on phones Enter starts a new line. A failed message
 * stays in the field.
 */
export function WriteLine({ draft, send, onTyping, beside, ready = [] }: Props) {
  const id = useId();
  const area = useRef<HTMLFormElement>(null);
  const toldAt = useRef(0);
  const [error, setError] = useState<string>();
  const [isSending, setSending] = useState(false);

  const field = () => area.current?.elements.namedItem('text') as HTMLTextAreaElement;

  async function submit(event?: FormEvent): Promise<void> {
    event?.preventDefault();
    const text = field().value.trim();
    if (isSending) return;
    const fault = fieldFault(SUPPORT_MESSAGE, text);
    setError(fault);
    if (fault) return field().focus();
    if (draft.clientId === '' || draft.text !== text) Object.assign(draft, { clientId: crypto.randomUUID(), text });
    setSending(true);
    try {
      await send({ ...draft });
      Object.assign(draft, { clientId: '', text: '' });
      field().value = '';
    } catch (failure) {
      const told = failure instanceof ApiError ? failure.server?.message : reasonOf(failure);
      setError(told ?? 'Mesaj gönderilemedi. Yeniden deneyin.');
    } finally {
      setSending(false);
      field().focus();
    }
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    if (!matchMedia('(pointer: fine)').matches) return;
    event.preventDefault();
    void submit();
  }

  function onInput(): void {
    // A changed text is a new message.
    if (field().value.trim() !== draft.text) Object.assign(draft, { clientId: '', text: field().value });
    if (Date.now() - toldAt.current < TYPING_EVERY_MS) return;
    toldAt.current = Date.now();
    onTyping();
  }

  function insert(chosen: string): void {
    const text = ready.find(({ id: known }) => String(known) === chosen)?.text;
    if (text === undefined) return;
    field().value = [field().value.trim(), text].filter(Boolean).join('\n\n');
    onInput();
    field().focus();
  }

  return (
    <form ref={area} noValidate onSubmit={(event) => void submit(event)} className="flex w-full min-w-0 flex-col gap-2">
      <TextArea
        id={id}
        name="text"
        label="Mesajınız"
        rows={2}
        style={{ minHeight: '4.25rem' }}
        maxLength={LONGEST_SUPPORT_MESSAGE}
        defaultValue={draft.text}
        error={error}
        onKeyDown={onKeyDown}
        onInput={onInput}
        data-first
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" aria-disabled={isSending}>
          {isSending ? 'Gönderiliyor…' : 'Mesajı gönder'}
        </Button>
        {beside}
        {ready.length > 0 ? (
          <Select
            aria-label="Hazır yanıt ekle"
            value=""
            onChange={(event) => insert(event.target.value)}
            className="min-w-0 max-w-60"
          >
            <option value="">Hazır yanıt ekle…</option>
            {ready.map(({ id: known, title }) => (
              <option key={known} value={known}>
                {title}
              </option>
            ))}
          </Select>
        ) : null}
      </div>
    </form>
  );
}
