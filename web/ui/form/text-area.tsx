import type { ComponentProps, TextareaHTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import { FieldFrame, framedInput } from './field-frame.tsx';

type Props = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'className'> &
  Omit<ComponentProps<typeof FieldFrame>, 'children'>;

export function TextArea({ id, label, hint, error, aside, ...rest }: Props) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} aside={aside}>
      <textarea
        {...framedInput({ id, hint, error })}
        rows={6}
        className={classNames(
          'block min-h-40 w-full rounded-control border bg-sheet px-3 py-2.5 leading-relaxed text-ink',
          error ? 'border-red' : 'border-line-strong',
        )}
        {...rest}
      />
    </FieldFrame>
  );
}
