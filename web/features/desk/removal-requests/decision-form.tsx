import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import {
  REMOVAL_DECISION_NAMES,
  REMOVAL_DECISIONS,
  type RemovalDecision,
  removalActText,
} from '#shared/desk/removal-decisions.ts';
import type { Removal } from '#shared/desk/removal-requests.ts';
import { REMOVAL_ANSWER, REMOVAL_DECISION } from '#shared/field-rules/desk-fields.ts';
import { fieldFault } from '#shared/field-rules/field-rule.ts';
import { sendJson } from '#web/platform/api-client.ts';
import { apiPath } from '#web/platform/api-path.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { textOf, useFormErrors } from '#web/ui/form/use-form-errors.ts';
import { showToast } from '#web/ui/toasts/toast.ts';

/** Decides a request and writes the answer; the letter is sent automatically. */
export function DecisionForm({ id, acts }: Pick<Removal, 'id' | 'acts'>) {
  const queryClient = useQueryClient();
  const { form, errors, refuse, orToast } = useFormErrors();
  const { mutate, isPending } = useMutation({
    mutationFn: (body: { decision: RemovalDecision; answer: string; nothingDone: string }) =>
      sendJson('POST', apiPath('/api/desk/removal-requests/:id/decision', { id }), body),
    onSuccess: async ({ message }) => {
      showToast({ kind: 'done', title: message });
      await queryClient.invalidateQueries({ queryKey: ['desk'] });
    },
    onError: orToast('Karar yazılamadı.'),
  });

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const decision = REMOVAL_DECISIONS.find((one) => one === textOf(data, 'decision'));
    const answer = textOf(data, 'answer').trim();
    const nothingDone = textOf(data, 'nothingDone').trim();
    const lacksReason = decision === 'accepted' && acts.length === 0 && nothingDone === '';
    const isWrong = refuse({
      decision: decision === undefined ? REMOVAL_DECISION : undefined,
      answer: fieldFault(REMOVAL_ANSWER, answer),
      nothingDone: lacksReason ? 'Önce gereğini yapın ya da neden gerekmediğini yazın.' : undefined,
    });
    if (!isPending && !isWrong && decision) mutate({ decision, answer, nothingDone });
  }

  return (
    <section aria-labelledby="karar" className="sheet p-5">
      <h2 id="karar" className="text-lg font-semibold">
        Karar ve yanıt
      </h2>
      <p className="mt-1 max-w-text text-sm text-ink-soft">
        Kabul ederseniz önce ilanda gereğini yapın. Hitap, tarih, karar, yapılanlar ve şikâyet yolu mektuba otomatik
        yazılır. Gönderilen yanıt değiştirilemez.
      </p>
      <ActsDone acts={acts} />
      <form ref={form} noValidate onSubmit={submit} className="mt-4 flex max-w-110 flex-col gap-4">
        <fieldset>
          <legend className="font-semibold">Karar</legend>
          {REMOVAL_DECISIONS.map((decision) => (
            <label key={decision} htmlFor={`karar-${decision}`} className="mt-2 flex min-h-6 items-center gap-3">
              <input
                id={`karar-${decision}`}
                type="radio"
                name="decision"
                value={decision}
                aria-describedby={errors.decision ? 'karar-hatasi' : undefined}
                className="size-6 accent-petrol"
              />
              {REMOVAL_DECISION_NAMES[decision]}
            </label>
          ))}
          {errors.decision ? (
            <p id="karar-hatasi" role="alert" className="mt-1 text-sm font-medium text-red">
              {errors.decision}
            </p>
          ) : null}
        </fieldset>
        {acts.length === 0 ? (
          <TextArea
            id="yapilmama-nedeni"
            name="nothingDone"
            label="Bir şey yapmak gerekmediyse nedeni"
            hint="Kabul edilen başvuruda mektuba yazılır."
            maxLength={1000}
            rows={2}
            error={errors.nothingDone}
          />
        ) : null}
        <TextArea
          id="yanit-metni"
          name="answer"
          label="Yanıt"
          hint="Ne yapıldı ya da neden yapılamadı?"
          maxLength={10_000}
          error={errors.answer}
        />
        <div>
          <Button type="submit" aria-disabled={isPending}>
            {isPending ? 'Bekleyin…' : 'Karar ver ve yanıtı gönder'}
          </Button>
        </div>
      </form>
    </section>
  );
}

/** The acts that the letter will report, from the audit log. */
function ActsDone({ acts }: Pick<Removal, 'acts'>) {
  if (acts.length === 0) return <p className="mt-3 font-medium text-amber">İlanlarda henüz bir şey kapatılmadı.</p>;
  return (
    <>
      <p className="mt-3 font-medium">Yapılanlar</p>
      <ul className="list-disc pl-5">
        {acts.map((act) => (
          <li key={`${act.listing} ${act.act} ${act.at}`}>{removalActText(act)}</li>
        ))}
      </ul>
    </>
  );
}
