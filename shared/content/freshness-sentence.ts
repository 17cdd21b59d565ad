import type { CollectionStatus } from '../collection-status.ts';
import { DAY_MS, formatDateTime } from '../text/dates.ts';

/**
 * How fresh the listings are (spec §1). It promises daily updates within 24 hours only while a source is configured and
 * its last complete run is no older than that. The sentence names the time, so that a cached page stays true.
 */
export function freshnessSentence(status: CollectionStatus | undefined): string {
  if (status?.isSample) return 'Şu anda gerçek ilan toplanmıyor; gördüğünüz ilanlar deneme için üretilmiştir.';
  const good = status?.sources.map(({ lastGoodAt }) => lastGoodAt).filter((at) => at !== null) ?? [];
  const last = good.sort().at(-1);
  if (!status || last === undefined) return 'İlanların ne zaman doğrulandığı her birinin sayfasında gösterilir.';
  const when = formatDateTime(new Date(last));
  return Date.parse(status.now) - Date.parse(last) < DAY_MS
    ? `Veriler her gün, 24 saat içinde yenilenmek üzere toplanır; kaynakların son eksiksiz okunuşu: ${when}.`
    : `Kaynakların son eksiksiz okunuşu ${when} tarihindedir; sonraki değişiklikler burada olmayabilir.`;
}
