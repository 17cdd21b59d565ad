import type { ListingSummary } from '#shared/listings.ts';

/** What the value is by which results are ordered or chosen, above them; nothing in other searches. */
export function TodayNote({ properties }: { properties: readonly ListingSummary[] }) {
  if (!properties.some(({ appraisalToday }) => appraisalToday)) return null;
  return (
    <p className="mt-2 text-sm text-ink-soft">
      Bugünkü karşılığı: muhammen bedelin konut fiyat endeksiyle bugüne taşınmış hâli. Piyasa değeri değildir.
    </p>
  );
}
