import { expect, expectAccessible, open, test } from '../support/open-page.ts';
import { BOTH_WIDTHS } from '../support/widths.ts';

const PAGES = [
  '/',
  '/search',
  '/search?city=Ankara,İzmir&secondRound=1&query=daire',
  '/search?query=zzzzqqqq',
  '/search?minPrice=abc',
  '/yok-boyle-bir-sayfa',
];

test.use({ allowedErrors: [/status of 40[04]/] });

for (const scheme of ['light', 'dark'] as const) {
  for (const address of PAGES) {
    test(`${address} is accessible in ${scheme}`, BOTH_WIDTHS, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme });
      await open(page, address);
      await expect(page.locator('html')).toHaveAttribute('data-theme', scheme);
      await expect(page.locator('h1')).toHaveCount(1);
      await expectAccessible(page);
    });
  }
}

test('nothing scrolls sideways at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const address of PAGES) {
    await open(page, address);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, address).toBe(0);
  }
});

test('a listing is accessible', async ({ page }) => {
  await open(page, '/search');
  await page.getByRole('list', { name: 'İhaleler' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/ilan\/\d+/);
  await expect(page.getByRole('heading', { name: 'İlan bilgileri' })).toBeVisible();
  await expectAccessible(page);
});
