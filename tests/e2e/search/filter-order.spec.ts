import { expect, open, test } from '../support/open-page.ts';

const SPECIFIED = ['category', 'subCategory', 'city', 'district', 'price', 'days', 'office', 'round'];

for (const viewport of [
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });
    test('the filters of the specification come first, in its order, within 900 px (spec §2)', async ({ page }) => {
      await open(page, '/search');
      const filters = page.locator('#filtreler [data-filter]');
      const names = await filters.evaluateAll((all) => all.map((one) => one.getAttribute('data-filter')));
      expect(names.slice(0, 10)).toEqual([...SPECIFIED, 'share', 'deposit']);
      const bottom = await filters.nth(7).evaluate((one) => one.getBoundingClientRect().bottom + window.scrollY);
      expect(bottom).toBeLessThanOrEqual(900);
      await expect(page.locator('[data-filter="phase"]')).toBeHidden();
    });
  });
}

for (const viewport of [
  { width: 375, height: 812 },
  { width: 390, height: 844 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });
    test('the eight filters fill the first screen of the sheet and start the second, and cards show the end', async ({
      page,
    }) => {
      await open(page, '/search');
      await expect(page.getByRole('article').first().locator('time')).toBeInViewport({ ratio: 1 });
      await page.getByRole('banner').getByRole('button', { name: 'Filtreleri aç' }).click();
      const filters = page.getByRole('dialog', { name: 'Filtreler' }).locator('[data-filter]');
      await expect(filters.nth(7)).toHaveAttribute('data-filter', 'round');
      const [first, last] = await Promise.all([filters.first().boundingBox(), filters.nth(7).boundingBox()]);
      expect((last?.y ?? 9999) + (last?.height ?? 0) - (first?.y ?? 0)).toBeLessThanOrEqual(900);
    });

    test('the header leads home and opens the filters (spec §2)', async ({ page }) => {
      await open(page, '/search');
      const header = page.getByRole('banner');
      await expect(header.getByRole('link', { name: 'Peyda, ana sayfa' })).toBeInViewport();
      await header.getByRole('button', { name: 'Filtreleri aç' }).click();
      await expect(page.getByRole('dialog', { name: 'Filtreler' })).toBeVisible();
    });
  });
}
