import { beMember, newEmail, PASSWORD, playMember, toastOf } from '../support/members-world.ts';
import { expect, expectAccessible, open, reload, test } from '../support/open-page.ts';
import { BOTH_WIDTHS } from '../support/widths.ts';

test.beforeEach(async ({ page }) => {
  await playMember(page);
});

test('one registers from where one is, fills in the profile, signs out and in again', async ({ page }) => {
  const email = newEmail();
  await open(page, '/search?city=Ankara');
  await page.getByRole('link', { name: 'Giriş yap' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab', { name: 'Üye ol' }).click();
  await dialog.getByLabel('E-posta').fill(email);
  await expect(dialog.getByLabel('Cep telefonu')).toHaveAttribute('placeholder', '05xxxxxxxxx');
  await dialog.getByLabel('Cep telefonu').fill('0532 123 45 67');
  await dialog.getByLabel('Şifre', { exact: true }).fill(PASSWORD);
  await dialog.getByLabel('Şifre (yeniden)').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Üye ol' }).click();
  await expect(toastOf(page, 'Kayıt Başarılı')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/city=Ankara/);

  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Hesabım/ })
    .click();
  await page.getByRole('menuitem', { name: 'Profil' }).click();
  await expect(page.getByRole('tab', { name: 'Profil' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByLabel('E-posta', { exact: true })).toHaveValue(email);
  await expect(page.getByLabel('E-posta', { exact: true })).not.toBeEditable();
  await expect(page.getByLabel('Cep telefonu')).toHaveValue('05321234567');
  // This installation sends neither, so unavailable channels must not be shown as on.
  for (const name of [/^E-posta bildirimleri Yakında/, /^Telefon bildirimleri Yakında/]) {
    await expect(page.getByRole('switch', { name })).not.toBeChecked();
    await expect(page.getByRole('switch', { name })).toBeDisabled();
  }
  await page.getByLabel('Ad', { exact: true }).fill('Işıl');
  await page.getByLabel('Soyad').fill('Güneş');
  await page.getByRole('button', { name: 'Değişiklikleri kaydet' }).click();
  await expect(toastOf(page, 'Profil güncellendi')).toBeVisible();
  await reload(page);
  await expect(page.getByLabel('Ad', { exact: true })).toHaveValue('Işıl');

  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Hesabım/ })
    .click();
  await page.getByRole('menuitem', { name: 'Çıkış yap' }).click();
  await expect(page.getByText('Bu sayfa için giriş yapmanız gerekiyor.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();

  await page.getByRole('main').getByRole('link', { name: 'Giriş yap' }).click();
  await page.getByLabel('E-posta').fill(email);
  await page.getByLabel('Şifre', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Şifre', { exact: true }).press('Enter');
  await expect(toastOf(page, 'Giriş Başarılı')).toBeVisible();
  await expect(page).toHaveURL(/\/user\?tab=profile$/);
  await expect(page.getByLabel('Ad', { exact: true })).toHaveValue('Işıl');
});

test(
  'what is wrong with a registration stands beside its field, and what was typed stays',
  BOTH_WIDTHS,
  async ({ page }) => {
    await open(page, '/login?tab=register');
    await page.getByLabel('E-posta').fill('ayse');
    await page.getByLabel('Cep telefonu').fill('02121234567');
    await page.getByLabel('Şifre', { exact: true }).fill('gizli-sifre');
    await page.getByLabel('Şifre (yeniden)').fill('gizli-sifre2');
    await page.getByRole('button', { name: 'Üye ol' }).click();
    await expect(toastOf(page, 'Şifre Hatası')).toBeVisible();
    await expect(toastOf(page, 'Şifreler eşleşmiyor')).toBeVisible();
    await expect(page.getByLabel('E-posta')).toBeFocused();
    await expect(page.getByLabel('E-posta')).toHaveAccessibleDescription('Geçerli bir e-posta adresi yazın.');
    await expect(page.getByLabel('Cep telefonu')).toHaveAccessibleDescription(
      'Telefon numarasını 05xxxxxxxxx biçiminde yazın.',
    );
    await expect(page.getByLabel('Şifre (yeniden)')).toHaveAccessibleDescription('Şifreler eşleşmiyor');
    await expectAccessible(page);
    await page.getByLabel('Şifre', { exact: true }).fill('12345');
    await page.getByLabel('Şifre (yeniden)').fill('12345');
    await page.getByRole('button', { name: 'Üye ol' }).click();
    await expect(toastOf(page, 'Şifre en az 6 karakter olmalıdır')).toBeVisible();
    await expect(page.getByLabel('Cep telefonu')).toHaveValue('02121234567');
  },
);

test.describe('when signing in fails', () => {
  test.use({ allowedErrors: [/status of 40[19]|ERR_INTERNET_DISCONNECTED/] });

  test('the words are those of the specification', async ({ page }) => {
    await open(page, '/login');
    await page.getByLabel('E-posta').fill(newEmail());
    await page.getByLabel('Şifre', { exact: true }).fill('yanlis-sifre');
    await page.getByRole('button', { name: 'Giriş yap' }).click();
    await expect(toastOf(page, 'Giriş Hatası')).toBeVisible();
    await expect(toastOf(page, 'E-posta veya şifre hatalı')).toBeVisible();
    await expect(page.getByLabel('Şifre', { exact: true })).toHaveValue('yanlis-sifre');
    await page.route('**/api/auth/login', (route) => route.abort('internetdisconnected'));
    await page.getByRole('button', { name: 'Giriş yap' }).click();
    await expect(toastOf(page, 'Bağlantı Hatası')).toBeVisible();
    await expect(toastOf(page, 'Lütfen internet bağlantınızı kontrol edin')).toBeVisible();
    await expectAccessible(page);
  });

  test('an address that is taken is said beside it', async ({ page, browser }) => {
    const other = await browser.newPage();
    const { email } = await beMember(other);
    await other.close();
    await open(page, '/login?tab=register');
    await page.getByLabel('E-posta').fill(email);
    await page.getByLabel('Cep telefonu').fill('05321234567');
    await page.getByLabel('Şifre', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Şifre (yeniden)').fill(PASSWORD);
    await page.getByRole('button', { name: 'Üye ol' }).click();
    await expect(toastOf(page, 'Kayıt Hatası')).toBeVisible();
    await expect(page.getByLabel('E-posta')).toHaveAccessibleDescription(/açılmış bir hesap var/);
  });

  test('a token unknown to the server is removed, and the visitor is informed', async ({ page }) => {
    await page.addInitScript(() => {
      if (sessionStorage.getItem('stale') === null) localStorage.setItem('authToken', 'x'.repeat(32));
      sessionStorage.setItem('stale', '1');
    });
    await open(page, '/user?tab=alerts');
    await expect(toastOf(page, 'Oturumunuz sona erdi')).toBeVisible();
    await expect(page.getByText('Bu sayfa için giriş yapmanız gerekiyor.')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
    await page.getByRole('button', { name: 'Giriş yap', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('a session ended on another device is noticed at the next call', async ({ page }) => {
    const { token } = await beMember(page);
    await open(page, '/user');
    await expect(page.getByLabel('Soyad')).toBeVisible();
    // Wait until the page's automatic calls are done, so that none of them notices the ended session.
    await expect(page.getByRole('switch').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } });
    await page.getByRole('button', { name: 'Değişiklikleri kaydet' }).click();
    await expect(toastOf(page, 'Oturumunuz sona erdi')).toBeVisible();
    await expect(page.getByText('Bu sayfa için giriş yapmanız gerekiyor.')).toBeVisible();
  });
});

test('signing out in one tab signs out in the other', async ({ page, context }) => {
  await beMember(page);
  await open(page, '/user');
  await expect(page.getByLabel('Soyad')).toBeVisible();
  const other = await context.newPage();
  await playMember(other);
  await open(other, '/search');
  await other
    .getByRole('banner')
    .getByRole('button', { name: /^Hesabım/ })
    .click();
  await other.getByRole('menuitem', { name: 'Çıkış yap' }).click();
  await expect(page.getByText('Bu sayfa için giriş yapmanız gerekiyor.')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Giriş yap' })).toBeVisible();
});

test('a member can change the password, end sessions and download personal data', async ({ page }) => {
  const { email } = await beMember(page);
  await page.request.post('/api/auth/login', { data: { email, password: PASSWORD } });
  await open(page, '/user?sayfa=cihazlar');
  const sessions = page.getByRole('list', { name: 'Açık oturumlar' }).getByRole('listitem');
  await expect(sessions).toHaveCount(2);
  await page.getByRole('button', { name: /^Oturumu kapat: / }).click();
  await expect(sessions).toHaveCount(1);
  await page.getByRole('link', { name: 'Verilerim' }).click();
  const shown = page.getByRole('navigation', { name: 'Profil' }).locator('[aria-current]');
  await expect(shown).toHaveText(['Verilerim']);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Verilerimi indir' }).click();
  expect((await download).suggestedFilename()).toBe('peyda-verilerim.json');
  await page.getByRole('link', { name: 'Güvenlik' }).click();
  await page.getByRole('button', { name: 'Şifre değiştir' }).click();
  await page.getByLabel('Mevcut şifre').fill(PASSWORD);
  await page.getByLabel('Yeni şifre', { exact: true }).fill('yeni-gizli-sifre');
  await page.getByLabel('Yeni şifre (yeniden)').fill('yeni-gizli-sifre');
  await page.getByRole('button', { name: 'Şifreyi değiştir' }).click();
  await expect(toastOf(page, 'Şifreniz değiştirildi. Diğer cihazlardaki oturumlarınız kapatıldı.')).toBeVisible();
});

test.describe('ending an account', () => {
  test.use({ allowedErrors: [/status of 400/] });
  test('requires the password and leads back to home', async ({ page }) => {
    const { email } = await beMember(page);
    await open(page, '/user?sayfa=veriler');
    await page.getByRole('button', { name: 'Hesabımı sil' }).click();
    const dialog = page.getByRole('dialog', { name: 'Hesabınız silinsin mi?' });
    await dialog.getByLabel('Onaylamak için şifreniz').fill('yanlis');
    await dialog.getByRole('button', { name: 'Hesabı kalıcı olarak sil' }).click();
    await expect(dialog.getByLabel('Onaylamak için şifreniz')).toHaveAccessibleDescription('Mevcut şifreniz hatalı.');
    await expectAccessible(page);
    await dialog.getByLabel('Onaylamak için şifreniz').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Hesabı kalıcı olarak sil' }).click();
    await expect(toastOf(page, 'Hesabınız ve verileriniz silindi.')).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    const again = await page.request.post('/api/auth/login', { data: { email, password: PASSWORD } });
    expect(again.status()).toBe(401);
  });
});

test.describe('links in mails', () => {
  test.use({ allowedErrors: [/status of (400|409)/] });

  test('the forgotten password page shows what can be done, even if mail is disabled', async ({ page }) => {
    await open(page, '/login');
    await page.getByLabel('E-posta').fill('ayse@ornek.example');
    await page.getByRole('button', { name: 'Şifremi unuttum' }).click();
    await expect(page.getByLabel('E-posta')).toHaveValue('ayse@ornek.example');
    await page.getByRole('button', { name: 'Bağlantı gönder' }).click();
    await expect(page.getByText('E-posta gönderimi şu an kapalı. Lütfen destek ekibimize ulaşın.')).toBeVisible();
  });

  test('signing in after a password reset shows the ways in without a password, until they are dismissed', async ({
    page,
  }) => {
    const email = newEmail();
    await page.request.post('/api/auth/register', { data: { email, phoneNumber: '05321234567', password: PASSWORD } });
    // No mails are sent here, so the answer to the link is mocked.
    const json = { message: 'Şifreniz yenilendi. Yeni şifrenizle giriş yapabilirsiniz.' };
    await page.route('**/api/auth/reset-password', (route) => route.fulfill({ json }));
    await open(page, '/sifre-yenile?token=yeni');
    await page.getByLabel('Yeni şifre', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Yeni şifre (yeniden)').fill(PASSWORD);
    await page.getByRole('button', { name: 'Şifreyi yenile' }).click();
    await page.locator('#icerik').getByRole('link', { name: 'Giriş yap' }).click();
    await page.getByLabel('E-posta').fill(email);
    await page.getByLabel('Şifre', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Giriş yap', exact: true }).click();
    const heading = page.getByRole('heading', { name: 'Şifreniz değişti, diğer oturumlar kapandı' });
    await expect(heading).toBeFocused();
    await expect(page.getByText('Şifre olmadan giren başka bir yol yok.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Bu listeyi kapat' }).click();
    await expect(heading).toBeHidden();
    await expect(page).toHaveURL(/sayfa=guvenlik$/);
  });

  test('an expired link says so and offers a new one', async ({ page }) => {
    await open(page, '/sifre-yenile?token=eski');
    await page.getByLabel('Yeni şifre', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Yeni şifre (yeniden)').fill(PASSWORD);
    await page.getByRole('button', { name: 'Şifreyi yenile' }).click();
    await expect(page.getByRole('alert')).toContainText('geçersiz ya da süresi dolmuş');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Yeni bağlantı iste' }).click();
    await expect(page.getByRole('button', { name: 'Bağlantı gönder' })).toBeVisible();
    await open(page, '/e-posta-onayla?token=eski');
    await expect(page.getByText('Bu bağlantı geçersiz ya da süresi dolmuş.')).toBeVisible();
  });
});
