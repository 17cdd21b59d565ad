import type { Page } from '@playwright/test';
import type { Alert } from '#shared/alerts.ts';
import { playAccount, playMember, toastOf } from '../support/members-world.ts';
import { expect, expectAccessible, open, test } from '../support/open-page.ts';
import { BOTH_WIDTHS } from '../support/widths.ts';

const ALERT: Alert = {
  id: 7,
  alertName: 'İzmir tarla',
  searchCriteria: JSON.stringify({ query: 'izmirde tarla', maxPrice: 750_000 }),
  understoodCriteria: JSON.stringify({ category: '1', subCategory: ['Tarla'], city: ['İzmir'], maxPrice: 750_000 }),
  isActive: true,
  paperNews: [],
  createdAt: '2026-11-01T09:00:00.000Z',
};
const alertsOf = (page: Page) => page.getByRole('list', { name: 'Uyarılar' }).getByRole('article');

test('a search becomes an alert with a name that says it', BOTH_WIDTHS, async ({ page }) => {
  await playAccount(page);
  const contradiction = {
    drop: ['daysRemaining' as const],
    text: '“Bitişine en çok 14 gün kalan” kriteri yeni ilanlarla çelişir.',
    firedWith: 0,
    firedWithout: 1240,
  };
  const said = { withFindings: 2, withContradictions: 1 };
  const preview = { matchingNow: 3, last30Days: 9, ...said, warnings: ['Fiyat aralığı dar.'], contradiction };
  const world = await playMember(page, { preview });
  await open(page, '/search?city=Ankara&subCategory=Daire&maxPrice=2000000&daysRemaining=14&sort=newest');
  await page.getByRole('button', { name: 'Bu arama için uyarı kur' }).click();
  const dialog = page.getByRole('dialog', { name: 'Yeni arama uyarısı' });
  await expect(dialog.getByLabel('Uyarının adı')).toHaveValue('Ankara daire, 2 milyona kadar, 14 gün içinde');
  await expect(dialog.getByText('şu an eşleşen ihale').locator('..')).toContainText('3');
  await expect(dialog.getByText('son 30 günde çıkan ihale').locator('..')).toContainText('9');
  await expect(dialog.getByText('Fiyat aralığı dar.')).toBeVisible();
  await expect(dialog.getByText(contradiction.text)).toBeVisible();
  await expect(dialog.getByText('Yakında')).toBeVisible();
  await expect(dialog.getByText('Şu an eşleşen 1 ilanda çelişki var.')).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'Yeni çelişki' }).press('Space');
  await expectAccessible(page);
  const save = dialog.getByRole('button', { name: 'Kaydet' });
  await dialog.getByLabel('Uyarının adı').fill('  ');
  await expect(save).toBeDisabled();
  await dialog.getByLabel('Uyarının adı').fill('Başkentte daire');
  world.preview = { ...world.preview, contradiction: null };
  await dialog.getByRole('button', { name: 'Bu kriteri kaldır' }).click();
  await expect(dialog.getByText(contradiction.text)).toHaveCount(0);
  await save.click();
  await expect(toastOf(page, 'Uyarı oluşturuldu')).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(world.alerts[0]?.alertName).toBe('Başkentte daire');
  expect(world.alerts[0]?.paperNews).toEqual(['contradiction']);
  expect(JSON.parse(world.alerts[0]?.searchCriteria ?? '')).toEqual({
    city: ['Ankara'],
    subCategory: ['Daire'],
    maxPrice: 2_000_000,
  });
  // The next step is one tap away.
  await page.getByRole('button', { name: 'Uyarılarım' }).click();
  await expect(page).toHaveURL(/\/user\?tab=alerts$/);
});

test('a visitor is asked to join before saving a search', async ({ page }) => {
  await open(page, '/search?city=Ankara');
  await page.getByRole('button', { name: 'Bu arama için uyarı kur' }).click();
  await expect(page.getByRole('dialog', { name: 'Üye Olun' })).toContainText('Uyarı kurmak için üye olmalısınız.');
});

test('alerts are paused, changed and deleted after a question', BOTH_WIDTHS, async ({ page }) => {
  await playAccount(page);
  const world = await playMember(page, { alerts: [ALERT], channels: { email: true, sms: false } });
  await open(page, '/user?tab=alerts');
  await expect(alertsOf(page)).toContainText('Aranan kelime: izmirde tarla');
  await expect(alertsOf(page)).toContainText('en çok ₺750.000');
  await expectAccessible(page);
  await page.getByRole('switch', { name: 'İzmir tarla: Aktif' }).click();
  await expect(toastOf(page, 'Uyarı güncellendi')).toBeVisible();
  await expect(page.getByRole('switch', { name: 'İzmir tarla: Pasif' })).not.toBeChecked();
  expect(world.alerts[0]?.isActive).toBe(false);

  await page.getByRole('button', { name: 'Düzenle: İzmir tarla' }).click();
  const dialog = page.getByRole('dialog', { name: 'Arama uyarısı', exact: true });
  await expect(dialog.getByText('Yakında')).toHaveCount(0);
  await expect(dialog.getByLabel('Aranan kelime')).toHaveValue('izmirde tarla');
  await dialog.getByText('2. ihale', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect(dialog).toBeHidden();
  await expect(alertsOf(page)).toContainText('2. ihale');
  expect(JSON.parse(world.alerts[0]?.searchCriteria ?? '')).toMatchObject({
    secondRound: true,
    query: 'izmirde tarla',
  });

  await page.getByRole('button', { name: 'Sil: İzmir tarla' }).click();
  const question = page.getByRole('dialog', { name: 'Uyarı silinsin mi?' });
  await question.getByRole('button', { name: 'Vazgeç' }).click();
  await expect(alertsOf(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Sil: İzmir tarla' }).click();
  await question.getByRole('button', { name: 'Sil' }).click();
  await expect(toastOf(page, 'Uyarı silindi')).toBeVisible();
  await expect(page.getByText('Henüz uyarınız yok.')).toBeVisible();
});
