import type { CollectionStatus } from '#shared/collection-status.ts';
import { DAY_MS } from '#shared/text/dates.ts';
import { formatNumber } from '#shared/text/money.ts';
import type { Hue } from '#web/ui/tag.tsx';

type SourceStatus = CollectionStatus['sources'][number];

/** The state of a source in one or two words. */
export function sourceMood({ lastRun, lastGoodAt }: SourceStatus, now: Date): { label: string; hue: Hue } {
  if (lastRun === null) return { label: 'Henüz okunmadı', hue: 'plain' };
  const isFresh = lastGoodAt !== null && now.getTime() - Date.parse(lastGoodAt) < DAY_MS;
  if (lastRun.state === 'failed') return { label: isFresh ? 'Son deneme yarım kaldı' : 'Okunamıyor', hue: 'amber' };
  if (isFresh) return { label: 'Güncel', hue: 'petrol' };
  return lastRun.state === 'running' ? { label: 'Okunuyor', hue: 'indigo' } : { label: 'Gecikti', hue: 'amber' };
}

/** The result of a source's last run in a sentence; null if there was no run. */
export function runOutcome({ lastRun }: SourceStatus): string | null {
  if (lastRun === null) return null;
  if (lastRun.state === 'running') return 'Şu anda okunuyor.';
  if (lastRun.collected === 0)
    return lastRun.state === 'failed' ? 'Kaynağa ulaşılamadı. Otomatik olarak yeniden denenecek.' : 'Yeni ilan yoktu.';
  const parts = [
    { count: lastRun.inserted, said: 'yeni' },
    { count: lastRun.changed, said: 'değişen' },
    { count: lastRun.unchanged, said: 'aynı kalan' },
  ].filter(({ count }) => count > 0);
  const said = parts.map(({ count, said: word }) => `${formatNumber(count)} ${word}`).join(', ');
  const missed = lastRun.rejected + lastRun.unreadable;
  const rest = missed > 0 ? ` ${formatNumber(missed)} kayıt okunamadı.` : '';
  const cut = lastRun.state === 'done' ? '' : ' Okuma yarım kaldı; kaldığı yerden sürecek.';
  return `${said === '' ? 'Son okumada alınabilen ilan yoktu.' : `Son okumada ${said} ilan.`}${rest}${cut}`;
}

/** `0.984` → `%98`; rounded down, so that `%100` means all of them. */
export function formatShare(share: number | null): string {
  return share === null ? '–' : `%${Math.floor(share * 100)}`;
}
