import { playAccount, playMember, toastOf } from '../support/members-world.ts';
import { expect, expectAccessible, open, test } from '../support/open-page.ts';
import { BOTH_WIDTHS } from '../support/widths.ts';

test('there is one toast at most; F8 leads to it, and it goes after five seconds', async ({ page }) => {
  await playAccount(page);
  await playMember(page);
  await page.clock.install();
  await open(page, '/search');
  const hearts = page.getByRole('button', { name: /^İlanı kaydet/ });
  const toasts = page.getByRole('region', { name: /^Bildirimler \(F8\)/ }).getByRole('listitem');
  await hearts.nth(0).click();
  await expect(toastOf(page, 'İlan Kaydedildi')).toBeVisible();
  await hearts.nth(0).click();
  await expect(toastOf(page, 'İlan Kaldırıldı')).toBeVisible();
  await expect(toasts).toHaveCount(1);
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: /^Bildirimler \(F8\)/ }).getByRole('list')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  // A toast with the keyboard focus stays.
  await page.clock.fastForward(5500);
  await expect(toasts).toHaveCount(1);
  await hearts.nth(1).focus();
  await page.clock.fastForward(5000);
  await expect(toasts).toHaveCount(0);
});

test.describe('an error', () => {
  test.use({ allowedErrors: [/status of 500/] });
  test('interrupts a screen reader', async ({ page }) => {
    await playAccount(page);
    await playMember(page, { failWith: 500 });
    await open(page, '/search');
    await page
      .getByRole('button', { name: /^İlanı kaydet/ })
      .first()
      .click();
    await expect(page.locator('[aria-live="assertive"]')).toContainText('İlan kaydedilirken bir hata oluştu.');
  });
});

test(
  'with an open dialog F8 focuses the toast, and Escape and Tab return without closing the dialog',
  BOTH_WIDTHS,
  async ({ page }) => {
    await playAccount(page);
    await playMember(page);
    await open(page, '/search');
    await page.getByRole('list', { name: 'İhaleler' }).getByRole('article').first().getByRole('link').click();
    const dialog = page.getByRole('dialog');
    const heart = dialog.getByRole('button', { name: /^İlanı kaydet|^İlanı kayıtlardan/ });
    const toasts = page.getByRole('region', { name: /^Bildirimler \(F8\)/ });
    const toast = toasts.getByRole('listitem');
    await heart.focus();
    await page.keyboard.press('Enter');
    await expect(toastOf(page, 'İlan Kaydedildi')).toBeVisible();

    await page.keyboard.press('F8');
    await expect(toasts.getByRole('list')).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(toast).toHaveCount(0);
    await expect(heart).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(toastOf(page, 'İlan Kaldırıldı')).toBeVisible();
    await page.keyboard.press('F8');
    await page.keyboard.press('Tab');
    await expect(toast).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(toast.getByRole('button', { name: 'Geri al' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(toast.getByRole('button', { name: 'Bildirimi kapat' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(heart).toBeFocused();
    await page.keyboard.press('F8');
    await page.keyboard.press('Shift+Tab');
    await expect(heart).toBeFocused();

    await page.keyboard.press('F8');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(toast).toHaveCount(0);
    await expect(heart).toBeFocused();
    await expect(dialog).toBeVisible();

    // The dialog traps the focus again, and Escape closes it.
    await page.evaluate(() => document.querySelector('input')?.focus());
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  },
);

test('a toast does not overlap an open menu, and links to the next step', BOTH_WIDTHS, async ({ page }) => {
  await playAccount(page);
  await playMember(page);
  await open(page, '/search');
  await page
    .getByRole('button', { name: /^İlanı kaydet/ })
    .first()
    .click();
  await expect(toastOf(page, 'İlan Kaydedildi')).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Hesabım/ })
    .click();
  await expect(page.getByRole('menu')).toBeVisible();
  const menu = await page.getByRole('menu').boundingBox();
  const toast = await page
    .getByRole('region', { name: /^Bildirimler \(F8\)/ })
    .getByRole('listitem')
    .boundingBox();
  if (!menu || !toast) throw new Error('Nothing to measure.');
  const isApart =
    toast.y >= menu.y + menu.height || toast.y + toast.height <= menu.y || toast.x + toast.width <= menu.x;
  expect(isApart, `${JSON.stringify(toast)} over ${JSON.stringify(menu)}`).toBe(true);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Kaydedilenler' }).click();
  await expect(page).toHaveURL(/\/user\?tab=saved-ads$/);
});
