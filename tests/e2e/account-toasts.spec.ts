import { playAccount, playMember, toastOf } from './members-world.ts';
import { expect, expectAccessible, open, test } from './open-page.ts';

test('there is one toast at most; F8 leads to it, and it goes after five seconds', async ({ page }) => {
  await playAccount(page);
  await playMember(page);
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
  // While the keyboard is on it, it stays.
  await page.waitForTimeout(5500);
  await expect(toasts).toHaveCount(1);
  await hearts.nth(1).focus();
  await expect(toasts).toHaveCount(0, { timeout: 8000 });
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
