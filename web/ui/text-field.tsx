import { Eye, EyeOff } from 'lucide-react';
import { type InputHTMLAttributes, type ReactNode, useState } from 'react';
import { classNames } from './class-names.ts';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className'> & {
  /** The same id on every page with this field, so that password managers recognise it. */
  id: string;
  label: string;
  hint?: string | undefined;
  /** What is wrong with the typed text. */
  error?: string | undefined;
  /** Stands beside the label, for example a link to help. */
  aside?: ReactNode;
};

/** A text field with its label, hint and error, connected for screen readers. */
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
      {/* Shown beside the label; the Tab key reaches it after the field. */}
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
