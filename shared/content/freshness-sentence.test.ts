import { expect, it } from 'vitest';
import type { CollectionStatus } from '#shared/collection-status.ts';
import { freshnessSentence } from './freshness-sentence.ts';

const NOW = '2026-11-20T09:00:00.000Z';

function statusOf(lastGoodAt: string | null, isSample = false): CollectionStatus {
  const counts = { openAuctions: 10, confirmedShare: 1, lastConfirmedAt: NOW };
  const papers = {
    documents: 0,
    readDocuments: 0,
    failedDocuments: 0,
    readPages: 0,
    unreadPages: 0,
    agreedShare: null,
    findings: 0,
    markedFindings: 0,
    wrongFindings: 0,
  };
  return {
    now: NOW,
    isSample,
    ...counts,
    papers,
    sources: [{ name: 'folder', title: 'Klasör', lastRun: null, lastGoodAt, ...counts }],
  };
}

it('daily renewal is claimed only after a complete run in the last day', () => {
  expect(freshnessSentence(statusOf('2026-11-20T07:05:00.000Z'))).toBe(
    'Veriler her gün, 24 saat içinde yenilenmek üzere toplanır; kaynakların son eksiksiz okunuşu: 20.11.2026 10:05.',
  );
  expect(freshnessSentence(statusOf('2026-11-18T07:05:00.000Z'))).toBe(
    'Kaynakların son eksiksiz okunuşu 18.11.2026 10:05 tarihindedir; sonraki değişiklikler burada olmayabilir.',
  );
});

it('nothing is claimed without a source, a run or an answer', () => {
  for (const status of [statusOf(null), { ...statusOf(null), sources: [] }, undefined])
    expect(freshnessSentence(status)).toBe('İlanların ne zaman doğrulandığı her birinin sayfasında gösterilir.');
  expect(freshnessSentence(statusOf('2026-11-20T07:05:00.000Z', true))).toContain('gerçek ilan toplanmıyor');
});
