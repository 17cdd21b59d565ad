import { closingOf } from '#shared/listing-texts/listing-state.ts';
import type { ListingDetail, ListingSummary } from '#shared/listings.ts';
import { CircleSlash } from '#web/ui/icons.tsx';

type Props = { property: ListingSummary | ListingDetail; now: Date };

/** The banner at the top: says that a listing has ended, and how. */
export function ClosingBanner({ property, now }: Props) {
  const closing = closingOf(property, now);
  if (!closing) return null;
  return (
    <div className="flex gap-3 rounded-sheet border border-line-strong bg-sunk p-4 mb-4 max-md:mb-8">
      <CircleSlash size={22} className="mt-px shrink-0 text-ink-soft" aria-hidden="true" />
      <div>
        <p className="font-semibold">{closing.title}</p>
        <p className="tabular text-sm text-ink-soft">{closing.explanation}</p>
      </div>
    </div>
  );
}
