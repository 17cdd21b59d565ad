import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import type { DeskLetter } from '#shared/desk/collection/desk-letters.ts';
import { DESK_REASON } from '#shared/field-rules/desk-fields.ts';
import { fieldFault } from '#shared/field-rules/field-rule.ts';
import { formatDateTime } from '#shared/text/dates.ts';
import { formatNumber } from '#shared/text/money.ts';
import { ActForm } from '#web/features/desk/desk/index.ts';
import { sendJson } from '#web/platform/api-client.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { textOf, useFormErrors } from '#web/ui/form/use-form-errors.ts';
import { Tag } from '#web/ui/tag.tsx';
import { showFailure } from '#web/ui/toasts/toast-failure.ts';

const CHANNELS = { email: 'E-posta', sms: 'Kısa mesaj', webhook: 'Webhook' } as const;
type Act = 'retry' | 'discard' | 'open';

/** One letter that was given up. Its recipient is masked until the operator gives a reason for looking. */
export function LetterLine({ letter }: { letter: DeskLetter }) {
  const [opened, setOpened] = useState<Act>();
  const [recipient, setRecipient] = useState<string>();
  const { queue, id, about, channel, attempts } = letter;
  const toggle = (act: Act) => setOpened(opened === act ? undefined : act);
  const acts: readonly (readonly [Act, string])[] = [
    ['retry', 'Yeniden dene'],
    ...(letter.mayDiscard ? [['discard', 'At'] as const] : []),
    ...(recipient === undefined && channel !== 'webhook' ? [['open', 'Alıcıyı göster'] as const] : []),
  ];
  return (
    <li className="py-3">
      <p className="flex flex-wrap items-center gap-2 break-words">
        <Tag>{CHANNELS[channel]}</Tag> {about}
      </p>
      <p className="tabular mt-1 text-sm break-words text-ink-soft">
        {recipient ?? letter.recipient}; {formatDateTime(new Date(letter.createdAt))}, {formatNumber(attempts)} kez
        denendi
      </p>
      <p className="mt-2 flex flex-wrap gap-2">
        {acts.map(([act, label]) => (
          <Button key={act} look="secondary" aria-expanded={opened === act} onClick={() => toggle(act)}>
            {label}
            <span className="sr-only">
              : {about}, {letter.recipient}
            </span>
          </Button>
        ))}
      </p>
      {opened === 'retry' || opened === 'discard' ? (
        <div className="mt-3">
          <ActForm
            key={opened}
            title={opened === 'retry' ? `Yeniden deneme: ${about}` : `Atma: ${about}`}
            button={opened === 'retry' ? 'Yeniden dene' : 'At'}
            path={opened === 'retry' ? '/api/desk/collection/letters/retry' : '/api/desk/collection/letters/discard'}
            read={() => ({ body: { queue, id } })}
            onDone={() => setOpened(undefined)}
          />
        </div>
      ) : null}
      {opened === 'open' ? (
        <OpeningForm
          letter={letter}
          onOpened={(shown) => {
            setRecipient(shown);
            setOpened(undefined);
          }}
        />
      ) : null}
    </li>
  );
}

type OpeningProps = { letter: DeskLetter; onOpened: (recipient: string) => void };

function OpeningForm({ letter: { queue, id, about }, onOpened }: OpeningProps) {
  const fieldId = useId();
  const { form, errors, refuse } = useFormErrors();
  const { mutate, isPending } = useMutation({
    mutationFn: (why: string) => sendJson('POST', '/api/desk/collection/letters/open', { queue, id, why }),
    onSuccess: ({ recipient }) => onOpened(recipient),
    onError: (error) => showFailure('Gösterilemedi.', error),
  });

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const why = textOf(new FormData(event.currentTarget), 'why').trim();
    if (!isPending && !refuse({ why: fieldFault(DESK_REASON, why) })) mutate(why);
  }

  return (
    <form
      ref={form}
      noValidate
      aria-label={`Alıcıyı göster: ${about}`}
      onSubmit={submit}
      className="mt-3 flex max-w-110 flex-col gap-3"
    >
      <TextField
        id={fieldId}
        name="why"
        label="Neden bakıyorsunuz?"
        hint="Baktığınız, gerekçesiyle kayda yazılır."
        maxLength={500}
        error={errors.why}
      />
      <div>
        <Button type="submit" aria-disabled={isPending}>
          Alıcıyı göster
        </Button>
      </div>
    </form>
  );
}
