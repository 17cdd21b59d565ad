import type { Notification } from '#shared/notifications.ts';
import { anyListing, playAccount, playMember } from '../support/members-world.ts';
import { expect, expectAccessible, expectAccessibleInBothThemes, open, test } from '../support/open-page.ts';
import { BOTH_WIDTHS } from '../support/widths.ts';

test(
  'unread ones are counted; opening one marks it as read and leads to the listing',
  BOTH_WIDTHS,
  async ({ page }) => {
    await playAccount(page);
    const { id: propertyId } = await anyListing(page);
    const one: Notification = {
      id: 1,
      title: 'Ankara daire: yeni ihale',
      message: 'Çankaya, Ankara',
      isRead: false,
      createdAt: new Date().toISOString(),
      reason: 'new',
      propertyId,
      alertId: 1,
    };
    const notifications: Notification[] = [
      { ...one, id: 3, title: 'Teminat için son gün', reason: 'depositDeadline', alertId: null },
      { ...one, id: 2 },
      { ...one, isRead: true, title: 'Eski bildirim' },
    ];
    const world = await playMember(page, { notifications });
    await open(page, '/search');
    await page.getByRole('button', { name: 'Hesabım, 2 okunmamış bildirim' }).click();
    await expectAccessible(page);
    await page.getByRole('menuitem', { name: /^Bildirimler/ }).click();
    await expect(page).toHaveURL(/tab=notifications/);
    const rows = page.getByRole('list', { name: 'Bildirimler' }).getByRole('link');
    await expect(rows).toHaveCount(3);
    await expect(page.getByText('2 okunmamış bildirim', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await rows.filter({ hasText: 'Ankara daire: yeni ihale' }).click();
    await expect(page).toHaveURL(new RegExp(`/ilan/${propertyId}$`));
    await expect(page.getByRole('button', { name: 'Hesabım, 1 okunmamış bildirim' })).toBeVisible();
    await page.goBack();
    await page.getByRole('button', { name: 'Tümünü okundu say' }).click();
    await expect(page.getByText('Hepsini okudunuz.')).toBeVisible();
    expect(world.changes).toEqual(['PUT /api/user/notifications/2/read', 'PUT /api/user/notifications/read-all']);
    await page.goBack();
  },
);

test('the four tabs are addresses and answer to the keyboard', async ({ page }) => {
  await playAccount(page);
  await playMember(page);
  await open(page, '/user');
  await page.getByRole('tab', { name: 'Profil' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Kaydedilen ilanlar' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/user\?tab=saved-ads$/);
  await page.getByRole('tab', { name: 'Bildirimler' }).click();
  await expect(page.getByText('Henüz bildiriminiz yok.')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Henüz ilan kaydetmediniz.')).toBeVisible();
});

for (const tab of ['profile', 'saved-ads', 'alerts', 'notifications'])
  test(`the tab ${tab} is accessible in light and dark, down to 320 px`, async ({ page }) => {
    await playAccount(page, { emailVerified: false });
    await playMember(page, { channels: { email: true, sms: false } });
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, `/user?tab=${tab}`);
    await expect(page.getByRole('tabpanel')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('button', { name: /^Hesabım/ })).toBeVisible();
    await expectAccessibleInBothThemes(page);
  });

test('the login dialog is accessible in light and dark, down to 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/search');
  await page.getByRole('banner').getByRole('link', { name: 'Giriş yap' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('tab', { name: 'Üye ol' }).click();
  await expect(page.getByLabel('Cep telefonu')).toBeVisible();
  await expectAccessibleInBothThemes(page);
});
