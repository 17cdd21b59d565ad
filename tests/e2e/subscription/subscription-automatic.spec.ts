import type { Page, Request } from '@playwright/test';
import { newEmail, PASSWORD, toastOf } from '../support/members-world.ts';
import { expect, expectAccessible, open, reload, test } from '../support/open-page.ts';
import { answerAccount, dialogOf, inDays, signIn, storeState } from '../support/subscription-world.ts';
import { BOTH_WIDTHS } from '../support/widths.ts';

/** Longer than the second after which it would open. */
const WELL_AFTER_MS = 1800;

test.use({ automaticOffer: true });

/** The pending requests of a page. */
const underWay = new WeakMap<Page, Set<Request>>();

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  const requests = new Set<Request>();
  underWay.set(page, requests);
  page.on('request', (request) => requests.add(request));
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
});

/** Waits longer than the delay of the offer, and until its code would have been loaded. */
async function expectNoOffer(page: Page): Promise<void> {
  await page.clock.runFor(WELL_AFTER_MS);
  await expect.poll(() => underWay.get(page)?.size).toBe(0);
  await page.clock.runFor(WELL_AFTER_MS);
  await expect(dialogOf(page)).toHaveCount(0);
}

test('home opens the offer by itself, once per session', BOTH_WIDTHS, async ({ page }) => {
  await open(page, '/');
  await expect(dialogOf(page)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  await page.getByRole('link', { name: 'traktör' }).click();
  await expect(page).toHaveURL(/\/search/);
  await page.getByRole('link', { name: 'Peyda, ana sayfa' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Türkiye’nin icra ihaleleri');
  await expectNoOffer(page);
  await reload(page);
  await expectNoOffer(page);
});

test.describe('at the daily limit', () => {
  test.use({ allowedErrors: [/Failed to load resource/] });

  test('one window opens automatically per session, later ones only on request', async ({ page }) => {
    const json = { message: 'Ücretsiz planda günde 5 ilan açabilirsiniz.', code: 'DAILY_LIMIT' };
    await page.route(/\/api\/properties\/\d+$/, (route) => route.fulfill({ status: 403, json }));
    await open(page, '/search?category=1');
    const cards = page.getByRole('list', { name: 'İhaleler' }).getByRole('article');
    await cards.first().getByRole('link').click();
    await expect(dialogOf(page)).toBeVisible();
    await page.goBack();
    await expect(dialogOf(page)).toHaveCount(0);
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await cards.nth(1).getByRole('link').click();
    const said = page.getByRole('alert').filter({ hasText: 'Bugünkü ilan hakkınız doldu.' });
    await expect(said).toBeVisible();
    await expectNoOffer(page);
    await said.getByRole('button', { name: 'Premium’u incele' }).click();
    await expect(dialogOf(page)).toBeVisible();
  });
});

test('it waits while the visitor is typing', async ({ page }) => {
  // From the first moment on, so that the dialog can't open first on a slow machine.
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () =>
      document.querySelector<HTMLElement>('input[type="search"]')?.focus(),
    ),
  );
  await open(page, '/');
  const box = page.getByRole('combobox', { name: /İl, ilçe/ });
  await box.pressSequentially('da');
  await expectNoOffer(page);
  await expect(box).toBeFocused();
  // Typing a search counts as an activity that the offer must not interrupt (D50).
  await box.fill('');
  await box.blur();
  await expect(dialogOf(page)).toBeVisible();
});

test('it opens only on home, and not after home has been left', async ({ page }) => {
  await open(page, '/search');
  await expectNoOffer(page);
  // Home is left within the first second, however slow the machine is.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await page.goto('/');
  // A paused clock draws no frame, which the page's code waits for; the delay of the offer begins only after that.
  const drawn = async () => {
    await page.clock.runFor(20);
    return page.locator('html').getAttribute('data-hydrated');
  };
  await expect.poll(drawn).toBe('true');
  await page.getByRole('list', { name: 'Bitişi yaklaşan ihaleler' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/ilan\//);
  await page.clock.resume();
  await expectNoOffer(page);
});

test('it does not open over a result: a visitor who has just signed up sees the confirmation', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('link', { name: 'Giriş yap' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab', { name: 'Üye ol' }).click();
  await dialog.getByLabel('E-posta').fill(newEmail());
  await dialog.getByLabel('Cep telefonu').fill('0532 123 45 67');
  await dialog.getByLabel('Şifre', { exact: true }).fill(PASSWORD);
  await dialog.getByLabel('Şifre (yeniden)').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Üye ol' }).click();
  await expect(toastOf(page, 'Kayıt Başarılı')).toBeVisible();
  await expectNoOffer(page);
});

test('it does not open for premium visitors', async ({ page }) => {
  await storeState(page, { isPremium: true, trialUsed: false, trialStartDate: inDays(-1) });
  await open(page, '/');
  await expectNoOffer(page);
});

test('for a signed-in member the server is asked first', async ({ page }) => {
  await signIn(page);
  await answerAccount(page, { get: { body: { isPremium: true, trialUsed: true, subscriptionEndDate: inDays(30) } } });
  await open(page, '/');
  await expectNoOffer(page);
  await expect(page.getByRole('button', { name: 'Premium üyeliğiniz' })).toBeVisible();
});

test.describe('a crawler', () => {
  test.use({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' });
  test('sees the page without a dialog', async ({ page }) => {
    await open(page, '/');
    await expectNoOffer(page);
  });
});
