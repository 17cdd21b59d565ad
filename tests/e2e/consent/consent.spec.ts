import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectAccessibleInBothThemes, open, reload, test } from '../support/open-page.ts';
import { BOTH_WIDTHS } from '../support/widths.ts';

test.use({ storageChoice: 'none' });

const bar = (page: Page) => page.getByRole('region', { name: 'Çerez tercihleri' });
const answer = (page: Page, name: string) => bar(page).getByRole('button', { name });
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
/** Waits until the fonts are loaded and the page has been drawn with them. */
const drawn = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 2; frame += 1) await new Promise((done) => requestAnimationFrame(done));
  });
const themeButton = (page: Page) => page.getByRole('button', { name: /görünüm/ });

test('asks once, without blocking the page, in light and dark', BOTH_WIDTHS, async ({ page }) => {
  await open(page, '/sss');
  await expect(bar(page)).toBeVisible();
  await expectAccessibleInBothThemes(page);
  // The page stays usable underneath.
  await page.locator('details[name="sss"] summary').first().click();
  await expect(page.locator('details[name="sss"][open]')).toHaveCount(1);
  await expect(bar(page)).toBeVisible();
  await answer(page, 'Reddet').click();
  await expect(bar(page)).toBeHidden();
  const codes: string[] = [];
  page.on('request', (request) => codes.push(request.url()));
  await reload(page);
  await drawn(page);
  // A page that shows the question would have loaded its code during hydration.
  expect(codes.filter((url) => url.includes('consent-bar'))).toEqual([]);
  await expect(bar(page)).toHaveCount(0);
});

test('refusing is as easy as accepting', BOTH_WIDTHS, async ({ page }) => {
  await open(page, '/sss');
  const looks = await Promise.all(
    ['Reddet', 'Kabul et'].map((name) =>
      answer(page, name).evaluate((button) => {
        const { width, height } = button.getBoundingClientRect();
        const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(button);
        return { width: Math.round(width), height, color, backgroundColor, borderColor, fontSize, fontWeight };
      }),
    ),
  );
  expect(looks[0]).toEqual(looks[1]);
  expect(looks[0]?.height).toBeGreaterThanOrEqual(44);
});

test('before an answer a preference lasts only until the page is left', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '/sss');
  await themeButton(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await stored(page, 'theme')).toBeNull();
  await answer(page, 'Kabul et').click();
  expect(await stored(page, 'theme')).toBe('dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('the answer can be changed in the footer of every page, by keyboard too', async ({ page }) => {
  await open(page, '/terms');
  await answer(page, 'Kabul et').click();
  await themeButton(page).click();
  expect(await stored(page, 'theme')).not.toBeNull();
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Çerez tercihleri' });
  await link.press('Enter');
  await expect(bar(page)).toBeFocused();
  await expect(bar(page)).toContainText('Şu anki seçiminiz: tercihler de saklanıyor.');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(bar(page)).toBeHidden();
  await expect(link).toBeFocused();
  await link.press('Enter');
  // From the bar: first the policy, then “no”, then “yes”.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(answer(page, 'Reddet')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(bar(page)).toBeHidden();
  expect(await stored(page, 'theme')).toBeNull();
  await link.click();
  await expect(bar(page)).toContainText('Şu anki seçiminiz: yalnızca zorunlu kayıtlar.');
  await answer(page, 'Değiştirmeden kapat').click();
  await expect(bar(page)).toBeHidden();
});

test('the question moves nothing on the page and hides nothing permanently', BOTH_WIDTHS, async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // Layout shift entries have a value, which the DOM types lack.
        const { value } = entry as PerformanceEntry & { value: number };
        document.documentElement.dataset.shift = String(Number(document.documentElement.dataset.shift ?? 0) + value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const address of ['/login', '/fiyatlandirma']) {
    await open(page, address);
    await expect(bar(page)).toBeVisible();
    await drawn(page);
    const shift = await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0));
    expect(shift, address).toBeLessThan(0.01);
  }
  const last = page.getByRole('contentinfo').getByRole('link').last();
  await last.scrollIntoViewIfNeeded();
  await last.focus();
  const [lowest, highest] = await Promise.all([last.boundingBox(), bar(page).boundingBox()]);
  expect((lowest?.y ?? 0) + (lowest?.height ?? 0)).toBeLessThanOrEqual((highest?.y ?? 0) + 1);
});

test('the question fits 320 px and leaves room to read', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/yardim-merkezi');
  await expect(bar(page)).toBeVisible();
  await expectAccessible(page);
  expect((await bar(page).boundingBox())?.height).toBeLessThan(200);
});

test('an answer in one tab applies in the other', async ({ page, context }) => {
  await open(page, '/sss');
  const other = await context.newPage();
  await open(other, '/terms');
  await expect(bar(other)).toBeVisible();
  await answer(page, 'Reddet').click();
  await expect(bar(other)).toBeHidden();
});
