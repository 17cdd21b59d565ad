import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PageText } from '#shared/read-documents/document-texts.ts';
import { show } from '#tests/support/pages/show.tsx';
import type { PagedDocument } from '../decode/paged-document.ts';
import { PageView } from './page-view.tsx';
import type { Find } from './text/use-find.ts';

const DOCUMENT: PagedDocument = {
  kind: 'pages',
  sizes: [{ width: 595, height: 842 }],
  isWholeInView: false,
  drawPage: async () => undefined,
  release: () => undefined,
  close: () => undefined,
};
const FIND = { shown: [], current: undefined } as unknown as Find; // Only the fields that a page reads.

async function open(text: PageText): Promise<HTMLElement> {
  show(
    <PageView
      document={DOCUMENT}
      index={0}
      placed={{ top: 0, width: 595, height: 842 }}
      left={0}
      onFail={() => undefined}
      onDrawn={() => undefined}
      text={text}
      find={FIND}
    />,
  );
  return screen.findByRole('group', { name: '1. sayfa' });
}

it('a page that renders blank says that it was not read, and why', async () => {
  const page = await open({ page: 1, by: 'failed', reason: 'blank', words: [] });
  within(page).getByText('Bu sayfanın metni okunamadı. Sayfanın görüntüsü açılamadı.');
});

it('a page without any words shows no note', async () => {
  const page = await open({ page: 1, by: 'scan', words: [] });
  expect(page.textContent).toBe('');
});
