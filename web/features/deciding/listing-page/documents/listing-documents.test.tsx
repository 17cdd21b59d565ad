import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { documentKind, documentSubject } from '#shared/documents.ts';
import type { ListingDetail } from '#shared/listings.ts';
import { makeDetail } from '#tests/support/make-detail.ts';
import { show } from '#tests/support/pages/show.tsx';
import { ListingDocuments } from './listing-documents.tsx';

const FILES = ['/files/satis-ilani.pdf', '/files/tarama-17.tif', '/files/kiymet-takdir-raporu.pdf'];
const NAMES = ['Satış ilanı', '2. belge', 'Kıymet takdir raporu'];

async function namesIn(detail: ListingDetail): Promise<string[]> {
  show(<ListingDocuments detail={detail} openAt={undefined} onOpen={() => undefined} />);
  const buttons = within(await screen.findByRole('list', { name: 'Belgeler' })).getAllByRole('button');
  return buttons.map(({ textContent }) => textContent).filter((text) => !text.includes('kaldır'));
}

it('uses the same document titles while they are locked', async () => {
  const lockedDocuments = FILES.map((file) => ({ subject: documentSubject(file), kind: documentKind(file) }));
  const names = await namesIn(makeDetail({ locked: ['documentFiles'], documentFiles: [], lockedDocuments }));
  expect(names).toEqual(NAMES.map((name, at) => name + ['PDF', 'Görsel', 'PDF'][at]));
});

it('uses the same document titles when they are open, with the file names below', async () => {
  const names = await namesIn(makeDetail({ locked: [], documentFiles: FILES, lockedDocuments: [] }));
  expect(names).toEqual([
    'Satış ilanısatis-ilani.pdfPDF',
    '2. belgetarama-17.tifGörsel',
    'Kıymet takdir raporukiymet-takdir-raporu.pdfPDF',
  ]);
});

it('opens a document that was tapped while still shown as locked', async () => {
  localStorage.setItem('authToken', 'token');
  window.dispatchEvent(new StorageEvent('storage', { key: 'authToken' }));
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const opened = vi.fn();
  function Page() {
    const [isUnlocked, setUnlocked] = useState(false);
    const lockedDocuments = FILES.map((file) => ({ subject: documentSubject(file), kind: documentKind(file) }));
    const detail = isUnlocked
      ? makeDetail({ locked: [], documentFiles: FILES, lockedDocuments: [] })
      : makeDetail({ locked: ['documentFiles'], documentFiles: [], lockedDocuments });
    return (
      <>
        <button type="button" onClick={() => setUnlocked(true)}>
          Yanıt geldi
        </button>
        <ListingDocuments detail={detail} openAt={undefined} onOpen={opened} />
      </>
    );
  }
  const user = show(<Page />);
  await user.click(await screen.findByRole('button', { name: /Kıymet takdir raporu/ }));
  expect(opened).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Yanıt geldi' }));
  expect(opened).toHaveBeenCalledExactlyOnceWith(2);
  localStorage.clear();
  vi.unstubAllGlobals();
});
