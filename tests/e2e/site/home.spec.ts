import { expect, expectAccessible, open, test } from '../support/open-page.ts';
import { BOTH_WIDTHS } from '../support/widths.ts';

test('home leads to the search in every way it offers', async ({ page }) => {
  await open(page, '/');
  await expect(page).toHaveTitle(/\| Peyda$/);
  await expect(page.getByText('Örnek veri.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Bitişi yaklaşan ihaleler' }).getByRole('article')).toHaveCount(6);
  const box = page.getByRole('combobox', { name: /İl, ilçe/ });
  await box.fill('daire');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/search\?query=daire/);
});

test('home says why, in three cards, and that it only informs (spec §1, §2)', async ({ page }) => {
  await open(page, '/');
  await expect(page.getByRole('region', { name: 'Neden Peyda?' }).getByRole('listitem')).toHaveCount(3);
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('Peyda bilgilendirme amaçlıdır; ihale sürecinin bir parçası değildir.');
});

test('the example searches return results', async ({ page }) => {
  for (const name of ['Çankaya daire', 'İzmir zeytinlik', 'traktör', 'Antalya arsa']) {
    await open(page, '/');
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(/query=/);
    await expect(page.getByRole('list', { name: 'İhaleler' }).getByRole('article').first()).toBeVisible();
  }
});

test('provinces are reached from the list', async ({ page }) => {
  await open(page, '/');
  await page
    .getByRole('region', { name: 'İllere göre ihaleler' })
    .getByRole('link', { name: /^İstanbul/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/icra\/istanbul$/);
  await expect(page.getByRole('heading', { level: 1, name: 'İstanbul icra ihaleleri' })).toBeVisible();
});

test('the theme follows the system and can be changed permanently', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: /görünüm/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('the first tab stop skips to the content', async ({ page }) => {
  await open(page, '/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'İçeriğe geç' })).toBeFocused();
});

test.describe('an unknown address', () => {
  test.use({ allowedErrors: [/status of 404/] });
  test('gets the English 404 page and that status', async ({ page }) => {
    const answer = await page.goto('/yok-boyle-bir-sayfa');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    await expect(page.getByRole('main')).toHaveAttribute('lang', 'en');
    await page.goto('/iller');
    await page.getByRole('navigation', { name: 'Near addresses' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/icra$/);
    const listing = await page.goto('/ilan/999999999');
    expect(listing?.status()).toBe(404);
  });
});

test(
  'home shows what opens and ends today, recent sale prices, and how fresh the data is',
  BOTH_WIDTHS,
  async ({ page }) => {
    const { openCount, today, results } = await (await page.request.get('/api/summary')).json();
    await open(page, '/');
    const main = page.getByRole('main');
    const figure = (label: string) => main.locator('dl > div', { hasText: label }).locator('dd');
    await expect(figure('açık ihale')).toHaveText(openCount.toLocaleString('tr-TR'));
    await expect(figure('bugün bitiyor')).toHaveCount(today.ending > 0 ? 1 : 0);
    await expect(figure('bugün teklife açılıyor')).toHaveCount(today.opening > 0 ? 1 : 0);
    await expect(figure('son doğrulama')).toBeVisible();
    const sold = page.getByRole('region', { name: 'Son satılanlar' }).getByRole('listitem');
    await expect(sold).toHaveCount(results.length);
    await expectAccessible(page);
  },
);
