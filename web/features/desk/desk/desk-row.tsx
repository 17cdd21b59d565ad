import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';

type LinkProps = {
  /** The target, relative to the desk's address: `uyeler/…`. */
  to: string;
  children: ReactNode;
  className?: string;
};

/** A link that receives clicks on the whole row around it, which must be `relative`. */
export function RowLink({ to, children, className }: LinkProps) {
  return (
    <Link
      to="/yonetim/$"
      params={{ _splat: to }}
      className={classNames(
        'inline-block min-h-6 font-semibold text-petrol underline-offset-4 after:absolute after:inset-0 hover:underline',
        className,
      )}
    >
      {children}
    </Link>
  );
}

type RowProps = {
  to: string;
  title: ReactNode;
  children?: ReactNode;
};

/** A row of a list at the desk; all of it links to the target of its title. */
export function DeskRow({ to, title, children }: RowProps) {
  return (
    <li className="relative p-4 hover:bg-sunk">
      <RowLink to={to} className="break-words">
        {title}
      </RowLink>
      {children}
    </li>
  );
}
