import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Organisation } from '#shared/organisations/organisations.ts';
import { answerCalls } from '#tests/support/pages/answer-calls.ts';
import { show } from '#tests/support/pages/show.tsx';
import { ApiKeysSection } from './api-keys-section.tsx';

// safe: only these fields are read
const USER = { id: 'u-1', email: 'ali@example.com' } as Parameters<typeof ApiKeysSection>[0]['place']['user'];
const ORGANISATION: Organisation = {
  id: 'o-1',
  name: 'Yılmaz Gayrimenkul',
  role: 'owner',
  seats: 5,
  validUntil: '2027-11-01T08:00:00.000Z',
  isRunning: true,
};

it('a new key is shown once, in view, and the next press of Enter copies it', async () => {
  answerCalls({
    'GET /api/organisations/o-1/api-keys': { json: { keys: [] } },
    'POST /api/organisations/o-1/api-keys': { json: { key: 'pyd_yeni' } },
  });
  const user = show(<ApiKeysSection place={{ user: USER, id: 'o-1' }} organisation={ORGANISATION} />);
  await user.click(await screen.findByRole('button', { name: 'Yeni anahtar oluştur' }));
  await user.type(screen.getByRole('textbox', { name: /^Ad/ }), 'Stok programı');
  await user.click(screen.getByRole('button', { name: 'Anahtar oluştur' }));
  expect(await screen.findByText('pyd_yeni')).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Anahtarı kopyala'));
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Kopyalandı')).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe('pyd_yeni');
  await user.click(screen.getByRole('button', { name: 'İlk çağrıyı kopyala' }));
  expect(await navigator.clipboard.readText()).toBe(
    `curl -H "Authorization: Bearer pyd_yeni" ${location.origin}/api/v1/summary`,
  );
});
