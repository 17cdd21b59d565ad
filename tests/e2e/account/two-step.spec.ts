import type { Page } from '@playwright/test';
import { appCode } from '../../support/accounts/authenticator-app.ts';
import { newEmail, PASSWORD, toastOf } from '../support/members-world.ts';
import { expect, expectAccessible, open, test } from '../support/open-page.ts';

// Browsers log the statuses 400 (wrong code) and 403 (guarded act) in the console.
test.use({ allowedErrors: [/status of 40[03]/] });

const section = (page: Page, name: string) => page.getByRole('region', { name });

/** Registers a member on the real server and opens the profile page. */
async function join(page: Page): Promise<string> {
  const email = newEmail();
  const body = { email, phoneNumber: '05321234567', password: PASSWORD };
  const { token } = await (await page.request.post('/api/auth/register', { data: body })).json();
  await page.addInitScript((value) => {
    if (sessionStorage.getItem('joined') === null) localStorage.setItem('authToken', value);
    sessionStorage.setItem('joined', '1');
  }, token);
  await open(page, '/user?sayfa=guvenlik');
  return email;
}

async function signOut(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.removeItem('authToken'));
  await open(page, '/login');
}

test('two-step sign-in is turned on with an app and then required, and a recovery code replaces the app', async ({
  page,
}) => {
  const email = await join(page);
  const twoStep = section(page, 'İki adımlı giriş');
  await twoStep.getByRole('button', { name: 'İki adımlı girişi aç' }).click();
  await twoStep.getByLabel('Onaylamak için şifreniz').fill(PASSWORD);
  await twoStep.getByRole('button', { name: 'Kurulumu başlat' }).click();
  await expect(twoStep.getByRole('img', { name: 'Doğrulama uygulaması için kare kod' })).toBeVisible();
  await expectAccessible(page);
  const secret = ((await twoStep.getByText(/^Anahtar:/).textContent()) ?? '').replace(/Anahtar:|\s/g, '');
  const recovery = await twoStep
    .getByRole('list', { name: 'Kurtarma kodları' })
    .getByRole('listitem')
    .first()
    .textContent();
  await twoStep.getByLabel('Uygulamadaki kod').fill('000000');
  await twoStep.getByRole('button', { name: 'İki adımlı girişi aç' }).click();
  await expect(twoStep.getByText(/Kod hatalı/)).toBeVisible();
  await twoStep.getByLabel('Uygulamadaki kod').fill(appCode(`otpauth://totp/x?secret=${secret}`));
  await twoStep.getByRole('button', { name: 'İki adımlı girişi aç' }).click();
  await expect(twoStep.getByText('Açık: girişte şifrenizden sonra kod sorulur.')).toBeVisible();

  await signOut(page);
  await page.getByLabel('E-posta').fill(email);
  await page.getByLabel('Şifre', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Giriş yap', exact: true }).click();
  const code = page.getByLabel('Doğrulama kodu');
  await expect(code).toBeFocused();
  await expectAccessible(page);
  await code.fill(String(recovery));
  await page.getByRole('button', { name: 'Giriş yap', exact: true }).click();
  await expect(toastOf(page, 'Giriş Başarılı')).toBeVisible();
});

/** Mocks the refusal that a session older than a quarter of an hour gets; the second attempt reaches the server. */
async function answerProofNeededOnce(page: Page): Promise<void> {
  const json = { code: 'PROOF_NEEDED', message: 'Bu işlem için siz olduğunuzu yeniden doğrulamanız gerekiyor.' };
  await page.route('**/api/user/passkeys/*', (route) => route.fulfill({ status: 403, json }), { times: 1 });
}

test('a passkey is added, signs in without e-mail and password, and confirms a guarded act', async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  await join(page);
  const passkeys = section(page, 'Geçiş anahtarları');
  await passkeys.getByRole('button', { name: 'Bu cihaza geçiş anahtarı ekle' }).click();
  await passkeys.getByLabel('Adı').fill('Dizüstü bilgisayarım');
  await passkeys.getByLabel('Onaylamak için şifreniz').fill(PASSWORD);
  await passkeys.getByRole('button', { name: 'Geçiş anahtarı ekle' }).click();
  await expect(passkeys.getByText('Dizüstü bilgisayarım')).toBeVisible();

  await signOut(page);
  await page.getByRole('button', { name: 'Geçiş anahtarıyla gir' }).click();
  await expect(toastOf(page, 'Giriş Başarılı')).toBeVisible();

  await open(page, '/user?sayfa=guvenlik');
  await answerProofNeededOnce(page);
  await passkeys.getByRole('button', { name: 'Sil: Dizüstü bilgisayarım' }).click();
  const dialog = page.getByRole('dialog', { name: 'Şifre doğrulaması' });
  await expect(dialog.getByRole('button', { name: 'Geçiş anahtarıyla doğrula' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Geçiş anahtarıyla doğrula' }).click();
  await expect(toastOf(page, 'Geçiş anahtarı silindi.')).toBeVisible();
  await expect(passkeys.getByText('Dizüstü bilgisayarım')).toBeHidden();
});
