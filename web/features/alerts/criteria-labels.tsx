import { Tag } from '#web/ui/tag.tsx';

/** What an alert looks for, in words. */
export function CriteriaLabels({ labels }: { labels: readonly string[] }) {
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
