import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { DocumentFinding, ShownFindings } from '#shared/read-documents/document-findings.ts';
import { show } from '#tests/support/pages/show.tsx';
import { FindingList } from './finding-list.tsx';

const said = (name: string, value: string, sentence: string): DocumentFinding => ({
  id: null,
  field: 'share',
  isThere: true,
  value,
  sentence,
  isSure: true,
  saidBy: 'report',
  saidOn: null,
  place: { address: `/${name}`, name, member: null, page: 1, line: 1 },
});

const found = (findings: DocumentFinding[]): ShownFindings => ({
  isLocked: false,
  documents: 2,
  readDocuments: 2,
  unreadPages: 0,
  findingCount: 1,
  contradictionCount: 0,
  axes: [],
  findings,
  contradictions: [],
  markedIds: [],
});

it('identical findings of two documents appear once, with both sentences linking to their places', async () => {
  const onShow = vi.fn();
  const findings = [
    said('rapor.pdf', '1/4', 'Hisse: 1/4'),
    said('tapu.pdf', '1/4', 'Payı 1/4’tür.'),
    said('ek.pdf', '1/2', 'Hisse: 1/2'),
  ];
  show(<FindingList listingId={1} found={found(findings)} onShow={onShow} />);
  const [quarter, half] = await screen.findAllByRole('listitem');
  if (!quarter || !half) throw new Error('two things are listed');
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(within(quarter).getAllByText('Pay: 1/4')).toHaveLength(1);
  expect(quarter.textContent).toContain('Hisse: 1/4');
  expect(quarter.textContent).toContain('Payı 1/4’tür.');
  for (const button of within(quarter).getAllByRole('button')) button.click();
  expect(onShow.mock.calls.map(([{ place }]) => place.name)).toEqual(['rapor.pdf', 'tapu.pdf']);
  expect(half.textContent).toContain('Pay: 1/2');
});
