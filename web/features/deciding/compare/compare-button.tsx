import type { ListingSummary } from '#shared/listings.ts';
import { fileBefore } from '#shared/text/listing-name.ts';
import { listingSubject } from '#shared/text/listing-subject.ts';
import { Scale } from '#web/ui/icons.tsx';
import { toggleMarked, useMarked } from './tray.ts';

/** Adds a listing to the comparison. Quiet beside the heart: visible on hover, with focus, or once used. */
export function CompareButton({ property }: { property: ListingSummary }) {
  const { id, title } = property;
  const isOn = useMarked().some((marked) => marked.id === id);
  const name = [fileBefore(property), listingSubject(property)].filter(Boolean).join(' ');
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-label={`Karşılaştırmaya ekle: ${title}`}
      title={isOn ? 'Karşılaştırmadan çıkar' : 'Karşılaştırmaya ekle'}
      onClick={() => toggleMarked({ id, name })}
      className="compare-mark"
    >
      <Scale size={20} aria-hidden="true" />
    </button>
  );
}
