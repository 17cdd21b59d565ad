import type { ListingSummary } from '#shared/listings.ts';

/** What the value is by which results are ordered or chosen, above them; nothing in other searches. */
export function TodayNote({ properties }: { properties: readonly ListingSummary[] }) {
  const moved = properties.flatMap(({ appraisalToday }) => appraisalToday ?? []);
  if (moved.length === 0) return null;
  const index = moved.some(({ isSampleData }) => isSampleData) ? 'deneme için üretilmiş örnek bir' : 'konut fiyat';
  return (
    <p className="mt-2 text-sm text-ink-soft">
      {`Bugünkü karşılığı: muhammen bedelin ${index} ${index === 'konut fiyat' ? 'endeksiyle' : 'endeksle'} bugüne taşınmış hâli. Piyasa değeri değildir.`}
    </p>
  );
}
