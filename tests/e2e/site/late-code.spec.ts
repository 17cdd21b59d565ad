import type { Page } from '@playwright/test';
import { listingOf } from '../support/listing-answers.ts';
import { expect, open, test } from '../support/open-page.ts';
import { BOTH_WIDTHS } from '../support/widths.ts';

/** Holds back some of the page's code until the returned function is called. */
async function holdBack(page: Page, code: string): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(`**/assets/${code}-*.js`, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}

/** Opens a page of which some part does not respond to clicks yet. */
async function openWithout(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('html[data-hydrated]').waitFor();
}

test('a header button pressed before its code has loaded opens afterwards', BOTH_WIDTHS, async ({ page }) => {
  const letCome = await holdBack(page, 'late-gates');
  await open(page, '/');
  await page.getByRole('link', { name: 'Giriş yap' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  letCome();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'E-posta' })).toBeVisible();
});

test.describe('when that code cannot be loaded at first', () => {
  test.use({ allowedErrors: [/Failed to load resource|ERR_/] });
  test('it is retried, and the requested part opens', async ({ page }) => {
    await page.route('**/assets/late-gates-*.js', (route) => route.abort(), { times: 1 });
    await open(page, '/search');
    await page.getByRole('link', { name: 'Yardım' }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

test('pictures requested before the code has loaded open full-screen afterwards', BOTH_WIDTHS, async ({ page }) => {
  const letCome = await holdBack(page, 'gallery-full-view');
  await open(page, `/ilan/${await listingOf(page, 'category=1&subCategory=Daire')}`);
  await page.getByRole('button', { name: 'Görselleri tam ekranda göster' }).click();
  letCome();
  await expect(page.getByRole('dialog', { name: 'Görseller' })).toBeVisible();
});

test(
  'a button below the first screen pressed before its code has loaded works afterwards',
  BOTH_WIDTHS,
  async ({ page }) => {
    const letCome = await holdBack(page, 'all-late-sections');
    await openWithout(page, `/ilan/${await listingOf(page, 'category=1&subCategory=Daire')}`);
    const calculator = page.getByRole('button', { name: 'Teklif hesabını aç' });
    await calculator.click();
    await expect(calculator).toBeEnabled();
    letCome();
    await expect(calculator).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Teklif hesabı' })).toBeVisible();
  },
);

test('a heart on home pressed before its code has loaded asks to log in afterwards', async ({ page }) => {
  const letCome = await holdBack(page, 'all-below-hero');
  await openWithout(page, '/');
  await page
    .getByRole('button', { name: /^İlanı kaydet/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  letCome();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'E-posta' })).toBeVisible();
});

test('an explanation requested before its code has loaded opens afterwards, and is closed by its button', async ({
  page,
}) => {
  const letCome = await holdBack(page, 'explanation-bubble');
  await open(page, `/ilan/${await listingOf(page, 'category=1&subCategory=Daire')}`);
  const term = page.locator('button[aria-haspopup="dialog"][aria-expanded="false"]', { hasText: 'Muhammen bedel' });
  await term.first().click();
  letCome();
  await expect(page.locator('[data-radix-popper-content-wrapper]')).toBeVisible();
  const opened = page.locator('button[aria-haspopup="dialog"][aria-expanded="true"]');
  await opened.click();
  await expect(page.locator('[data-radix-popper-content-wrapper]')).toHaveCount(0);
});

test.describe('an unknown address', () => {
  test.use({ allowedErrors: [/404 \(Not Found\)/] });
  test('shows the 404 heading before its code has loaded', async ({ page }) => {
    const letCome = await holdBack(page, 'not-found-page');
    await open(page, '/yardimm');
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    letCome();
    await expect(page.getByRole('link', { name: 'Yardım merkezi' }).first()).toBeVisible();
  });
});

test(
  'a phone does not render the filters beside the results until the window becomes wide',
  BOTH_WIDTHS,
  async ({ page, isMobile }) => {
    await open(page, '/search');
    const made = () => page.evaluate(() => document.querySelectorAll('#filtreler [data-filter]').length);
    if (!isMobile) return expect(await made()).toBeGreaterThan(8);
    expect(await made()).toBe(0);
    expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(1000);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect.poll(made).toBeGreaterThan(8);
  },
);
