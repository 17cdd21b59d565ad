import { appoint, sitDown } from '../support/desk-world.ts';
import { newEmail, PASSWORD } from '../support/members-world.ts';
import { expect, expectAccessibleAtBothWidths, open, test } from '../support/open-page.ts';

// Browsers log deliberate refusals in the console.
test.use({ allowedErrors: [/status of 40[03]/] });

test('a member is found, given days and closed, sees that when signing in, and is opened again', async ({
  page,
  browser,
}) => {
  test.slow();
  const email = newEmail();
  const phoneNumber = `0534${String(Math.floor(Math.random() * 10_000_000)).padStart(7, '0')}`;
  await page.request.post('/api/auth/register', { data: { email, phoneNumber, password: PASSWORD } });
  await sitDown(page, await appoint(page, 'yonetici'));
  await page.getByRole('navigation', { name: 'Yönetim' }).getByRole('link', { name: 'Üyeler' }).press('Enter');
  await page.getByLabel('Üye ara').fill('ab');
  await page.getByLabel('Üye ara').press('Enter');
  await expect(page.getByText('En az üç karakter yazın.')).toBeVisible();
  await page.getByLabel('Üye ara').fill(phoneNumber);
  await page.getByLabel('Üye ara').press('Enter');
  const found = page.getByRole('list', { name: 'Üyeler' }).getByRole('listitem');
  await expect(found).toHaveCount(1);
  await expect(found).not.toContainText(phoneNumber);
  await expectAccessibleAtBothWidths(page);
  await found.getByRole('link').press('Enter');
  await expect(page.getByRole('region', { name: 'Üye', exact: true })).toContainText(email);
  await expectAccessibleAtBothWidths(page);

  const form = (name: string) => page.getByRole('region', { name, exact: true });
  await form('Premium gün').getByLabel('Gün', { exact: true }).fill('400');
  await form('Premium gün').getByLabel('Gerekçe').fill('Kesinti için');
  await form('Premium gün').getByLabel('Gerekçe').press('Enter');
  await expect(page.getByText('En çok 366 gün verilir.')).toBeVisible();
  await form('Premium gün').getByLabel('Gün', { exact: true }).fill('7');
  await form('Premium gün').getByLabel('Gerekçe').press('Enter');
  await expect(page.getByText(/^Premium .* tarihine kadar sürecek\.$/).first()).toBeVisible();
  await expect(form('Ödenen süreler')).toContainText('Hediye');

  await form('Hesabı kapatma').getByRole('heading').click();
  await form('Hesabı kapatma').getByLabel('Gerekçe').fill('Kötüye kullanım');
  await form('Hesabı kapatma').getByRole('button').press('Enter');
  await expect(page.getByText(/tarihinden beri kapalı/)).toBeVisible();
  await expectAccessibleAtBothWidths(page);

  const theirs = await (await browser.newContext()).newPage();
  await open(theirs, '/login');
  await theirs.getByLabel('E-posta').fill(email);
  await theirs.getByLabel('Şifre', { exact: true }).fill(PASSWORD);
  await theirs.getByLabel('Şifre', { exact: true }).press('Enter');
  await expect(theirs.getByText(/Hesabınız kapatıldı/).first()).toBeVisible();
  await theirs.context().close();

  await form('Hesabı yeniden açma').getByLabel('Gerekçe').fill('İtirazı haklı');
  await form('Hesabı yeniden açma').getByRole('button').press('Enter');
  await expect(page.getByText(/tarihinden beri kapalı/)).toHaveCount(0);
  await form('Hesabı silme').getByRole('heading').click();
  await form('Hesabı silme').getByLabel('Gerekçe').fill('Kendi isteği');
  await form('Hesabı silme').getByLabel('Onaylamak için üyenin e-posta adresi').fill('baska@ornek.example');
  await form('Hesabı silme').getByRole('button').press('Enter');
  await expect(page.getByText('Bu adres üyenin e-posta adresi değil.')).toBeVisible();
});

test('`destek` sees a member and gives days, but can do no more', async ({ page }) => {
  const email = newEmail();
  await page.request.post('/api/auth/register', { data: { email, phoneNumber: '05351112233', password: PASSWORD } });
  await sitDown(page, await appoint(page, 'destek'));
  await open(page, '/yonetim/uyeler');
  await page.getByLabel('Üye ara').fill(email);
  await page.getByLabel('Üye ara').press('Enter');
  await page.getByRole('list', { name: 'Üyeler' }).getByRole('link').press('Enter');
  await expect(page.getByRole('region', { name: 'Premium gün' })).toContainText('en çok 31 gün');
  await expect(page.getByRole('button', { name: /kapat|sil|İndir/i })).toHaveCount(0);
});
