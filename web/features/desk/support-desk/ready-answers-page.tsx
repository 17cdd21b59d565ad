import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useId } from 'react';
import type { Done } from '#shared/accounts.ts';
import type { ReadyAnswers } from '#shared/desk/desk-support.ts';
import { READY_ANSWER_TITLE } from '#shared/field-rules/desk-fields.ts';
import { SUPPORT_MESSAGE } from '#shared/field-rules/help-fields.ts';
import { LONGEST_READY_TITLE, LONGEST_SUPPORT_MESSAGE } from '#shared/support/support-rules.ts';
import { sendJson } from '#web/platform/api-client.ts';
import { apiPath } from '#web/platform/api-path.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { fieldFaults, textOf, useFormErrors } from '#web/ui/form/use-form-errors.ts';
import { LoadFailure, LoadingRows } from '#web/ui/panel-states.tsx';
import { showToast } from '#web/ui/toasts/toast.ts';
import { readyAnswersQuery } from './ready-answers-query.ts';

/** The templates that operators use for answers: add, change, delete. */
export function ReadyAnswersPage() {
  const { data, error, refetch } = useQuery(readyAnswersQuery);
  return (
    <div className="flex flex-col gap-5">
      <p>
        <Link
          to="/yonetim/$"
          params={{ _splat: 'destek' }}
          className="inline-block min-h-6 font-semibold text-petrol underline-offset-4 hover:underline"
        >
          Bütün görüşmeler
        </Link>
      </p>
      <AnswerForm answer={undefined} />
      {data ? (
        data.answers.map((answer) => <AnswerForm key={answer.id} answer={answer} />)
      ) : error ? (
        <LoadFailure title="Hazır yanıtlar yüklenemedi." error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingRows label="Hazır yanıtlar yükleniyor" />
      )}
    </div>
  );
}

/** The form for one template, or for a new one. */
function AnswerForm({ answer }: { answer: ReadyAnswers['answers'][number] | undefined }) {
  const id = useId();
  const queryClient = useQueryClient();
  const { form, errors, refuse, orToast } = useFormErrors();
  const { mutate, isPending } = useMutation({
    mutationFn: (send: () => Promise<Done>) => send(),
    onSuccess: async ({ message }) => {
      showToast({ kind: 'done', title: message });
      if (!answer) form.current?.reset();
      await queryClient.invalidateQueries({ queryKey: readyAnswersQuery.queryKey });
    },
    onError: orToast('Yapılamadı.'),
  });

  const path = answer && apiPath('/api/desk/support/ready/:id', { id: answer.id });

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const body = { title: textOf(data, 'title').trim(), text: textOf(data, 'text').trim() };
    const isWrong = refuse(fieldFaults({ title: READY_ANSWER_TITLE, text: SUPPORT_MESSAGE }, data));
    if (isPending || isWrong) return;
    if (path) mutate(() => sendJson('PUT', path, body));
    else mutate(() => sendJson('POST', '/api/desk/support/ready', body));
  }

  return (
    <section aria-labelledby={`${id}-baslik`} className="sheet p-5">
      <h2 id={`${id}-baslik`} className="text-lg font-semibold break-words">
        {answer?.title ?? 'Yeni hazır yanıt'}
      </h2>
      <form ref={form} noValidate onSubmit={submit} className="mt-3 flex max-w-140 flex-col gap-3">
        <TextField
          id={`${id}-title`}
          name="title"
          label="Başlık"
          defaultValue={answer?.title}
          maxLength={LONGEST_READY_TITLE}
          error={errors.title}
        />
        <TextArea
          id={`${id}-text`}
          name="text"
          label="Yanıt"
          rows={3}
          style={{ minHeight: '6rem' }}
          defaultValue={answer?.text}
          maxLength={LONGEST_SUPPORT_MESSAGE}
          error={errors.text}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" aria-disabled={isPending}>
            {answer ? 'Yanıtı değiştir' : 'Yanıtı ekle'}
          </Button>
          {path ? (
            <Button
              look="secondary"
              aria-disabled={isPending}
              onClick={() => isPending || mutate(() => sendJson('DELETE', path))}
            >
              Yanıtı sil
            </Button>
          ) : null}
        </div>
      </form>
    </section>
  );
}
