import type { Page } from '@playwright/test';
import { expect, expectAccessible, open, test } from '../support/open-page.ts';
import { BOTH_WIDTHS } from '../support/widths.ts';

const filterChip = (page: Page, label: string) => page.getByRole('link', { name: `${label} filtresini kaldır` });
const live = (page: Page) => page.locator('[aria-live="polite"]').filter({ has: page.locator('h1') });
const box = (page: Page) => page.getByRole('combobox', { name: /İl, ilçe/ });

for (const way of ['keyboard', 'pointer'] as const) {
  const follow = async (page: Page, name: string) => {
    const link = page.getByRole('link', { name });
    if (way === 'pointer') return link.click();
    await link.focus();
    await page.keyboard.press('Enter');
  };

  test(
    `removing a filter by ${way} focuses the next chip, then the previous one, finally the search`,
    // A phone has no keyboard.
    way === 'pointer' ? BOTH_WIDTHS : {},
    async ({ page, isMobile }) => {
      await open(page, '/search?city=Ankara,Bursa&category=1&secondRound=1');
      await follow(page, 'Ankara filtresini kaldır');
      await expect(filterChip(page, 'Bursa')).toBeFocused();
      await expect(live(page)).toContainText('Ankara filtresi kaldırıldı.');
      await expect(live(page)).toContainText(/\d+ ihale/);
      await follow(page, '2. ihale filtresini kaldır');
      await expect(filterChip(page, 'Bursa')).toBeFocused();
      await expect(live(page)).toContainText('2. ihale filtresi kaldırıldı.');
      await follow(page, 'Bursa filtresini kaldır');
      await expect(filterChip(page, 'Gayrimenkul')).toBeFocused();
      await follow(page, 'Gayrimenkul filtresini kaldır');
      await expect(page).toHaveURL(/\/search$/);
      // Not in the search box on a phone, whose keyboard would cover the results.
      await expect(isMobile ? page.getByRole('heading', { level: 1 }) : box(page)).toBeFocused();
      await expectAccessible(page);
    },
  );

  test(`removing an understood part by ${way} focuses a remaining one, wherever it is now`, async ({ page }) => {
    await open(page, `/search?${new URLSearchParams({ query: 'ankara daire 20 milyon altı' })}`);
    await follow(page, 'Daire kriterini kaldır');
    await expect(filterChip(page, 'en çok ₺20.000.000')).toBeFocused();
    await expect(live(page)).toContainText('Daire kriteri kaldırıldı.');
    await page.goBack();
    await expect(live(page)).not.toContainText('kaldırıldı');
  });
}

test('clearing all filters focuses the search', BOTH_WIDTHS, async ({ page, isMobile }) => {
  await open(page, '/search?city=Ankara&category=1');
  await page.getByRole('link', { name: 'Temizle', exact: true }).press('Enter');
  await expect(isMobile ? page.getByRole('heading', { level: 1 }) : box(page)).toBeFocused();
  await expect(live(page)).toContainText('Tüm filtreler kaldırıldı.');
});
