import type { SearchParameters } from '#shared/search-parameters.ts';
import { appliedFilters } from '#web/features/market/search/index.ts';
import { Tag } from '#web/ui/tag.tsx';

type Props = {
  /** The criteria with the query as it was typed. */
  typed: SearchParameters;
  /** The criteria that the query means. */
  understood: SearchParameters;
};

/** An alert's criteria: the typed words, if more was understood from them, and the criteria in words (D32). */
export function CriteriaLabels({ typed, understood }: Props) {
  const labels = appliedFilters(understood).map(({ label }) => label);
  if (labels.length === 0) return <p className="text-sm text-ink-soft">Kriter yok: bütün ihaleler uyar.</p>;
  return (
    <>
      {typed.query !== undefined && typed.query !== understood.query ? (
        <p className="text-sm break-words text-ink-soft">
          Aranan kelime: <q>{typed.query}</q>
        </p>
      ) : null}
      <ul aria-label="Kriterler" className="flex flex-wrap gap-1.5">
        {labels.map((label) => (
          <li key={label} className="max-w-full">
            <Tag hue="petrol">
              <span className="truncate">{label}</span>
            </Tag>
          </li>
        ))}
      </ul>
    </>
  );
}
