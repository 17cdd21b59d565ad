import type { ListingSummary } from '#shared/listings.ts';

/** Explains the values that results are sorted or filtered by; nothing in other searches. */
export function TodayNote({ properties }: { properties: readonly ListingSummary[] }) {
  const moved = properties.filter(({ appraisalToday }) => appraisalToday);
  const notes = [
    dwellingNote(moved.filter(({ categoryNumber }) => categoryNumber !== '2')),
    vehicleNote(moved.filter(({ categoryNumber }) => categoryNumber === '2')),
  ].filter(Boolean);
  if (notes.length === 0) return null;
  return <p className="mt-2 text-sm text-ink-soft">{`${notes.join(' ')} Piyasa değeri değildir.`}</p>;
}

function dwellingNote(moved: readonly ListingSummary[]): string | undefined {
  if (moved.length === 0) return undefined;
  const index = isSample(moved) ? 'deneme için üretilmiş örnek bir endeksle' : 'konut fiyat endeksiyle';
  return `Bugünkü karşılığı: muhammen bedelin ${index} bugüne taşınmış hâli.`;
}

function vehicleNote(moved: readonly ListingSummary[]): string | undefined {
  if (moved.length === 0) return undefined;
  const list = isSample(moved) ? 'deneme için üretilmiş örnek bir listede' : 'sigortacıların listesinde (TSB)';
  return `Kasko değeri: ${list} hasarsız bir aracın değeri; genellikle ilan fiyatlarının altındadır.`;
}

const isSample = (moved: readonly ListingSummary[]) => moved.some(({ appraisalToday }) => appraisalToday?.isSampleData);
