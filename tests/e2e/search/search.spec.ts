import type { Locator, Page } from '@playwright/test';
import { loadMore } from '../support/load-more.ts';
import { expect, expectAccessible, open, test } from '../support/open-page.ts';
import { BOTH_WIDTHS } from '../support/widths.ts';

const cards = (page: Page) => page.getByRole('list', { name: 'İhaleler' }).getByRole('article');
const totalOf = async (page: Page) =>
  Number(((await page.getByRole('heading', { level: 1 }).textContent()) ?? '').replace(/\D/g, ''));

const suggestions = (page: Page) => page.getByRole('listbox', { name: 'Öneriler' }).getByRole('option');

/** The filters: next to the results, or on a phone in a sheet that must be opened. */
async function openFilters(page: Page, isMobile: boolean): Promise<Locator> {
  if (!isMobile) return page.getByRole('complementary', { name: 'Filtreler' });
  await page.getByRole('button', { name: /^Filtrele( |$)/ }).click();
  return page.getByRole('dialog', { name: 'Filtreler' });
}

test(
  'filters stand in the address, narrow the result and are undone by back',
  BOTH_WIDTHS,
  async ({ page, isMobile }) => {
    await open(page, '/search');
    const all = await totalOf(page);
    expect(all).toBeGreaterThan(100);
    const filters = await openFilters(page, isMobile);
    await filters.locator('[data-filter="city"] summary').click();
    await filters.getByLabel('İl listesinde ara').fill('istan');
    await filters.getByRole('checkbox', { name: /^İstanbul/ }).check();
    await expect(page).toHaveURL(/city=%C4%B0stanbul/);
    await filters.getByRole('combobox', { name: 'İlçe' }).selectOption({ index: 1 });
    await expect(page).toHaveURL(/district=/);
    if (isMobile) await page.getByRole('button', { name: /ihaleyi göster$/ }).click();
    await expect(page.getByRole('link', { name: 'İstanbul filtresini kaldır' })).toBeVisible();
    await expect.poll(() => totalOf(page)).toBeGreaterThan(0);
    expect(await totalOf(page)).toBeLessThan(all);
    // “Back” undoes all changes of the sheet at once; next to the results, one filter at a time.
    if (!isMobile) {
      await page.goBack();
      await expect(page).not.toHaveURL(/district=/);
    }
    await page.goBack();
    await expect(page).toHaveURL(/\/search$/);
    await expect.poll(() => totalOf(page)).toBe(all);
  },
);

test('load more appends and hands the keyboard to the first new card', async ({ page }) => {
  await open(page, '/search');
  await expect(cards(page)).toHaveCount(24);
  const first = await cards(page).first().textContent();
  await loadMore(page);
  await expect(cards(page)).toHaveCount(48);
  expect(await cards(page).first().textContent()).toBe(first);
  await expect(cards(page).nth(24).getByRole('link')).toBeFocused();
  await expect(cards(page).nth(24)).toBeInViewport();
});

test('Back from a listing returns to the same position in an extended list', BOTH_WIDTHS, async ({ page }) => {
  await open(page, '/search');
  await loadMore(page);
  await expect(cards(page)).toHaveCount(48);
  const link = cards(page).nth(30).getByRole('link');
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await expect(page).toHaveURL(/\/ilan\/\d+/);
  await page.goBack();
  await expect(cards(page)).toHaveCount(48);
  await expect(cards(page).nth(30)).toBeInViewport();
});

test('the sort stands in the address and orders the cards', async ({ page }) => {
  await open(page, '/search');
  await page.getByRole('combobox', { name: 'Sırala' }).selectOption('priceAsc');
  await expect(page).toHaveURL(/sort=priceAsc/);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const texts = await cards(page).getByRole('paragraph').filter({ hasText: /^₺/ }).allTextContents();
  const prices = texts.map((text) => Number(/[\d.]+/.exec(text)?.[0].replaceAll('.', '')));
  expect(prices.length).toBeGreaterThan(10);
  expect(prices).toEqual([...prices].sort((a, b) => a - b));
});

