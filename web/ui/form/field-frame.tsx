import type { ReactNode } from 'react';

type FieldTexts = {
  /** Stays the same on every page, so that password managers recognise the field. */
  id: string;
  hint?: string | undefined;
  /** The error in what was typed. */
  error?: string | undefined;
};

type Props = FieldTexts & {
  label: string;
  /** Shown beside the label, for example a link that helps with the field. */
  aside?: ReactNode;
  children: ReactNode;
};

/** The frame of every field: label, error and hint. */
export function FieldFrame({ id, label, hint, error, aside, children }: Props) {
  return (
    <div className="relative">
      <label htmlFor={id} className="mb-1 block w-fit text-sm font-semibold">
        {label}
      </label>
      {children}
      {/* Shown beside the label, but after the input in the keyboard's order. */}
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

/** The attributes that connect an input with its frame: label, error and hint belong to it for screen readers too. */
export function framedInput({ id, hint, error }: FieldTexts) {
  const described = [error ? `${id}-error` : undefined, hint ? `${id}-hint` : undefined].filter(Boolean).join(' ');
  return { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined } as const;
}
