import type { ReactNode } from 'react';

type FieldTexts = {
  /** The same wherever the field stands, so that password managers know it again. */
  id: string;
  hint?: string | undefined;
  /** What is wrong with what was typed. */
  error?: string | undefined;
};

type Props = FieldTexts & {
  label: string;
  /** Stands beside the label, for example a link that helps with the field. */
  aside?: ReactNode;
  children: ReactNode;
};

/** What stands around the input of every field: its label, what is wrong with it, and its hint. */
export function FieldFrame({ id, label, hint, error, aside, children }: Props) {
  return (
    <div className="relative">
      <label htmlFor={id} className="mb-1 block w-fit text-sm font-semibold">
        {label}
      </label>
      {children}
      {/* Seen beside the label, but reached after the input by keyboard. */}
      {aside ? <div className="absolute top-0 right-0 leading-none">{aside}</div> : null}
      {error ? (
        <p id={`${id}-error`} className="mt-1 text-sm font-medium text-red">
          {error}
        </p>
      ) : null}
      {hint ? (
        <p id={`${id}-hint`} className="mt-1 text-sm text-ink-soft">
          {hint}
        </p>
      ) : null}
    </div>
  );
}

/** What an input needs so that its frame belongs to it: the label by its id, error and hint for screen readers. */
export function framedInput({ id, hint, error }: FieldTexts) {
  const described = [error ? `${id}-error` : undefined, hint ? `${id}-hint` : undefined].filter(Boolean).join(' ');
  return { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined } as const;
}