for (const bound of ['minPrice=2000000', 'maxPrice=0'])
  test(`the thumbs of the price slider are side by side for ${bound}`, BOTH_WIDTHS, async ({ page, isMobile }) => {
    await open(page, `/search?${bound}`);
    const filters = await openFilters(page, isMobile);
    const least = await filters.getByRole('slider', { name: 'En düşük bedel' }).boundingBox();
    const most = await filters.getByRole('slider', { name: 'En yüksek bedel' }).boundingBox();
    expect((most?.x ?? 0) - (least?.x ?? 0)).toBeGreaterThanOrEqual(24);
    await expectAccessible(page);
  });

test('suggestions come from two characters on and are chosen by keyboard', async ({ page }) => {
  const asked: (string | null)[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/api/properties/suggestions') asked.push(url.searchParams.get('query'));
  });
  await page.clock.install();
  await open(page, '/search');
  const box = page.getByRole('combobox', { name: 'İl, ilçe, tür, dosya no ya da mahkeme ara' });
  await box.pressSequentially('i');
  // Longer than the debounce of typed letters.
  await page.clock.runFor(2000);
  await expect(suggestions(page)).toHaveCount(0);
  await box.fill('');
  await box.pressSequentially('istan');
  await expect(suggestions(page).first()).toContainText('İstanbul');
  expect(asked.filter((query) => (query ?? '').length < 2)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await expect(box).toHaveAttribute('aria-activedescendant', /.+/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/query=%C4%B0stanbul/);
  await expect(suggestions(page)).toHaveCount(0);
  await box.pressSequentially('x');
  await page.keyboard.press('Escape');
  await expect(suggestions(page)).toHaveCount(0);
});

test('nothing found says so and offers a way on', async ({ page }) => {
  await open(page, '/search?query=zzzzqqqq&city=Ankara');
  await expect(page.getByText('Arama kriterlerinize uygun ihale bulunamadı.')).toBeVisible();
  await page.getByRole('link', { name: 'Tüm ihaleleri göster' }).click();
  await expect(cards(page)).toHaveCount(24);
});

test.describe('an invalid search', () => {
  test.use({ allowedErrors: [/status of 400/] });
  test('is refused with its fields named in Turkish', async ({ page }) => {
    const answer = await page.goto('/search?minPrice=5&maxPrice=2');
    expect(answer?.status()).toBe(400);
    await expect(page.getByRole('alert')).toContainText('En düşük bedel, en yüksek bedel değerinden büyük olamaz.');
  });
});

test.describe('when the server is unreachable', () => {
  test.use({ allowedErrors: [/Failed to load resource/] });
  test('the page says so, keeps what it has and can try again', async ({ page }) => {
    await open(page, '/search');
    await page.route('**/api/properties/search*', (route) => route.abort());
    await page.getByRole('button', { name: '2. ihale' }).click();
    await expect(page.getByText('Bağlantı Hatası')).toBeVisible();
    await expect(page.getByText('Lütfen internet bağlantınızı kontrol edin')).toBeVisible();
    await page.unroute('**/api/properties/search*');
    await page.getByRole('button', { name: 'Yeniden dene' }).click();
    await expect(cards(page).first()).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('searching, paging and opening a listing still work', async ({ page }) => {
    // Listings below the first screens are links without a card.
    const listings = page.getByRole('list', { name: 'İhaleler' }).getByRole('link');
    await page.goto('/search');
    await expect(listings).toHaveCount(24);
    await loadMore(page);
    await expect(page).toHaveURL(/page=2/);
    await expect(listings).toHaveCount(24);
    await page.getByRole('combobox', { name: /İl, ilçe/ }).fill('İstanbul');
    await page.getByRole('button', { name: 'Ara', exact: true }).click();
    await expect(page).toHaveURL(/query=/);
    await expect(cards(page).first()).toBeVisible();
  });
});
