import { useQuery } from '@tanstack/react-query';
import type { Beside, BesideLot } from '#shared/comparables/beside.ts';
import { endOf } from '#shared/listing-texts/listing-end.ts';
import type { ListingDetail } from '#shared/listings.ts';
import { formatLira } from '#shared/text/money.ts';
import { getJson } from '#web/platform/api-client.ts';
import { apiPath } from '#web/platform/api-path.ts';
import { FoldedSection } from '../fold.tsx';

const GROUPS: readonly (readonly [group: keyof Beside, title: string])[] = [
  ['building', 'Aynı binadaki diğer satışlar'],
  ['alike', 'Açık benzerleri'],
  ['sameDay', 'Aynı gün görülebilecekler'],
];

/** Open auctions near this one, in groups, each with the reason; nothing if there are none. */
export function FoundBeside({ detail }: { detail: ListingDetail }) {
  const { data } = useQuery({
    queryKey: ['property', detail.id, 'beside'],
    queryFn: ({ signal }) => getJson(apiPath('/api/properties/:id/beside', { id: detail.id }), signal),
  });
  const groups = data ? GROUPS.filter(([group]) => data[group].length > 0) : [];
  if (!data || groups.length === 0) return null;
  return (
    <FoldedSection id="yanindakiler" title="Birlikte bakılabilecekler">
      <div className="sheet mt-3 flex flex-col gap-4 p-4">
        {groups.map(([group, title]) => (
          <div key={group}>
            <h3 id={`yaninda-${group}`} className="text-sm font-semibold">
              {title}
            </h3>
            <ul aria-labelledby={`yaninda-${group}`} className="mt-1 divide-y divide-line">
              {data[group].map((lot) => (
                <Lot key={lot.id} lot={lot} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </FoldedSection>
  );
}

function Lot({ lot }: { lot: BesideLot }) {
  const { id, name, place, price, why } = lot;
  const facts = [place, price === null ? undefined : formatLira(price), endOf(lot)];
  return (
    <li className="tabular py-2.5 text-sm">
      <a href={`/ilan/${id}`} className="inline-block min-h-6 font-semibold text-petrol wrap-anywhere hover:underline">
        {name}
      </a>
      <p>{facts.filter(Boolean).join(' · ')}</p>
      <p className="text-ink-soft">{why.join(', ')}</p>
    </li>
  );
}
