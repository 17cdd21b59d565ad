import { expect, it } from 'vitest';
import type { DocumentText } from '#shared/read-documents/document-texts.ts';
import { unreadText } from './unread-text.ts';

const text = (state: DocumentText['state'], pages: number | null, readPages: number): DocumentText => ({
  state,
  pages,
  readPages,
  texts: [],
  next: null,
});
const named = (texts: readonly (DocumentText | null | undefined)[]) =>
  texts.map((one, at) => ({ name: `${at + 1}.pdf`, text: one }));

it('names the documents that are not searched, with the reason, and is empty if all are', () => {
  expect(unreadText(named([text('read', 2, 2), undefined]))).toBeUndefined();
  expect(unreadText(named([text('waiting', null, 0), null, text('read', 9, 6)]))).toBe(
    'Henüz okunmadı: 1.pdf, 2.pdf. Okunmadı: 3 sayfa. Buralarda aranmıyor.',
  );
  expect(unreadText(named([{ ...text('failed', null, 0), reason: 'locked' }, text('never', null, 0)]))).toBe(
    'Okunamadı: 1.pdf (belge parola istiyor), 2.pdf (bu tür okunmuyor). Buralarda aranmıyor.',
  );
  expect(unreadText(named([text('reading', 40, 10)]))).toBe('Okunmadı: 30 sayfa. Buralarda aranmıyor.');
});

it('says that archives other than ZIP are not read', () => {
  expect(unreadText([{ name: 'ekler.rar', text: text('never', null, 0) }])).toBe(
    'Okunamadı: ekler.rar (bu arşiv türü okunmuyor). Buralarda aranmıyor.',
  );
});

it('shows only their number if there are many', () => {
  expect(unreadText(named(Array.from({ length: 4 }, () => text('waiting', null, 0))))).toBe(
    'Henüz okunmadı: 4 belge. Buralarda aranmıyor.',
  );
});
