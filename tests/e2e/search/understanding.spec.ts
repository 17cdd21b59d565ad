import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectAccessibleInBothThemes, open, test } from '../support/open-page.ts';
import { BOTH_WIDTHS } from '../support/widths.ts';

const cards = (page: Page) => page.getByRole('list', { name: 'İhaleler' }).getByRole('article');
const totalOf = async (page: Page) =>
  Number(((await page.getByRole('heading', { level: 1 }).textContent()) ?? '').replace(/\D/g, ''));
const understood = (page: Page) => page.getByRole('list', { name: 'Şöyle anladık:' });
const box = (page: Page) => page.getByRole('combobox', { name: /İl, ilçe/ });
const options = (page: Page) => page.getByRole('listbox', { name: 'Öneriler' }).getByRole('option');
const search = (query: string) => `/search?${new URLSearchParams({ query })}`;

test('a sentence is shown as it was understood, and each part can be removed', async ({ page }) => {
  await open(page, '/search');
  const all = await totalOf(page);
  await box(page).fill("Ankara'da daire 20 milyon altı");
  await box(page).press('Enter');
  await expect(understood(page).getByRole('listitem')).toHaveText(['Ankara', 'Daire', 'en çok ₺20.000.000']);
  await expect.poll(() => totalOf(page)).toBeLessThan(all);
  await page.getByRole('link', { name: 'Daire kriterini kaldır' }).click();
  await expect(page).toHaveURL(/city=Ankara/);
  await expect(page).not.toHaveURL(/subCategory|category|query/);
  await expect(page.getByRole('link', { name: 'Ankara filtresini kaldır' })).toBeVisible();
  await page.goBack();
  await expect(understood(page).getByRole('listitem')).toHaveCount(3);
});

test(
  'a part is changed in the filters, and the filter has priority over the query',
  BOTH_WIDTHS,
  async ({ page, isMobile }) => {
    await open(page, search('ankara daire 20 milyon altı'));
    await page.getByRole('link', { name: 'en çok ₺20.000.000 kriterini değiştir' }).click();
    if (isMobile) await expect(page.getByRole('dialog', { name: 'Filtreler' })).toBeVisible();
    const price = page.locator('[data-filter="price"]:visible');
    await expect(price.locator(':focus')).toHaveCount(1);
    const most = price.getByRole('textbox', { name: 'En çok' });
    await expect(most).toHaveValue(/20\.?000\.?000/);
    await most.fill('30000000');
    await most.press('Enter');
    await expect(page).toHaveURL(/query=ankara/);
    await expect(page).toHaveURL(/maxPrice=30000000/);
    if (isMobile) await page.getByRole('button', { name: /ihaleyi göster$/ }).click();
    await expect(page.getByRole('link', { name: 'en çok ₺30.000.000 filtresini kaldır' })).toBeVisible();
    await expect(understood(page).getByRole('listitem')).toHaveText(['Ankara', 'Daire']);
  },
);

