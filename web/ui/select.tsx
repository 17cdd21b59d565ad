import type { SelectHTMLAttributes } from 'react';
import { ChevronDown } from '#web/ui/icons.tsx';
import { classNames } from './class-names.ts';

/** The browser's own select in our look: it works best on phones and with the keyboard. */
export function Select({ className, children, ...rest }: SelectHTMLAttributes<HTMLSelectElement>) {
  return (
    <span className={classNames('relative inline-flex', className)}>
      <select
        className="min-h-11 w-full appearance-none rounded-control border border-line-strong bg-sheet pr-9 pl-3 text-ink disabled:bg-sunk disabled:text-ink-faint"
        {...rest}
      >
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
