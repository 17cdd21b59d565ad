import { Link } from '@tanstack/react-router';
import { ChevronLeft } from '#web/ui/icons.tsx';

type Props = { to: '/' | '/search'; children: string };

/** The link one level up, above the page's content. */
export function BackLink({ to, children }: Props) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-8 items-center gap-1 text-sm text-ink-soft hover:text-ink hover:underline print:hidden"
    >
      <ChevronLeft size={18} aria-hidden="true" />
      {children}
    </Link>
  );
}
