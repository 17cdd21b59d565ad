import { Link } from '@tanstack/react-router';
import { deskPagesFor } from '#shared/desk/desk-pages.ts';
import type { DeskPageProps } from './desk-shell.tsx';

/** The first page: what else there is. */
export function DeskStart({ me }: DeskPageProps) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {deskPagesFor(me.role)
        .filter(({ name }) => name !== '')
        .map(({ name, label, hint }) => (
          <li key={name}>
            <Link to="/yonetim/$" params={{ _splat: name }} className="sheet block h-full p-5 hover:border-petrol">
              <span className="block text-lg font-semibold text-petrol">{label}</span>
              <span className="mt-1 block text-ink-soft">{hint}</span>
            </Link>
          </li>
        ))}
    </ul>
  );
}
