import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { DeskPaper } from '#shared/read-documents/desk-papers.ts';
import { show } from '#tests/support/pages/show.tsx';
import { OnePaper } from './one-paper.tsx';

const PAPER: DeskPaper = {
  sha256: 'a'.repeat(64),
  name: 'rapor.pdf',
  shownAt: '/files/rapor.pdf',
  state: 'read',
  isAsked: false,
  isUnreadable: false,
  isBlank: false,
  pages: 2,
  readPages: 2,
  reason: null,
  failedPages: [],
  readAt: '2026-11-01T08:00:00.000Z',
};
const open = (given: Partial<DeskPaper>) => show(<OnePaper paper={{ ...PAPER, ...given }} />);

describe('a document at the desk', () => {
  it('with a page that renders blank is marked as partly read, and gives the reason once', async () => {
    open({ readPages: 1, reason: 'blank', failedPages: [{ page: 2, reason: 'blank' }] });
    expect(await screen.findByText('kısmen okundu')).toBeTruthy();
    const pages = screen.getByRole('list', { name: 'rapor.pdf: okunamayan sayfalar' });
    within(pages).getByText('2. sayfa: Sayfanın görüntüsü açılamadı.');
    expect(screen.getAllByText(/Sayfanın görüntüsü açılamadı\./)).toHaveLength(1);
  });

  it('without any readable page is not marked as read', async () => {
    open({ isUnreadable: true, pages: 1, readPages: 0, reason: 'blank', failedPages: [{ page: 1, reason: 'blank' }] });
    expect(await screen.findByText('okunamadı')).toBeTruthy();
  });

  it('without any text is marked as blank, not as read', async () => {
    open({ isBlank: true });
    expect(await screen.findByText('boş')).toBeTruthy();
    expect(screen.queryByText('okundu')).toBeNull();
    screen.getByText('Sayfalarında yazı bulunamadı.');
  });

  it('that was not read to its end gives the reason for the whole document', async () => {
    open({ pages: 400, readPages: 300, reason: 'pages' });
    expect(await screen.findByText('Yalnızca ilk 300 sayfa okunur.')).toBeTruthy();
  });

  it('that was read to its end gives no reason', async () => {
    open({});
    expect(await screen.findByText('okundu')).toBeTruthy();
    expect(screen.queryByRole('list', { name: /okunamayan sayfalar/ })).toBeNull();
  });
});
