import { relative } from 'node:path';
import type { KaskoCounts, SeriesCounts } from '#server/features/intake/market-series/index.ts';
import { coverageText } from '#shared/desk/collection/coverage-text.ts';
import type { ImportCoverage } from '#shared/desk/collection/import-coverage.ts';
import { monthText } from '#shared/price-index/index-months.ts';
import { formatNumber } from '#shared/text/money.ts';
import type { FilePosition } from './file-item.ts';
import type { DirectoryCounts, ImportCounts, ImportProgress, ImportResult } from './import-run.ts';

/** Describes the counts of an import on one line, first for people, then for programs. */
export function describeCounts(counts: ImportCounts): string {
  const said = [
    `${formatNumber(counts.read)} kayıt okundu: ${formatNumber(counts.inserted)} eklendi`,
    `${formatNumber(counts.updated)} güncellendi`,
    `${formatNumber(counts.unchanged)} değişmedi`,
    `${formatNumber(counts.rejected)} reddedildi`,
    ...(counts.leftOut > 0 ? [`${formatNumber(counts.leftOut)} icra satışı olmadığı için alınmadı`] : []),
  ].join(', ');
  const { read, inserted, updated, unchanged, rejected, leftOut } = counts;
  const figures = Object.entries({ read, inserted, updated, unchanged, rejected, leftOut });
  return `${said}. [${figures.map(([name, value]) => `${name}=${value}`).join(' ')}]`;
}

function describeDirectory({ inserted, updated, unchanged, rejected }: DirectoryCounts): string {
  const said = Object.entries({ eklendi: inserted, güncellendi: updated, değişmedi: unchanged, reddedildi: rejected });
  const figures = Object.entries({ inserted, updated, unchanged, rejected });
  const sentence = said.map(([what, count]) => `${formatNumber(count)} ${what}`).join(', ');
  return `Daire rehberi: ${sentence}. [${figures.map(([name, count]) => `offices.${name}=${count}`).join(' ')}]`;
}

function describeSeries({ series, inserted, updated, unchanged, lastMonth }: SeriesCounts): string {
  const said = [`${formatNumber(inserted)} ay eklendi`, `${formatNumber(updated)} güncellendi`];
  const figures = Object.entries({ inserted, updated, unchanged }).map(([name, count]) => `series.${name}=${count}`);
  return `Konut fiyatları: ${formatNumber(series)} seri, ${said.join(', ')}, ${formatNumber(unchanged)} değişmedi; son ay ${monthText(lastMonth)}. [${figures.join(' ')}]`;
}

/** Describes the place of a record in its file; empty if the file has no other record. */
export function describePlace({ line, item }: FilePosition): string {
  if (line !== undefined) return `${line}. satır`;
  return item === undefined ? '' : `${item}. kayıt`;
}

function describeKasko({ month, types, inserted, updated, unchanged, removed }: KaskoCounts): string {
  const said = { eklendi: inserted, güncellendi: updated, değişmedi: unchanged, 'listeden çıktı': removed };
  const figures = Object.entries({ inserted, updated, unchanged, removed });
  const sentence = Object.entries(said).map(([what, count]) => `${formatNumber(count)} ${what}`);
  return `Kasko değerleri (TSB, ${monthText(month)}): ${formatNumber(types)} tip, ${sentence.join(', ')}. [${figures.map(([name, count]) => `kasko.${name}=${count}`).join(' ')}]`;
}

/** Describes the progress of an import, for terminals that can't draw a bar. */
export function describeProgress({ counts, readBytes, totalBytes }: ImportProgress): string {
  const percent = totalBytes === 0 ? 100 : Math.floor((readBytes / totalBytes) * 100);
  return `%${percent}: ${formatNumber(counts.read)} kayıt okundu`;
}

/** Describes a failed publication of stored listings: what is missing, why, and what completes it. */
export function describeUnpublished(fault: string): string {
  return `İlanlar saklandı, ama aramaya ve alarmlara işlenmeleri tamamlanamadı (${fault}). Sunucunun zamanlanmış işleri tamamlar.`;
}

/** Describes the result of an import; the counts are the last line. */
export function describeImport(
  result: ImportResult,
  given: { rejectedPath?: string; isInterrupted: boolean; unpublished?: string },
): string[] {
  const lines = result.faults.map(({ path, reason }) => `Okunamadı: ${path}: ${reason}`);
  if (result.fileCount === 0 && result.faults.length === 0) lines.push('İçe aktarılacak dosya yok.');
  if (given.rejectedPath) {
    const near = relative('.', given.rejectedPath);
    lines.push(`Reddedilen kayıtlar, nedenleriyle: ${near.startsWith('..') ? given.rejectedPath : near}`);
  }
  if (given.isInterrupted)
    lines.push('Durduruldu; o ana kadar okunanlar kaydedildi. Aynı komutla yeniden başlatılabilir.');
  if (given.unpublished !== undefined) lines.push(describeUnpublished(given.unpublished));
  const { offices, series = [], kasko = [], asks = [], counts } = result;
  if (offices) lines.push(describeDirectory(offices));
  lines.push(...series.map(describeSeries), ...kasko.map(describeKasko), ...asks);
  const hasOther = offices || series.length + kasko.length + asks.length > 0;
  return hasOther && counts.read === 0 ? lines : [...lines, describeCounts(counts)];
}

/**
 * Describes the result of a trial, line by line: how many listings would be stored, how often each field is known, and
 * why records are rejected.
 */
export function describeCoverage({ listings, fields, reasons }: ImportCoverage): string[] {
  const width = Math.max(...fields.map(({ label }) => label.length));
  const rows = fields.map(
    ({ label, known }) => `  ${label.padEnd(width)}  ${coverageText(known, listings)} (${formatNumber(known)})`,
  );
  const left = reasons.map(({ reason, count }) => `  ${formatNumber(count)} kayıt: ${reason}`);
  return [
    `Deneme yapıldı, hiçbir şey saklanmadı. ${formatNumber(listings)} ilan alınacak.`,
    ...(listings > 0 ? ['Hangi bilgi kaç ilanda var:', ...rows] : []),
    ...(left.length > 0 ? ['Alınmayacaklar:', ...left] : []),
  ];
}
