import type { Page } from '@playwright/test';
import { expect, open, test } from '../support/open-page.ts';

const cards = (page: Page) => page.getByRole('list', { name: 'İhaleler' }).getByRole('article');

test('the second link of the page leads to the results, the third to the filters', async ({ page }) => {
  await open(page, '/search');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'İçeriğe geç' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Sonuçlara geç' })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(cards(page).first().getByRole('link')).toBeFocused();
  await expect(page).toHaveURL(/\/search$/);
  await page.reload();
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Filtrelere geç' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('complementary', { name: 'Filtreler' }).locator(':focus')).toHaveCount(1);
});

test('a card is one stop; arrows lead to its heart and back', async ({ page }) => {
  await open(page, '/search');
  await expect(page.getByRole('button', { name: 'Tümünü göster' }).first()).toBeVisible();
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

test('cards that were loaded later are one stop each as well', async ({ page }) => {
  await open(page, '/search');
  await page.getByRole('link', { name: 'Daha fazla göster' }).click();
  await expect(cards(page)).toHaveCount(48);
  await cards(page).nth(40).getByRole('link').focus();
  await page.keyboard.press('Tab');
  await expect(cards(page).nth(41).getByRole('link')).toBeFocused();
});

test('a list of choices is entered by one stop and moved in by arrows; the choice is made by the space bar', async ({
  page,
}) => {
  await open(page, '/search');
  const filters = page.getByRole('complementary', { name: 'Filtreler' });
  const provinces = filters.getByRole('group', { name: 'İl', exact: true });
  const boxes = provinces.getByRole('checkbox');
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
