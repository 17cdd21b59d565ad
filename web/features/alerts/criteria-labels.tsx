import type { SearchParameters } from '#shared/search-parameters.ts';
import { appliedFilters } from '#web/features/search/index.ts';
import { Tag } from '#web/ui/tag.tsx';

/** What an alert looks for, in words. */
export function CriteriaLabels({ search }: { search: SearchParameters }) {
  const labels = appliedFilters(search).map(({ label }) => label);
  if (labels.length === 0) return <p className="text-sm text-ink-soft">Ölçüt yok: bütün ihaleler uyar.</p>;
  return (
    <ul aria-label="Ölçütler" className="flex flex-wrap gap-1.5">
      {labels.map((label) => (
        <li key={label} className="max-w-full">
          <Tag hue="petrol">
            <span className="truncate">{label}</span>
          </Tag>
        </li>
      ))}
    </ul>
  );
}
