import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import type { DeskMe } from '#shared/desk/desk.ts';
import { fieldFault } from '#shared/field-rules/field-rule.ts';
import { SUPPORT_MESSAGE } from '#shared/field-rules/help-fields.ts';
import { LONGEST_SUPPORT_MESSAGE } from '#shared/support/support-rules.ts';
import { formatDateTime } from '#shared/text/dates.ts';
import { getJson, sendJson } from '#web/platform/api-client.ts';
import { apiPath } from '#web/platform/api-path.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { textOf, useFormErrors } from '#web/ui/form/use-form-errors.ts';
import { LoadFailure } from '#web/ui/panel-states.tsx';
import { showToast } from '#web/ui/toasts/toast.ts';

const REFRESH_MS = 15_000;

/** The owner of a conversation and the colleagues' notes on it; the person sees none of it. */
export function ColleagueNotes({ id, me }: { id: number; me: DeskMe }) {
  const queryClient = useQueryClient();
  const { form, errors, refuse, orToast } = useFormErrors();
  const { data, error, refetch } = useQuery({
    queryKey: ['desk', 'support', 'notes', id],
    queryFn: ({ signal }) => getJson(apiPath('/api/desk/support/:id/notes', { id }), signal),
    staleTime: 0,
    refetchInterval: REFRESH_MS,
  });
  const { mutate, isPending } = useMutation({
    mutationFn: (given: { text: string } | { isMine: boolean }) =>
      'text' in given
        ? sendJson('POST', apiPath('/api/desk/support/:id/notes', { id }), given)
        : sendJson('POST', apiPath('/api/desk/support/:id/assignee', { id }), given),
    onSuccess: async ({ message }, given) => {
      showToast({ kind: 'done', title: message });
      if ('text' in given) form.current?.reset();
      await queryClient.invalidateQueries({ queryKey: ['desk', 'support'] });
    },
    onError: orToast('Yapılamadı.'),
  });

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const text = textOf(new FormData(event.currentTarget), 'text').trim();
    if (isPending || refuse({ text: fieldFault(SUPPORT_MESSAGE, text) })) return;
    mutate({ text });
  }

  if (error) return <LoadFailure title="Notlar yüklenemedi." error={error} onRetry={() => void refetch()} />;
  const isMine = data?.assignee === me.email;
  return (
    <section aria-labelledby="notlar" className="sheet p-5">
      <h2 id="notlar" className="text-lg font-semibold">
        Aramızda
      </h2>
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
        <p className="min-w-0 break-words text-sm">
          {data
            ? isMine
              ? 'Görüşme sizde.'
              : data.assignee === null
                ? 'Görüşme kimsede değil.'
                : `Görüşmeyi üstlenen: ${data.assignee}`
            : ''}
        </p>
        <Button
          look="secondary"
          aria-disabled={isPending || !data}
          onClick={() => !isPending && data && mutate({ isMine: !isMine })}
        >
          {isMine ? 'Bırak' : 'Üstlen'}
        </Button>
      </div>
      {data && data.notes.length > 0 ? (
        <ul aria-label="Notlar" className="mt-3 flex flex-col gap-3">
          {data.notes.map(({ id: note, by, text, at }) => (
            <li key={note}>
              <p className="tabular text-sm break-words text-ink-soft">
                {by}, {formatDateTime(new Date(at))}
              </p>
              <p className="break-words whitespace-pre-wrap">{text}</p>
            </li>
          ))}
        </ul>
      ) : null}
      <form ref={form} noValidate onSubmit={submit} className="mt-3 flex flex-col gap-3">
        <TextArea
          id="destek-notu"
          name="text"
          label="Not"
          hint="Yalnızca masadakiler görür."
          rows={2}
          style={{ minHeight: '4.25rem' }}
          maxLength={LONGEST_SUPPORT_MESSAGE}
          error={errors.text}
        />
        <div>
          <Button type="submit" look="secondary" aria-disabled={isPending}>
            Notu yaz
          </Button>
        </div>
      </form>
    </section>
  );
}
