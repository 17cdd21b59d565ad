import { type InputHTMLAttributes, type ReactNode, useId } from 'react';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className' | 'type'> & {
  /** The complete text of the consent, which is the name of the checkbox. */
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
};

/** A checkbox with a whole sentence beside it. */
export function CheckBox({ label, hint, error, ...rest }: Props) {
  const id = useId();
  const described = [error ? `${id}-error` : undefined, hint ? `${id}-hint` : undefined].filter(Boolean).join(' ');
  return (
    <div className="flex items-start gap-3">
      <input
        {...rest}
        id={id}
        type="checkbox"
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
        className="mt-0.5 size-6 shrink-0 accent-petrol"
      />
      <div className="min-w-0">
        <label htmlFor={id} className="leading-snug">
          {label}
        </label>
        {error ? (
          <p id={`${id}-error`} className="mt-1 text-sm font-medium text-red">
            {error}
          </p>
        ) : null}
        {hint ? (
          <div id={`${id}-hint`} className="mt-1 text-sm text-ink-soft">
            {hint}
          </div>
        ) : null}
      </div>
    </div>
  );
}
