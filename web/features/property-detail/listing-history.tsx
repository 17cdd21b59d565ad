import type { PropertyChange } from '#shared/properties.ts';
import { changeSentence } from './change-sentence.ts';

/** What the source has changed since the listing was first seen, the latest first (D17). */
export function ListingHistory({ changes }: { changes: readonly PropertyChange[] }) {
  if (changes.length === 0) return null;
  return (
    <section aria-labelledby="degisiklikler">
      <h2 id="degisiklikler" className="text-lg font-semibold">
        Değişiklikler
      </h2>
      <ol className="mt-3 max-w-text border-l-2 border-line pl-4">
        {changes.map((change) => (
          <li key={`${change.changedAt} ${change.field}`} className="tabular py-1.5 text-ink-soft">
            {changeSentence(change)}
          </li>
        ))}
      </ol>
    </section>
  );
}