test('an ambiguous place is asked about, and both provinces are searched until it is answered', async ({ page }) => {
  await open(page, search('ereğli tarla'));
  await expect(page.getByText('Ereğli: Konya mı, Zonguldak mı?')).toBeVisible();
  await expect(understood(page)).toContainText('Ereğli (Konya, Zonguldak)');
  await page.getByRole('link', { name: 'Yalnız Ereğli, Konya' }).click();
  await expect(page).toHaveURL(/city=Konya/);
  await expect(page).toHaveURL(/query=/);
  await expect(page.getByText('Ereğli: Konya mı, Zonguldak mı?')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Konya filtresini kaldır' })).toBeVisible();
});

test('if nothing matches everything, one condition is dropped and named', async ({ page }) => {
  await open(page, search('ankara daire 1000 lira altı'));
  const status = page.getByRole('status').filter({ hasText: 'yok' });
  await expect(status).toContainText(/^₺1\.000 altında yok, fiyat sınırı olmadan \d+ ihale\./);
  await expect(page.getByRole('link', { name: /en çok ₺1\.000 kriterini değiştir, sonuç olmadığı/ })).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
  const relaxed = await totalOf(page);
  await page.getByRole('link', { name: 'Bu kriter olmadan devam et' }).click();
  await expect(page).toHaveURL(/city=Ankara/);
  await expect(page).not.toHaveURL(/maxPrice/);
  await expect.poll(() => totalOf(page)).toBe(relaxed);
  await expect(page.getByText('fiyat sınırı olmadan')).toHaveCount(0);
});

test('one click searches for the exact words, and another one returns', async ({ page }) => {
  await open(page, search('ankara daire'));
  const meant = await totalOf(page);
  await page.getByRole('link', { name: 'Harfi harfine ara' }).click();
  await expect(page).toHaveURL(/literal=1/);
  await expect(page.getByText('Kelimeler yazıldığı gibi arandı.')).toBeVisible();
  await expect(understood(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Anlayarak ara' }).click();
  await expect(page).not.toHaveURL(/literal/);
  await expect(understood(page).getByRole('listitem')).toHaveText(['Ankara', 'Daire']);
  await expect.poll(() => totalOf(page)).toBe(meant);
});

test('suggestions say what choosing them does and close after the box is left', async ({ page }) => {
  await open(page, '/search');
  await box(page).pressSequentially('anka');
  const first = options(page).first();
  await expect(first).toContainText('Ankara’daki ihaleleri göster');
  await expect(first).toContainText(/\d+ ihale/);
  await box(page).blur();
  await expect(options(page)).toHaveCount(0);
  await box(page).fill('');
  await box(page).pressSequentially('zeytin');
  await expect(options(page).first()).toContainText('Zeytinlik ihalelerini göster');
  await options(page).first().click();
  await expect(page).toHaveURL(/query=Zeytinlik/);
  await expect(understood(page).getByRole('listitem')).toHaveText(['Zeytinlik']);
});

test('recent searches stay on the device, are chosen by keyboard and can be deleted', async ({ page }) => {
  await open(page, '/search');
  await box(page).fill('ankara daire');
  await box(page).press('Enter');
  await expect(page).toHaveURL(/query=ankara/);
  expect(await page.evaluate(() => localStorage.getItem('recent_searches'))).toBe('["ankara daire"]');
  await open(page, '/');
  await box(page).focus();
  await expect(options(page)).toHaveText([/ankara daire/, /Son aramaları sil/]);
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/search\?query=ankara/);
  await open(page, '/search');
  await box(page).focus();
  await options(page).filter({ hasText: 'Son aramaları sil' }).click();
  await expect(options(page)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('recent_searches'))).toBeNull();
});

test('the understood parts are accessible in light and dark', BOTH_WIDTHS, async ({ page }) => {
  await open(page, search('ereğli 500 m2 üstü kamyon 900 bin lira altı'));
  await expect(page.getByText('“en az 500 m²” ilanlarda ayrı bir alan değil')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  for (const link of await page.getByRole('region', { name: 'Arama nasıl anlaşıldı' }).getByRole('link').all()) {
    const size = await link.boundingBox();
    expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(24);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect(await page.evaluate(overflow)).toBe(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('parts are removed and turned into filters by links', async ({ page }) => {
    await page.goto(search('ankara daire 20 milyon altı'));
    await expect(understood(page).getByRole('listitem')).toHaveText(['Ankara', 'Daire', 'en çok ₺20.000.000']);
    await page.getByRole('link', { name: 'Ankara kriterini değiştir' }).click();
    await expect(page).toHaveURL(/city=Ankara/);
    await expect(page).toHaveURL(/maxPrice=20000000/);
    await page.goBack();
    await page.getByRole('link', { name: 'Ankara kriterini kaldır' }).click();
    await expect(page).not.toHaveURL(/city/);
    await expect(page).toHaveURL(/subCategory=Daire/);
    await expect(cards(page).first()).toBeVisible();
  });
});
