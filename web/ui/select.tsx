import type { SelectHTMLAttributes } from 'react';
import { ChevronDown } from '#web/ui/icons.tsx';
import { classNames } from './class-names.ts';

type Props = SelectHTMLAttributes<HTMLSelectElement> & {
  /** `quiet`: text with an arrow, where a field on every row would be too prominent. */
  look?: 'field' | 'quiet';
};

const LOOKS = {
  field: 'min-h-11 border border-line-strong bg-sheet pr-9 pl-3 text-ink disabled:bg-sunk disabled:text-ink-faint',
  quiet: 'field-sizing-content min-h-9 bg-transparent pr-8 pl-2 font-semibold text-petrol hover:bg-petrol-tint',
};

/** The browser's own select in our style: it works best on phones and with the keyboard. */
export function Select({ className, look = 'field', children, ...rest }: Props) {
  return (
    <span className={classNames('relative inline-flex', className)}>
      <select className={classNames('w-full appearance-none rounded-control', LOOKS[look])} {...rest}>
        {children}
      </select>
      <ChevronDown
        size={18}
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-2.5 -translate-y-1/2 text-ink-soft"
      />
    </span>
  );
}
