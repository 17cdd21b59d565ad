import { type ComponentProps, type InputHTMLAttributes, useState } from 'react';
import { Eye, EyeOff } from '#web/ui/icons.tsx';
import { classNames } from '../class-names.ts';
import { FieldFrame, framedInput } from './field-frame.tsx';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className'> &
  Omit<ComponentProps<typeof FieldFrame>, 'children'>;

/** A field for one line of text. A password can be made visible. */
export function TextField({ id, label, hint, error, aside, type = 'text', ...rest }: Props) {
  const [isShown, setShown] = useState(false);
  const isSecret = type === 'password';
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} aside={aside}>
      <span className="relative block">
        <input
          {...framedInput({ id, hint, error })}
          type={isSecret && isShown ? 'text' : type}
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
    </FieldFrame>
  );
}
