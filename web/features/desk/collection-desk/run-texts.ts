import type { DeskRun, DroppedFile } from '#shared/desk/collection/desk-collection.ts';
import { formatNumber } from '#shared/text/money.ts';

/** The states of a run or a trial. */
export const RUN_STATES: Readonly<Record<DeskRun['state'], string>> = {
  running: 'sürüyor',
  done: 'tamamlandı',
  failed: 'tamamlanamadı',
  stopped: 'durduruldu',
  cutOff: 'yarıda kaldı',
};

/** The states of a file's import. */
export const FILE_STATES: Readonly<Record<DroppedFile['state'], string>> = {
  waiting: 'sırada bekliyor',
  running: 'içe aktarılıyor',
  done: 'içe aktarıldı',
  failed: 'içe aktarılamadı',
  cutOff: 'yarıda kaldı',
  tried: 'denendi',
  asks: 'onayınızı bekliyor',
};

/** A sentence of a report without the machine-readable figures after it. */
export function withoutFigures(line: string): string {
  return line.replace(/ \[[\w.]+=\d[^\]]*\]$/, '');
}

/** The counts of a run in one sentence. */
export function describeRunCounts(run: DeskRun): string {
  const said = [
    `${formatNumber(run.collected)} ilan görüldü: ${formatNumber(run.inserted)} yeni`,
    `${formatNumber(run.changed)} değişmiş`,
    `${formatNumber(run.unchanged)} aynı`,
    `${formatNumber(run.rejected)} reddedildi`,
    `${formatNumber(run.unreadable)} okunamadı`,
    ...(run.leftOut > 0 ? [`${formatNumber(run.leftOut)} icra satışı olmadığı için alınmadı`] : []),
  ];
  return `${said.join(', ')}; ${formatNumber(run.requests)} istek.`;
}
