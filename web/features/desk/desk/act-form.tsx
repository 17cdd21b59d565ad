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

/** The body of a call without the reason. */
type Given<P> = BodyOf<'POST', P> extends infer Body ? (Body extends unknown ? Omit<Body, 'why'> : never) : never;

export type ActProps<P extends JsonPath<'POST'>> = {
  /** The form's title; also the button's text if none is given. */
  title: string;
  hint?: ReactNode;
  button: string;
  /** The call, `/api/desk/…`. */
  path: P;
  /** Reads the body, without the reason, from the fields; returns the errors of the fields if there are any. */
  read?: (data: FormData) => { body: Given<P> } | { errors: FormErrors };
  children?: (errors: FormErrors) => ReactNode;
  /** The default reason, which can be changed: for acts that have the same reason each time. */
  reason?: string;
  /** Folded under its title, for rare acts. */
  isFolded?: boolean;
  /** Can't be undone: the button's colour says so. */
  isDangerous?: boolean;
  /** The message after success; by default the server's message. */
  said?: string;
  onDone?: (answer: AnswerOf<'POST', P>) => void;
};

/** An act at the desk: its fields, the reason for the audit log, and the server's errors beside the fields. */
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
    // Safe: the body consists of what `read` returns and the reason.
    mutationFn: (body: object) => sendJson('POST', path, ...([body] as unknown as Sent<'POST', P>)),
    onSuccess: async (answer) => {
      // Safe: a form without `said` belongs to a call that returns a message.
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
