import { Eye, EyeOff } from 'lucide-react';
import { type InputHTMLAttributes, type ReactNode, useState } from 'react';
import { classNames } from '../class-names.ts';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className'> & {
  /** The same wherever the field stands, so that password managers know it again. */
  id: string;
  label: string;
  hint?: string | undefined;
  /** What is wrong with what was typed. */
  error?: string | undefined;
  /** Stands beside the label, as a link to help with it. */
  aside?: ReactNode;
};

/** One line of text with its label, its hint and what is wrong with it, tied together for screen readers. */
export function TextField({ id, label, hint, error, aside, type = 'text', ...rest }: Props) {
  const [isShown, setShown] = useState(false);
  const isSecret = type === 'password';
  const described = [error ? `${id}-error` : undefined, hint ? `${id}-hint` : undefined].filter(Boolean).join(' ');
  return (
    <div className="relative">
      <label htmlFor={id} className="mb-1 block w-fit text-sm font-semibold">
        {label}
      </label>
      <span className="relative block">
        <input
          id={id}
          type={isSecret && isShown ? 'text' : type}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          className={classNames(
            'h-12 w-full rounded-control border bg-sheet px-3 text-ink read-only:bg-sunk read-only:text-ink-soft',
            error ? 'border-red' : 'border-line-strong',
            isSecret && 'pr-13',
          )}
          {...rest}
        />
        {isSecret ? (
          <button
            type="button"
            aria-label="Şifreyi göster"
            aria-pressed={isShown}
            aria-controls={id}
            onClick={() => setShown(!isShown)}
            className="absolute top-0.5 right-0.5 inline-flex size-11 items-center justify-center rounded-control text-ink-soft hover:bg-sunk"
          >
            {isShown ? <EyeOff size={20} aria-hidden="true" /> : <Eye size={20} aria-hidden="true" />}
          </button>
        ) : null}
      </span>
      {/* Beside the label to the eye, after the field for the keyboard. */}
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
