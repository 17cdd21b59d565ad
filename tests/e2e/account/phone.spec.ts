import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FakeNetgsm, lastCodeTo, startFakeNetgsm } from '../../support/fakes/fake-netgsm.ts';
import { endSites, type SiteProcess, startSite } from '../../support/processes/site-process.ts';
import { newEmail, PASSWORD, toastOf } from '../support/members-world.ts';
import { expect, expectAccessible, open, test } from '../support/open-page.ts';

// A separate site, because the shared one sends no text messages.
let netgsm: FakeNetgsm;
let site: SiteProcess;
const folder = mkdtempSync(join(tmpdir(), 'peyda-e2e-phone-'));
test.beforeAll(async () => {
  netgsm = await startFakeNetgsm();
  site = await startSite({ ...netgsm.settings, DATA_DIR: folder, RATE_LIMIT: 'off' });
});
test.afterAll(async () => {
  await endSites();
  await netgsm.close();
  rmSync(folder, { recursive: true, force: true });
});

test('a number is confirmed in the profile, then signs in; before that it gets no text messages', async ({ page }) => {
  const data = { email: newEmail(), phoneNumber: '05321234567', password: PASSWORD };
  const { token } = await (await page.request.post(`${site.origin}/api/auth/register`, { data })).json();
  await page.goto(`${site.origin}/icon.svg`);
  await page.evaluate((value) => localStorage.setItem('authToken', value), token);
  await open(page, `${site.origin}/user`);
  const texts = page.getByRole('switch', { name: /^Telefon bildirimleri/ });
  await expect(texts).toBeDisabled();

  const section = page.getByRole('region', { name: 'Cep telefonu onayı' });
  await expect(section).toContainText('Kod yalnızca numaranın size ait olduğunu doğrular; tanıtım için kullanılmaz.');
  await section.getByRole('button', { name: 'Numaramı onayla' }).click();
  await section.getByLabel('Şifreniz').fill('yanlış şifre');
  await section.getByLabel('Şifreniz').press('Enter');
  await expect(section.getByText('Mevcut şifreniz hatalı.')).toBeVisible();
  await section.getByLabel('Şifreniz').fill(PASSWORD);
  await section.getByLabel('Şifreniz').press('Enter');
  await expect(section.getByLabel('Telefonunuza gelen kod')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type(lastCodeTo(netgsm, '05321234567'));
  await page.keyboard.press('Enter');
  await expect(section.getByText('Onaylı', { exact: true })).toBeVisible();
  await texts.click();
  await expect(texts).toBeChecked();

  await page.evaluate(() => localStorage.removeItem('authToken'));
  await open(page, `${site.origin}/login`);
  await page.getByRole('button', { name: 'Telefona gelen kodla giriş yap' }).click();
  await page.getByLabel('Cep telefonu').fill('0212 123 45 67');
  await page.getByRole('button', { name: 'Kod gönder' }).click();
  await expect(page.getByText('Telefon numarasını 05xxxxxxxxx biçiminde yazın.')).toBeVisible();
  await page.getByLabel('Cep telefonu').fill('0532 123 45 67');
  const sent = netgsm.messages.length;
  await page.getByRole('button', { name: 'Kod gönder' }).click();
  await expect(page.getByText('Bu numara bir hesapta onaylıysa giriş kodunu gönderdik.')).toBeVisible();
  await expectAccessible(page);
  await expect.poll(() => netgsm.messages.length).toBe(sent + 1);
  await page.keyboard.type(lastCodeTo(netgsm, '05321234567'));
  await page.keyboard.press('Enter');
  await expect(toastOf(page, 'Giriş Başarılı')).toBeVisible();
  await expect(page).toHaveURL(/\/user/);
});

test.use({ allowedErrors: [/status of 400/] });
