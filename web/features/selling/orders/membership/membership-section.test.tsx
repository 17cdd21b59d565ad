import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { User } from '#shared/accounts.ts';
import type { Organisation } from '#shared/organisations/organisations.ts';
import { answerCalls } from '#tests/support/pages/answer-calls.ts';
import { show } from '#tests/support/pages/show.tsx';
import { MembershipSection } from './membership-section.tsx';

const USER = { id: 'u-1' } as User; // Only the fields that are read.
const ORGANISATION: Organisation = {
  id: 'o-1',
  name: 'Yılmaz Gayrimenkul',
  role: 'owner',
  seats: 5,
  validUntil: '2027-11-01T20:59:00.000Z',
  isRunning: true,
};

function open(organisations: Organisation[]) {
  answerCalls({
    'GET /api/organisations': { json: { organisations } },
    'GET /api/user/orders': { json: { orders: [], renewal: { state: 'off', canChoose: false } } },
    'GET /api/user/invoices': { json: { invoices: [] } },
  });
  show(<MembershipSection user={USER} />);
}

it('a corporate plan is shown with its organisation and its end, without further offers', async () => {
  open([ORGANISATION]);
  const plan = await screen.findByText(/Yılmaz Gayrimenkul, 01\.11\.2027 23:59 tarihine kadar/);
  expect(plan.textContent).toContain('Kurumsal plan');
  expect(screen.getByRole('link', { name: 'Kurumu aç' })).toBeTruthy();
  expect(screen.queryByText('Ücretsiz plandasınız.')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Premium planlarını gör' })).toBeNull();
});

it('after the end of the corporate plan the member is on the free plan', async () => {
  open([{ ...ORGANISATION, isRunning: false }]);
  expect(await screen.findByText('Ücretsiz plandasınız.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Premium planlarını gör' })).toBeTruthy();
});
