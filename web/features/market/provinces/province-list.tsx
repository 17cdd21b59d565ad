import { landingPath } from '#shared/landing-address.ts';
import { PROVINCE_NAMES } from '#shared/places/province-names.ts';
import { CountLink } from '#web/features/market/listing-cards/index.ts';
import { LinkArea } from '#web/ui/link-area.tsx';

type Count = { value: string; count: number };
const TOP_COUNT = 12;

/**
 * The provinces with the most auctions, and on demand all 81 in Turkish order: the keyboard's alternative to the map.
 * The order is looked up, because a browser's collator takes a phone tens of milliseconds to create.
 */
export function ProvinceList({ cities }: { cities: readonly Count[] }) {
  const top = [...cities].sort((a, b) => b.count - a.count).slice(0, TOP_COUNT);
  const byName = new Map(cities.map((city) => [city.value, city]));
  const all = PROVINCE_NAMES.flatMap((name) => byName.get(name) ?? []);
  return (
    <LinkArea className="sheet p-4">
      <Links cities={top} />
      <details className="mt-2">
        <summary className="flex min-h-9 items-center rounded-control px-2 text-sm font-semibold text-petrol marker:content-none hover:underline">
          81 ilin tamamı
        </summary>
        <Links cities={all} />
      </details>
    </LinkArea>
  );
}

function Links({ cities }: { cities: readonly Count[] }) {
  return (
    <ul className="grid grid-cols-2 gap-x-6 md:grid-cols-3 lg:grid-cols-4">
      {cities.map((city) => (
        <li key={city.value}>
          <CountLink href={landingPath({ province: city.value })} name={city.value} count={city.count} />
        </li>
      ))}
    </ul>
  );
}
