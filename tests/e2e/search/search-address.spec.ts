import type { Page } from '@playwright/test';
import { loadMore } from '../support/load-more.ts';
import { expect, open, reload, test } from '../support/open-page.ts';

const cards = (page: Page) => page.getByRole('list', { name: 'İhaleler' }).getByRole('article');

async function loadThreePages(page: Page, address: string): Promise<void> {
  await open(page, address);
  await loadMore(page);
  await expect(cards(page)).toHaveCount(48);
  await loadMore(page);
  await expect(cards(page)).toHaveCount(72);
  await expect(page).toHaveURL(/pages=3/);
}

test('a reload after loading more shows the same listings at the same position', async ({ page }) => {
  await open(page, '/');
  await loadThreePages(page, '/search');
  const names = await cards(page).getByRole('heading').allTextContents();
  const at = cards(page).nth(60);
  await at.scrollIntoViewIfNeeded();
  await expect(at).toBeInViewport();
  await reload(page);
  await expect(cards(page)).toHaveCount(72);
  expect(await cards(page).getByRole('heading').allTextContents()).toEqual(names);
  await expect(at).toBeInViewport();
  // Loading more is not a separate step in the history.
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});

test('more than the server renders is loaded by the browser, and another search begins at its first page', async ({
  page,
}) => {
  await open(page, '/search?pages=6');
  await expect(cards(page)).toHaveCount(144);
  await page.getByRole('combobox', { name: 'Sırala' }).selectOption('priceAsc');
  await expect(page).toHaveURL(/\/search\?sort=priceAsc$/);
  await expect(cards(page)).toHaveCount(24);
});

test('pages loaded while a listing was open are in the list’s address too', async ({ page }) => {
  await open(page, '/search');
  await cards(page).nth(23).getByRole('link').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('button', { name: 'Sonraki ilan' }).click();
  await expect(page.getByRole('dialog').getByText(/25\. ilan/)).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/search\?pages=2$/);
  await expect(cards(page)).toHaveCount(48);
});

test('a search is shared unchanged, starting from its first page', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await open(page, '/search?query=ankara+daire&maxPrice=3000000&pages=2');
  await page.getByRole('button', { name: 'Paylaş' }).click();
  await expect(page.getByRole('button', { name: 'Bağlantı kopyalandı' })).toBeVisible();
  const copied = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(copied.pathname).toBe('/search');
  expect(Object.fromEntries(copied.searchParams)).toEqual({ query: 'ankara daire', maxPrice: '3000000' });
});
