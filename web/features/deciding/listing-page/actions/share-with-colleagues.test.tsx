import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerCalls } from '#tests/support/pages/answer-calls.ts';
import { show } from '#tests/support/pages/show.tsx';
import { storeAuthToken } from '#web/platform/auth-token.ts';
import { ShareWithColleagues } from './share-with-colleagues.tsx';

const MEMBER = { id: 'u-1', email: 'ali@example.com', name: 'Ali' };
const organisation = (id: string, name: string, role: string, isRunning = true) => ({
  ...{ id, name, role, isRunning },
  seats: 5,
  validUntil: '2027-01-01T00:00:00.000Z',
});

it('one click shares a listing with an organisation, if the member may share there', async () => {
  storeAuthToken('bir-oturum');
  const sent = answerCalls({
    'GET /api/auth/user': { json: MEMBER },
    'GET /api/organisations': {
      json: {
        organisations: [
          organisation('o-1', 'Ak Yatırım', 'member'),
          organisation('o-2', 'Okuyan', 'reader'),
          organisation('o-3', 'Biten', 'owner', false),
        ],
      },
    },
    'POST /api/organisations/o-1/saved-ads': { json: { message: 'İlan paylaşıldı.' } },
  });
  const user = show(<ShareWithColleagues propertyId={7} />);
  await user.click(await screen.findByRole('button', { name: 'Ak Yatırım ile paylaş' }));
  expect(await screen.findByRole('button', { name: 'Ak Yatırım ile paylaşıldı' })).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /paylaş/ })).toHaveLength(1);
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ propertyId: 7 });
});
