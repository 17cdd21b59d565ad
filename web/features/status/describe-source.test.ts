import { expect, test } from 'vitest';
import type { CollectionStatus } from '#shared/collection-status.ts';
import { runReason } from './describe-source.ts';

type SourceStatus = CollectionStatus['sources'][number];

function sourceWith(run: Partial<NonNullable<SourceStatus['lastRun']>>): SourceStatus {
  const counts = { collected: 5, inserted: 0, changed: 0, unchanged: 5, rejected: 0, unreadable: 0, leftOut: 0 };
  const startedAt = '2026-11-20T06:00:00.000Z';
  const lastRun = { startedAt, finishedAt: startedAt, state: 'done' as const, ...counts, error: null };
  return {
    name: 'uyap-e-satis',
    title: 'UYAP e-Satış',
    lastRun: { ...lastRun, unreadableReasons: [], ...run },
    lastGoodAt: null,
    openAuctions: 0,
    confirmedShare: null,
    lastConfirmedAt: null,
  };
}

test('a run that failed says why, one that went well but for some listings says what was wrong with them', () => {
  expect(runReason(sourceWith({}))).toBeNull();
  expect(runReason(sourceWith({ state: 'failed', error: 'UYAP oturumu sona ermiş', unreadableReasons: ['x'] }))).toBe(
    'UYAP oturumu sona ermiş',
  );
  expect(
    runReason(sourceWith({ unreadable: 2, unreadableReasons: ['kayitID: geçersiz değer', 'birimAdi: alan yok'] })),
  ).toBe('kayitID: geçersiz değer; birimAdi: alan yok');
  expect(runReason({ ...sourceWith({}), lastRun: null })).toBeNull();
});
