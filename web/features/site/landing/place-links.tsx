import type { PlaceLink } from '#shared/landing.ts';
import { CountLink } from '#web/features/market/listing-cards/index.ts';
import { LinkArea } from '#web/ui/link-area.tsx';

type Props = { id: string; title: string; places: readonly PlaceLink[]; emptyLabel?: string };

/** Links to places with their number of auctions; places without auctions are plain text. */
export function PlaceLinks({ id, title, places, emptyLabel }: Props) {
  const open = places.filter(({ count }) => count > 0);
  const empty = places.filter(({ count }) => count === 0);
  if (open.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-12">
      <h2 id={id} className="text-xl font-bold tracking-tight md:text-2xl">
        {title}
      </h2>
      <LinkArea className="sheet mt-4 p-4">
        <ul className="grid gap-x-3 text-sm min-[360px]:grid-cols-2 sm:gap-x-6 sm:text-base md:grid-cols-3 lg:grid-cols-4">
          {open.map(({ name, path, count }) => (
            <li key={path}>
              <CountLink href={path} name={name} count={count} />
            </li>
          ))}
        </ul>
        {emptyLabel && empty.length > 0 ? (
          <p className="mt-3 border-t border-line px-2 pt-3 text-sm text-ink-soft">
            {emptyLabel}: {empty.map(({ name }) => name).join(', ')}.
          </p>
        ) : null}
      </LinkArea>
    </section>
  );
}
