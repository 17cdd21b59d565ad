import { appoint, sitDown } from '../support/desk-world.ts';
import { newEmail, PASSWORD, toastOf } from '../support/members-world.ts';
import { expect, expectAccessibleAtBothWidths, test } from '../support/open-page.ts';

test('an administrator gives a member a role and removes it; the log names both', async ({ page }) => {
  test.slow();
  const email = newEmail();
  const phoneNumber = `0535${String(Math.floor(Math.random() * 10_000_000)).padStart(7, '0')}`;
  await page.request.post('/api/auth/register', { data: { email, phoneNumber, password: PASSWORD } });
  await sitDown(page, await appoint(page, 'yonetici'));
  const menu = page.getByRole('navigation', { name: 'Yönetim' });
  await menu.getByRole('link', { name: 'Görevliler' }).press('Enter');
  const giving = page.getByRole('region', { name: 'Görev verme', exact: true });
  await giving.getByLabel('Üyenin e-posta adresi').fill(email);
  await giving.getByLabel('Görev', { exact: true }).selectOption({ label: 'Destek' });
  await giving.getByLabel('Gerekçe').fill('Ekibe katıldı');
  await giving.getByLabel('Gerekçe').press('Enter');
  await expect(toastOf(page, 'Destek görevi verildi; yeniden girmesi gerekir.')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText('İkinci adımı kurmamış');
  await expectAccessibleAtBothWidths(page);

  await row.getByRole('button', { name: `Görevi al: ${email}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Görevi alma' });
  const why = `Ekipten ayrıldı (${phoneNumber.slice(-4)})`;
  await dialog.getByLabel('Gerekçe').fill(why);
  await dialog.getByLabel('Gerekçe').press('Enter');
  await expect(toastOf(page, 'Görev alındı.')).toBeVisible();
  await expect(row).toHaveCount(0);

  await expect(dialog).toHaveCount(0);
  await menu.getByRole('link', { name: 'İşlem kaydı' }).press('Enter');
  const taken = page.getByRole('listitem').filter({ hasText: why });
  await expect(taken).toContainText('Görevi aldı');
  await expect(taken).toContainText('Önce: Destek');
  await expect(taken.getByRole('link')).toContainText('***@');
});
