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

it('says how many documents and pages are not searched, and nothing when all are', () => {
  expect(unreadText([text('read', 2, 2), undefined])).toBeUndefined();
  expect(
    unreadText([text('waiting', null, 0), null, text('failed', null, 0), text('never', null, 0), text('read', 9, 6)]),
  ).toBe('2 belge henüz okunmadı, 2 belge okunamadı, 3 sayfa okunmadı; buralarda aranmıyor.');
  expect(unreadText([text('reading', 40, 10)])).toBe('30 sayfa okunmadı; buralarda aranmıyor.');
});
