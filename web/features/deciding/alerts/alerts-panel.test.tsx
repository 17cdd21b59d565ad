import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { User } from '#shared/accounts.ts';
import type { Alert } from '#shared/alerts.ts';
import { answerCalls } from '#tests/support/pages/answer-calls.ts';
import { show } from '#tests/support/pages/show.tsx';
import { AlertsPanel } from './alerts-panel.tsx';

const USER = { id: 'u-1', email: 'ali@example.com' } as User; // Only the fields that are read.
const ALERTS = '/api/user/property-alerts';
const ALERT: Alert = {
  id: 7,
  alertName: 'İzmir tarla',
  searchCriteria: JSON.stringify({ query: 'izmirde tarla', maxPrice: 750_000 }),
  understoodCriteria: JSON.stringify({ subCategory: ['Tarla'], city: ['İzmir'], maxPrice: 750_000 }),
  isActive: true,
  paperNews: [],
  createdAt: '2026-11-01T09:00:00.000Z',
};

/** Opens the panel with alerts that a test can change. */
function open(alerts: Alert[], answers: Parameters<typeof answerCalls>[0] = {}) {
  const sent = answerCalls({ [`GET ${ALERTS}`]: () => ({ json: alerts }), ...answers });
  return { user: show(<AlertsPanel user={USER} />), acts: () => sent.filter(({ method }) => method !== 'GET') };
}
const isOn = (name: string) => screen.getByRole('switch', { name }).getAttribute('aria-checked');
const FAILS = { status: 500, json: {} };

describe('a member’s alerts', () => {
  it('describe their criteria in words, with the typed words', async () => {
    open([ALERT]);
    const row = within(await screen.findByRole('list', { name: 'Uyarılar' })).getByRole('article');
    expect(within(row).getByText('izmirde tarla', { selector: 'q' })).toBeTruthy();
    expect(within(row).getByText('en çok ₺750.000')).toBeTruthy();
    expect(within(row).getByText('01.11.2026 tarihinde kuruldu')).toBeTruthy();
  });

  it('list which news of documents they report', async () => {
    open([{ ...ALERT, paperNews: ['contradiction', 'paperFindings'] }]);
    expect(await screen.findByText('Ayrıca haber verilir: yeni çelişki, okunan belgede yeni bilgi')).toBeTruthy();
  });

  it('show how many are active if some are paused', async () => {
    open([ALERT, { ...ALERT, id: 8, alertName: 'Bursa', isActive: false }]);
    expect(await screen.findByText('2 uyarı, 1 tanesi aktif')).toBeTruthy();
  });

  it('are paused without any other change', async () => {
    const { user, acts } = open([ALERT], { [`PUT ${ALERTS}/7`]: { json: ALERT } });
    await user.click(await screen.findByRole('switch', { name: 'İzmir tarla: Aktif' }));
    expect(await screen.findByText('Uyarı güncellendi')).toBeTruthy();
    const { alertName, searchCriteria } = ALERT;
    expect(acts()).toEqual([
      { method: 'PUT', path: `${ALERTS}/7`, body: { alertName, searchCriteria, isActive: false } },
    ]);
  });

  it('are deleted only after a second confirmation', async () => {
    const alerts = [ALERT];
    const remove = () => {
      alerts.pop();
      return { json: { message: 'Silindi.' } };
    };
    const { user, acts } = open(alerts, { [`DELETE ${ALERTS}/7`]: remove });
    const button = await screen.findByRole('button', { name: 'Sil: İzmir tarla' });
    await user.click(button);
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Vazgeç' }));
    expect(acts()).toEqual([]);
    await user.click(button);
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Uyarıyı sil' }));
    expect(await screen.findByText('Uyarı silindi')).toBeTruthy();
    expect(await screen.findByText('Henüz uyarınız yok.')).toBeTruthy();
  });
});

describe('when the server fails', () => {
  it('an alert stays as it was, with the words of the specification (spec §8)', async () => {
    const { user } = open([ALERT], { [`PUT ${ALERTS}/7`]: FAILS, [`DELETE ${ALERTS}/7`]: FAILS });
    await user.click(await screen.findByRole('switch', { name: 'İzmir tarla: Aktif' }));
    expect(await screen.findByText('Uyarı kaydedilirken bir hata oluştu.')).toBeTruthy();
    await waitFor(() => expect(isOn('İzmir tarla: Aktif')).toBe('true'));
    await user.click(screen.getByRole('button', { name: 'Sil: İzmir tarla' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Uyarıyı sil' }));
    expect(await screen.findByText('Uyarı silinirken bir hata oluştu.')).toBeTruthy();
  });

  it('a list that fails to load offers a retry', async () => {
    let isUp = false;
    const { user } = open([], { [`GET ${ALERTS}`]: () => (isUp ? { json: [ALERT] } : FAILS) });
    expect(await screen.findByText('Uyarılar yüklenemedi.')).toBeTruthy();
    isUp = true;
    await user.click(screen.getByRole('button', { name: 'Yeniden dene' }));
    expect(await screen.findByRole('article')).toBeTruthy();
  });
});
