import { saleRounds } from '#shared/law/dates/sale-rounds.ts';
import { historyEntries } from '#shared/listing-texts/history-entries.ts';
import type { ListingDetail } from '#shared/listings.ts';
import { formatDate, formatDateTime } from '#shared/text/dates.ts';
import { FoldedSection } from './fold.tsx';

/** The listing's history since it was first seen, newest first (D17). */
export function ListingHistory({ detail, now }: { detail: ListingDetail; now: Date }) {
  return (
    <FoldedSection id="gecmis" title="Bu ilanın geçmişi">
      <ol className="mt-3 max-w-text">
        {historyEntries(detail, saleRounds(detail, now), now).map(({ at, news }) => (
          <li
            key={`${at} ${news[0]}`}
            className="relative border-l-2 border-line pb-4 pl-5 last:border-transparent last:pb-0"
          >
            <span
              aria-hidden="true"
              className="absolute top-1.5 -left-[6px] size-2.5 rounded-full border-2 border-petrol bg-sheet"
            />
            <time dateTime={at} title={formatDateTime(new Date(at))} className="tabular block text-sm text-ink-faint">
              {formatDate(new Date(at))}
            </time>
            {news.map((sentence) => (
              <p key={sentence} className="tabular text-ink-soft">
                {sentence}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </FoldedSection>
  );
}
