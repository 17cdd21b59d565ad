import type { ButtonHTMLAttributes } from 'react';
import { classNames } from './class-names.ts';

const LOOKS = {
  primary: 'bg-petrol text-on-petrol hover:bg-petrol-strong',
  secondary: 'bg-sheet text-ink border border-line-strong hover:bg-sunk',
  quiet: 'text-petrol hover:bg-petrol-tint',
} as const;

type Look = keyof typeof LOOKS;

/** The classes of a button, for links that look like one. */
export function buttonClass(look: Look = 'primary', className?: string): string {
  return classNames(
    'inline-flex min-h-11 items-center justify-center gap-2 rounded-control px-4 font-semibold whitespace-nowrap enlarged:whitespace-normal',
    'transition-colors duration-150 disabled:opacity-55',
    LOOKS[look],
    className,
  );
}

type Props = ButtonHTMLAttributes<HTMLButtonElement> & { look?: Look };

export function Button({ look = 'primary', className, type = 'button', ...rest }: Props) {
  return <button type={type} className={buttonClass(look, className)} {...rest} />;
}
