import type { Page } from '@playwright/test';
import { loadMore } from '../support/load-more.ts';
import { expect, open, reload, test } from '../support/open-page.ts';

const cards = (page: Page) => page.getByRole('list', { name: 'İhaleler' }).getByRole('article');

test('the second link of the page skips to the results, the third to the filters', async ({ page }) => {
  await open(page, '/search');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'İçeriğe geç' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Sonuçlara geç' })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(cards(page).first().getByRole('link')).toBeFocused();
  await expect(page).toHaveURL(/\/search$/);
  await reload(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Filtrelere geç' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('complementary', { name: 'Filtreler' }).locator(':focus')).toHaveCount(1);
});

test('a card is one tab stop; arrow keys lead to its heart and back', async ({ page }) => {
  await open(page, '/search');
  await expect(page.getByText('Daha çok filtre')).toBeVisible();
  await cards(page).first().getByRole('link').focus();
  await page.keyboard.press('ArrowRight');
  await expect(
    cards(page)
      .first()
      .getByRole('button', { name: /^İlanı kaydet/ }),
  ).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(cards(page).first().getByRole('link')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(cards(page).nth(1).getByRole('link')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(cards(page).first().getByRole('link')).toBeFocused();
});

test('cards loaded later are also one tab stop each', async ({ page }) => {
  await open(page, '/search');
  await loadMore(page);
  await expect(cards(page)).toHaveCount(48);
  await cards(page).nth(40).getByRole('link').focus();
  await page.keyboard.press('Tab');
  await expect(cards(page).nth(41).getByRole('link')).toBeFocused();
});

test('a list of choices is one tab stop; arrow keys move in it and the space bar chooses', async ({ page }) => {
  await open(page, '/search');
  const filters = page.getByRole('complementary', { name: 'Filtreler' });
  const provinces = filters.getByRole('group', { name: 'İl', exact: true });
  const boxes = provinces.getByRole('checkbox');
  await provinces.locator('summary').click();
  await expect(boxes.first()).toBeVisible();
  await provinces.getByRole('searchbox').focus();
  await page.keyboard.press('Tab');
  await expect(boxes.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(boxes.nth(1)).toBeFocused();
  const name = (await boxes.nth(1).getAttribute('value')) ?? '?';
  await page.keyboard.press('Space');
  await expect(page.getByRole('link', { name: `${name} filtresini kaldır` })).toBeVisible();
  await expect(filters.getByRole('checkbox', { name: new RegExp(`^${name}`) })).toBeFocused();
  await page.keyboard.press('End');
  await expect(provinces.getByRole('button', { name: /^Tümünü göster/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(provinces.locator(':focus')).toHaveCount(0);
});

test('a folded filter is one tab stop and its choices are another', async ({ page }) => {
  await open(page, '/search');
  const filters = page.getByRole('complementary', { name: 'Filtreler' });
  const fuels = filters.getByRole('group', { name: 'Yakıt' }).getByRole('checkbox');
  await expect(fuels.first()).toBeHidden();
  await filters.getByText('Daha çok filtre').click();
  await filters.locator('summary', { hasText: 'Yakıt' }).focus();
  await page.keyboard.press('Enter');
  await expect(fuels.first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(fuels.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(fuels.nth(1)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(filters.getByRole('group', { name: 'Yakıt' }).locator(':focus')).toHaveCount(0);
});

test('a folded filter shows how many values are active, and stays open when the last one is removed', async ({
  page,
}) => {
  await open(page, '/search?minArea=100');
  const heading = page.locator('summary', { hasText: 'Alan' });
  const least = page.getByRole('group', { name: 'Alan', exact: true }).getByRole('textbox', { name: 'En az' });
  await expect(heading).toHaveText(/Alan\s*1 seçili/);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await least.fill('');
  await least.press('Enter');
  await expect(page).not.toHaveURL(/minArea/);
  await expect(heading).toHaveText(/Alan\s*$/);
  await expect(least).toBeFocused();
});

test('a folded filter is unfolded when its link is followed', async ({ page }) => {
  await open(page, `/search?query=${encodeURIComponent('ankara 2015 ve üstü otomobil')}`);
  const heading = page.locator('summary', { hasText: 'Model yılı' });
  const least = page.getByRole('group', { name: 'Model yılı', exact: true }).getByRole('textbox', { name: 'En az' });
  await expect(least).toHaveValue('2015');
  await heading.click();
  await expect(least).toBeHidden();
  await page.getByRole('link', { name: '2015 ve üstü model kriterini değiştir' }).click();
  await expect(least).toBeFocused();
});

test('there are at most 40 tab stops before the first result', async ({ page }) => {
  await open(page, '/search');
  await expect(page.getByText('Daha çok filtre')).toBeVisible();
  const first = cards(page).first().getByRole('link');
  let stops = 0;
  do {
    await page.keyboard.press('Tab');
    stops += 1;
  } while (stops < 60 && !(await first.evaluate((link) => link === document.activeElement)));
  expect(stops).toBeLessThanOrEqual(40);
});
