import type { Page } from '@playwright/test';
import { playAccount, playMember } from '../support/members-world.ts';
import { expect, expectAccessible, open, reload, test } from '../support/open-page.ts';
import { BOTH_WIDTHS } from '../support/widths.ts';

const MESSAGE = 'Merhaba, hisseli bir satış hakkında sorum var.';

async function fillIn(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Adınız soyadınız' }).fill('Ayşe Yılmaz');
  await page.getByRole('textbox', { name: 'E-posta adresiniz' }).fill('ayse@ornek.com');
  await page.getByRole('textbox', { name: 'Konu' }).fill('Hisseli satış');
  await page.getByRole('textbox', { name: 'Mesajınız' }).fill(MESSAGE);
}
const send = (page: Page) => page.getByRole('button', { name: 'Mesajı gönder', exact: true });

test('a message is sent, confirmed, and the form begins again', async ({ page }) => {
  await open(page, '/iletisim');
  await fillIn(page);
  const startedAt = Date.now();
  await send(page).click();
  await expect(page.getByRole('button', { name: 'Gönderiliyor…' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Mesajınız İletildi' })).toBeFocused();
  expect(Date.now() - startedAt).toBeGreaterThanOrEqual(1450);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Yeni Mesaj Gönder' }).click();
  for (const field of await page.getByRole('region', { name: 'Mesajınız' }).getByRole('textbox').all())
    await expect(field).toHaveValue('');
});

test('text typed before the page is hydrated is kept', async ({ page }) => {
  const gate = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto('/iletisim', { waitUntil: 'commit' });
  await fillIn(page);
  gate.resolve();
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  await expect(page.getByRole('textbox', { name: 'Mesajınız' })).toHaveValue(MESSAGE);
  await send(page).click();
  await expect(page.getByRole('heading', { name: 'Mesajınız İletildi' })).toBeVisible();
});

test(
  'what is missing or wrong is named at its field, and the first one gets the keyboard',
  BOTH_WIDTHS,
  async ({ page }) => {
    await open(page, '/iletisim');
    await page.getByRole('textbox', { name: 'Adınız soyadınız' }).fill('Ayşe');
    await page.getByRole('textbox', { name: 'E-posta adresiniz' }).fill('ayse@');
    await send(page).click();
    const email = page.getByRole('textbox', { name: 'E-posta adresiniz' });
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription('Geçerli bir e-posta adresi yazın.');
    await expect(page.getByText('Konuyu yazın.')).toBeVisible();
    await expect(page.getByText('Mesajınızı yazın.')).toBeVisible();
    await expectAccessible(page);
    await email.fill('ayse@ornek.com');
    await expect(page.getByText('Geçerli bir e-posta adresi yazın.')).toBeHidden();
  },
);

test.describe('when the server is away', () => {
  test.use({ allowedErrors: [/Failed to load resource/] });
  test('the text stays and can be sent again', async ({ page }) => {
    await open(page, '/iletisim');
    await fillIn(page);
    await page.route('**/api/contact', (route) => route.abort());
    await send(page).click();
    await expect(page.getByRole('alert')).toContainText('Lütfen internet bağlantınızı kontrol edin');
    await expect(page.getByRole('textbox', { name: 'Mesajınız' })).toHaveValue(MESSAGE);
    await page.unroute('**/api/contact');
    await page.route('**/api/contact', (route) =>
      route.fulfill({ status: 429, contentType: 'application/json', body: '{"message":"Biraz bekleyin."}' }),
    );
    await send(page).click();
    await expect(page.getByRole('alert')).toHaveText('Mesajınız gönderilemedi. Biraz bekleyin.');
    await expect(page.getByRole('textbox', { name: 'Mesajınız' })).toHaveValue(MESSAGE);
    await page.unroute('**/api/contact');
    await send(page).click();
    await expect(page.getByRole('heading', { name: 'Mesajınız İletildi' })).toBeVisible();
  });
});

test('choosing a department opens the message form with its subject', async ({ page }) => {
  await open(page, '/iletisim');
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Kişisel veriler' })
    .getByRole('link', { name: 'Mesaj yazın' })
    .click();
  await expect(page.getByRole('textbox', { name: 'Konu' })).toHaveValue('Kişisel veri başvurusu');
  await expect(page.getByRole('textbox', { name: 'Konu' })).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the form is still sent and confirmed', async ({ page }) => {
    await page.goto('/iletisim');
    await fillIn(page);
    await send(page).click();
    await expect(page).toHaveURL(/gonderildi=1/);
    await expect(page.getByRole('heading', { name: 'Mesajınız İletildi' })).toBeVisible();
  });
});

test('a signed-in member finds name and address filled in, and typed text is kept', async ({ page }) => {
  await playAccount(page);
  await playMember(page);
  const gate = Promise.withResolvers<void>();
  await page.route('**/api/auth/user', async (route) => {
    await gate.promise;
    await route.fallback();
  });
  await open(page, '/iletisim');
  await page.getByRole('textbox', { name: 'Adınız soyadınız' }).fill('A. Yılmaz');
  gate.resolve();
  await expect(page.getByRole('textbox', { name: 'E-posta adresiniz' })).toHaveValue('ayse@ornek.example');
  await expect(page.getByRole('textbox', { name: 'Adınız soyadınız' })).toHaveValue('A. Yılmaz');
  await reload(page);
  await expect(page.getByRole('textbox', { name: 'Adınız soyadınız' })).toHaveValue('Ayşe Yılmaz');
});
