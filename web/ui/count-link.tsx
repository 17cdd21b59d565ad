import { formatNumber } from '#shared/money.ts';

type Props = { href: string; name: string; count: number };

/** A row that leads to a place's auctions and says how many there are. */
export function CountLink({ href, name, count }: Props) {
  return (
    <a
      href={href}
      className="flex min-h-9 items-baseline justify-between gap-3 rounded-control px-2 py-1.5 hover:bg-sunk"
    >
      <span className="min-w-0 wrap-anywhere">{name}</span>
      <span className="tabular text-sm text-ink-faint">
        {formatNumber(count)}
        <span className="sr-only"> ihale</span>
      </span>
    </a>
  );
}
