import { AuctionCount } from './auction-count.tsx';

type Props = { href: string; name: string; count: number };

/** A row that links to a place's auctions and shows their number. */
export function CountLink({ href, name, count }: Props) {
  return (
    <a
      href={href}
      className="flex min-h-9 items-baseline justify-between gap-3 rounded-control px-2 py-1.5 hover:bg-sunk"
    >
      <span className="min-w-0 wrap-anywhere">{name}</span>
      <AuctionCount count={count} className="text-sm" />
    </a>
  );
}
