import type { FormEvent } from 'react';
import { SHARED_NOTE } from '#shared/field-rules/company-fields.ts';
import { fieldFault } from '#shared/field-rules/field-rule.ts';
import { MAX_SHARED_NOTE_LENGTH } from '#shared/organisations/organisation-rules.ts';
import { sendJson } from '#web/platform/api-client.ts';
import { apiPath } from '#web/platform/api-path.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { textOf, useFormErrors } from '#web/ui/form/use-form-errors.ts';
import { type Place, useAct } from './organisation-calls.ts';

type Props = { place: Place; propertyId: number; title: string };

/** Writes a note on a shared listing; folded until it is opened. */
export function NoteForm({ place, propertyId, title }: Props) {
  const { form, errors, refuse, refuseAnswer } = useFormErrors();
  const { act, isPending } = useAct(place, {
    failed: 'Not yazılamadı.',
    onDone: () => form.current?.reset(),
    onRefused: refuseAnswer,
  });

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const text = textOf(new FormData(event.currentTarget), 'text').trim();
    if (refuse({ text: fieldFault(SHARED_NOTE, text) })) return;
    act(() =>
      sendJson('POST', apiPath('/api/organisations/:id/saved-ads/:propertyId/notes', { id: place.id, propertyId }), {
        text,
      }),
    );
  }

  return (
    <details className="mt-2">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-petrol">
        Not yaz<span className="sr-only">: {title}</span>
      </summary>
      <form ref={form} noValidate onSubmit={submit} className="mt-1 flex max-w-160 flex-col gap-3">
        <TextArea
          id={`not-${propertyId}`}
          name="text"
          label="Not"
          hint="Kurumdaki herkes görür; siz ayrılsanız da kalır."
          rows={3}
          maxLength={MAX_SHARED_NOTE_LENGTH}
          error={errors.text}
        />
        <div>
          <Button type="submit" look="secondary" aria-disabled={isPending}>
            {isPending ? 'Yazılıyor…' : 'Notu ekle'}
          </Button>
        </div>
      </form>
    </details>
  );
}
