import { startTransition, useEffect, useState } from 'react';
import { PROVINCE_NAMES } from '#shared/places/province-names.ts';
import shapes from '#shared/places/province-shapes.svg?url&no-inline';
import { formatNumber } from '#shared/text/money.ts';
import { LinkArea } from '#web/ui/link-area.tsx';

type Props = { cities: readonly { value: string; count: number }[] };

/** Five shades of petrol, by the square root of a province's share of the largest, so that small ones still differ. */
const DEPTHS = [0.14, 0.3, 0.48, 0.68, 0.92] as const;

function depthOf(count: number, largest: number): number {
  if (count === 0 || largest === 0) return 0.06;
  return DEPTHS[Math.min(DEPTHS.length - 1, Math.floor(Math.sqrt(count / largest) * DEPTHS.length))] ?? 0.06;
}

/**
 * Turkey coloured by the number of open auctions; each province is a link. The list beside it is the alternative for
 * keyboards.
 */
export function ProvinceMap({ cities }: Props) {
  const [pointed, setPointed] = useState<string>();
  // Left out of the server's page, which it would make a fifth longer; the list on the page says the same.
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => startTransition(() => setDrawn(true)), []);
  const counts = new Map(cities.map(({ value, count }) => [value, count]));
  const largest = Math.max(0, ...counts.values());
  return (
    <figure>
      <LinkArea>
        {/* Hidden from assistive technology, which gets the same links in the list. */}
        <svg
          viewBox="0 0 2044 916"
          className="h-auto w-full fill-petrol stroke-paper"
          strokeWidth="2.5"
          aria-hidden="true"
          onPointerLeave={() => setPointed(undefined)}
        >
          {(isDrawn ? PROVINCE_NAMES : []).map((name) => (
            <a key={name} href={cityAddress(name)} tabIndex={-1} onPointerEnter={() => setPointed(name)}>
              <use
                href={`${shapes}#${name}`}
                fillOpacity={pointed === name ? 1 : depthOf(counts.get(name) ?? 0, largest)}
                className="transition-[fill-opacity] duration-150"
              />
            </a>
          ))}
        </svg>
      </LinkArea>
      <figcaption className="tabular mt-2 h-6 text-center text-sm text-ink-soft" aria-hidden="true">
        {pointed
          ? `${pointed}: ${formatNumber(counts.get(pointed) ?? 0)} ihale`
          : 'Renk belirginleştikçe ihale sayısı artar.'}
      </figcaption>
    </figure>
  );
}

/** The search page with a province's auctions. */
function cityAddress(city: string): string {
  return `/search?city=${encodeURIComponent(city)}`;
}
