import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useId } from 'react';
import type { Done } from '#shared/accounts.ts';
import { DESK_REASON } from '#shared/field-rules/desk-fields.ts';
import { fieldFault } from '#shared/field-rules/field-rule.ts';
import { type Sent, sendJson } from '#web/platform/api-client.ts';
import type { AnswerOf, BodyOf, JsonPath } from '#web/platform/api-path.ts';
import { Button } from '#web/ui/button.tsx';
import { FoldedSection } from '#web/ui/folded-section.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { type FormErrors, textOf, useFormErrors } from '#web/ui/form/use-form-errors.ts';
import { showToast } from '#web/ui/toasts/toast.ts';

/** What a call takes besides the reason. */
type Given<P> = BodyOf<'POST', P> extends infer Body ? (Body extends unknown ? Omit<Body, 'why'> : never) : never;

export type ActProps<P extends JsonPath<'POST'>> = {
  /** Names the form; the button's words where none are given. */
  title: string;
  hint?: ReactNode;
  button: string;
  /** The call, `/api/desk/…`. */
  path: P;
  /** What is sent besides the reason, out of the fields; what is wrong with one of them instead. */
  read?: (data: FormData) => { body: Given<P> } | { errors: FormErrors };
  children?: (errors: FormErrors) => ReactNode;
  /** The reason that stands there already and may be changed: for acts that have the same reason each time. */
  reason?: string;
  /** Opens under its title, for what is done rarely. */
  isFolded?: boolean;
  /** Cannot be taken back: the button says so by its colour. */
  isDangerous?: boolean;
  /** Said when it is done; the server's words where none are given. */
  said?: string;
  onDone?: (answer: AnswerOf<'POST', P>) => void;
};

/** An act at the desk: its fields, the reason that the audit log keeps, and what the server refuses at its field. */
export function ActForm<const P extends JsonPath<'POST'>>(props: ActProps<P>) {
  const { title, hint, isFolded } = props;
  const id = useId();
  const explained = hint ? <div className="mt-1 max-w-text text-sm text-ink-soft">{hint}</div> : null;
  if (!isFolded)
    return (
      <section aria-labelledby={`${id}-title`} className="sheet p-5">
        <h3 id={`${id}-title`} className="text-lg font-semibold">
          {title}
        </h3>
        {explained}
        <div className="mt-4">
          <ActFields {...props} />
        </div>
      </section>
    );
  return (
    <FoldedSection title={title} level={3}>
      {explained}
      <div className="mt-4">
        <ActFields {...props} />
      </div>
    </FoldedSection>
  );
}

/** The fields of an act and its button, without a frame: for a sheet or a dialog. */
export function ActFields<const P extends JsonPath<'POST'>>(props: ActProps<P>) {
  const { button, path, read, children, reason, isDangerous, said, onDone } = props;
  const id = useId();
  const queryClient = useQueryClient();
  const { form, errors, refuse, orToast } = useFormErrors();
  const { mutate, isPending } = useMutation({
    // Safe: what a call takes is what `read` gives and the reason.
    mutationFn: (body: object) => sendJson('POST', path, ...([body] as unknown as Sent<'POST', P>)),
    onSuccess: async (answer) => {
      // Safe: a form without `said` is of a call that answers with a message.
      showToast({ kind: 'done', title: said ?? (answer as Done).message });
      form.current?.reset();
      await queryClient.invalidateQueries({ queryKey: ['desk'] });
      onDone?.(answer);
    },
    onError: orToast('Yapılamadı.'),
  });

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const why = textOf(data, 'why').trim();
    const answer = read?.(data) ?? { body: {} };
    const wrong = 'errors' in answer ? answer.errors : {};
    if (isPending || refuse({ ...wrong, why: fieldFault(DESK_REASON, why) })) return;
    if ('body' in answer) mutate({ ...answer.body, why });
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="flex max-w-110 flex-col gap-4">
      {children?.(errors)}
      <TextField
        id={`${id}-why`}
        name="why"
        label="Gerekçe"
        hint="Kayıtta kalır ve silinemez; kişi adı yazmayın."
        maxLength={500}
        defaultValue={reason}
        error={errors.why}
      />
      <div>
        <Button type="submit" aria-disabled={isPending} className={isDangerous ? 'bg-red text-sheet hover:bg-red' : ''}>
          {isPending ? 'Bekleyin…' : button}
        </Button>
      </div>
    </form>
  );
}
