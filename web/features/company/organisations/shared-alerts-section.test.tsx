import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Organisation } from '#shared/organisations/organisations.ts';
import type { SharedAlert } from '#shared/organisations/shared-alerts.ts';
import { answerCalls } from '#tests/support/pages/answer-calls.ts';
import { show } from '#tests/support/pages/show.tsx';
import { SharedAlertsSection } from './shared-alerts-section.tsx';

// safe: only these fields are read
const USER = { id: 'u-1', email: 'ali@example.com' } as Parameters<typeof SharedAlertsSection>[0]['place']['user'];
const ORGANISATION: Organisation = {
  id: 'o-1',
  name: 'Yılmaz Gayrimenkul',
  role: 'reader',
  seats: 5,
  validUntil: '2027-11-01T08:00:00.000Z',
  isRunning: true,
};
const ALERT: SharedAlert = {
  id: 7,
  name: 'Ankara daireler',
  searchCriteria: JSON.stringify({ city: ['Ankara'] }),
  understoodCriteria: JSON.stringify({ city: ['Ankara'] }),
  paperNews: ['contradiction', 'paperFindings'],
  sharedBy: 'Ayşe',
  sharedAt: '2026-11-01T08:00:00.000Z',
  found: 3,
  mayRemove: false,
  isFollowed: false,
};

it('a shared alert states which news of documents it reports, and nothing about them if it reports none', async () => {
  const alerts = [ALERT, { ...ALERT, id: 8, name: 'Konya tarlalar', paperNews: [] }];
  answerCalls({ 'GET /api/organisations/o-1/alerts': { json: { alerts } } });
  show(<SharedAlertsSection place={{ user: USER, id: 'o-1' }} organisation={ORGANISATION} />);
  const [asking, silent] = await screen.findAllByRole('article');
  if (!asking || !silent) throw new Error('There are two alerts.');
  within(asking).getByText('Ayrıca haber verilir: yeni çelişki, okunan belgede yeni bilgi');
  expect(within(silent).queryByText(/Ayrıca haber verilir/)).toBeNull();
});
