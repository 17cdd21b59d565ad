import { expect, open, test } from '../support/open-page.ts';

test('a place leads from the province to a district and a kind, and a listing opens over the list', async ({
  page,
}) => {
  await open(page, '/icra/istanbul');
  await expect(page.getByRole('heading', { level: 1, name: 'İstanbul icra ihaleleri' })).toBeVisible();
  await expect(page.getByText(/^İstanbul’da [\d.]+ icra ihalesi var: /)).toBeVisible();
  await page.getByRole('navigation', { name: 'Türe göre' }).getByRole('link', { name: /^Araç/ }).click();
  await expect(page).toHaveURL(/\/icra\/istanbul\/araclar$/);
  await expect(page).toHaveTitle('İstanbul’da icradan satılık araçlar | Peyda');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/icra\/istanbul\/araclar$/);
  await page.getByRole('region', { name: 'İstanbul’un ilçeleri' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/icra\/istanbul\/[a-z]+\/araclar$/);
  const district = page.url();
  await page.getByRole('list', { name: 'Bitişi en yakın ihaleler' }).getByRole('link').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(/\/ilan\/\d+$/);
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(district);
});

test('the whole list of a place opens in the search', async ({ page }) => {
  await open(page, '/icra/ankara/gayrimenkul');
  await page.getByRole('link', { name: /ihalenin tümü|Aramada filtreleyin/ }).click();
  await expect(page).toHaveURL(/\/search\?category=1&city=Ankara$/);
  await expect(page.getByRole('link', { name: 'Ankara filtresini kaldır' })).toBeVisible();
});

test('a place without auctions says so, offers an alert and nearby places, and is hidden from search engines', async ({
  page,
}) => {
  await page.route('**/api/landing?*', async (route) => {
    const answer = await route.fetch();
    const nothing = { total: 0, secondRoundCount: 0, price: null, firstEnd: null, subCategories: [], properties: [] };
    await route.fulfill({ response: answer, json: { ...(await answer.json()), ...nothing } });
  });
  await open(page, '/icra');
  await page
    .getByRole('region', { name: 'İllere göre ihaleler' })
    .getByRole('link', { name: /^Ankara/ })
    .click();
  await expect(page.getByText('Ankara’da şu anda icra ihalesi yok.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Komşu iller' }).getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Türkiye’de ne var?' })).toHaveAttribute('href', '/icra');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await page.getByRole('link', { name: 'Uyarı kurun', exact: true }).click();
  await expect(page).toHaveURL(/\/search\?city=Ankara$/);
});
