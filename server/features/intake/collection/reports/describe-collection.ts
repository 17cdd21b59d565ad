import { formatNumber } from '#shared/text/money.ts';
import type { CollectionProgress, CollectionResult } from '../collection-progress.ts';
import { COUNT_NAMES } from './collection-counts.ts';

/** Describes how far a run has come. */
export function describeCollectionProgress({ counts, pass }: CollectionProgress): string {
  const again = pass > 1 ? ` (liste ${pass}. kez okunuyor)` : '';
  return `${formatNumber(counts.collected)} ilan görüldü, ${formatNumber(counts.inserted)} eklendi, ${formatNumber(counts.requests)} istek${again}`;
}

/** Describes the outcome of a run, first for people, then for programs on one line. */
export function describeCollection(result: CollectionResult, given: { isDryRun: boolean }): string[] {
  const { counts, state, error } = result;
  const said = [
    `${formatNumber(counts.collected)} ilan görüldü: ${formatNumber(counts.inserted)} ${given.isDryRun ? 'eklenecek' : 'eklendi'}`,
    `${formatNumber(counts.changed)} ${given.isDryRun ? 'güncellenecek' : 'güncellendi'}`,
    `${formatNumber(counts.unchanged)} değişmedi`,
    `${formatNumber(counts.rejected)} reddedildi`,
    `${formatNumber(counts.unreadable)} okunamadı`,
    ...(counts.leftOut > 0 ? [`${formatNumber(counts.leftOut)} icra satışı olmadığı için alınmadı`] : []),
  ].join(', ');
  const figures = COUNT_NAMES.map((name) => `${name}=${counts[name]}`).join(' ');
  const lines: string[] = [];
  if (result.isResumed) lines.push('Yarıda kalan toplama kaldığı yerden sürdürüldü.');
  if (given.isDryRun) lines.push('Deneme: hiçbir şey kaydedilmedi.');
  if (error !== undefined) lines.push(`Tamamlanamadı: ${error}`);
  if (state === 'failed' && !given.isDryRun)
    lines.push('O ana kadar toplananlar kaydedildi. Aynı komut kaldığı yerden sürdürür.');
  if (state === 'stopped') lines.push('Durduruldu; toplananlar kaydedildi. Aynı komut kaldığı yerden sürdürür.');
  if (counts.rejected + counts.unreadable > 0 && result.runId !== null)
    lines.push(`Nedenleri: collection_faults tablosu, run_id = ${result.runId}.`);
  return [...lines, `${said}. [${figures}]`];
}
