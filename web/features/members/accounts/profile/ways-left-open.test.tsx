import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { answerCalls } from '#tests/support/pages/answer-calls.ts';
import { show } from '#tests/support/pages/show.tsx';
import { storeAuthToken } from '#web/platform/auth-token.ts';
import { WaysLeftOpen } from './ways-left-open.tsx';

// safe: only these fields are read
const USER = { id: 'u-1', email: 'ali@example.com' } as Parameters<typeof WaysLeftOpen>[0]['user'];
const NOTHING = {
  'GET /api/user/passkeys': { json: { passkeys: [] } },
  'GET /api/user/calendar-feed': { json: { createdAt: null } },
  'GET /api/organisations': { json: { organisations: [] } },
};

it('lists the ways in without a password after a reset, and ends each with a click', async () => {
  storeAuthToken('a-token');
  let hasFeed = true;
  const sent = answerCalls({
    'GET /api/user/passkeys': { json: { passkeys: [{ id: 'p-1', name: 'Telefonum', createdAt: '' }] } },
    'GET /api/user/calendar-feed': () => ({ json: { createdAt: hasFeed ? '2026-11-01T08:00:00.000Z' : null } }),
    'GET /api/organisations': {
      json: {
        organisations: [
          { id: 'o-1', name: 'Yılmaz Gayrimenkul', role: 'owner' },
          { id: 'o-2', name: 'Kaya Emlak', role: 'member' },
        ],
      },
    },
    'GET /api/organisations/o-1/api-keys': {
      json: {
        keys: [
          { id: 'k-1', name: 'Muhasebe', isLiving: true },
          { id: 'k-2', name: 'Eski anahtar', isLiving: false },
        ],
      },
    },
    'GET /api/organisations/o-1/connected-apps': { json: { apps: [{ id: 'a-1', appName: 'Asistan' }] } },
    'DELETE /api/user/calendar-feed': () => {
      hasFeed = false;
      return { json: { createdAt: null } };
    },
  });
  const user = show(<WaysLeftOpen user={USER} onClose={vi.fn()} />);
  const list = await screen.findByRole('list', { name: 'Açık kalanlar' });
  const names = () => [...list.querySelectorAll('li')].map((row) => row.textContent);
  expect(names()).toEqual([
    'TelefonumGeçiş anahtarıKapat',
    'Takviminizin gizli adresiTakvimKapat',
    'MuhasebeAPI anahtarı, Yılmaz GayrimenkulKapat',
    'AsistanBağlı uygulama, Yılmaz GayrimenkulKapat',
  ]);
  await user.click(screen.getByRole('button', { name: 'Kapat: Takviminizin gizli adresi' }));
  await waitFor(() => expect(names()).toHaveLength(3));
  expect(await screen.findByText('Abonelik adresi kapatıldı')).toBeTruthy();
  expect(sent.filter(({ method }) => method === 'DELETE')).toMatchObject([{ path: '/api/user/calendar-feed' }]);
});

it('says so if there are none', async () => {
  storeAuthToken('a-token');
  answerCalls(NOTHING);
  const onClose = vi.fn();
  const user = show(<WaysLeftOpen user={USER} onClose={onClose} />);
  expect(await screen.findByText('Şifre olmadan giren başka bir yol yok.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Bu listeyi kapat' }));
  expect(onClose).toHaveBeenCalledOnce();
});
