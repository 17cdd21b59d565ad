import type { Page } from '@playwright/test';
import { expect, expectAccessible, open, test } from '../support/open-page.ts';
import { PHONE_ONLY } from '../support/widths.ts';

const list = (page: Page) => page.getByRole('list', { name: 'İhaleler' });

test('a phone shows the first price without scrolling, and five results per screen', PHONE_ONLY, async ({ page }) => {
  const items = list(page).getByRole('listitem');
  const expectFive = async () => {
    const bar = await page.locator('[data-bottom-bar]').boundingBox();
    const fifth = await items.nth(4).boundingBox();
    expect((fifth?.y ?? 9999) + (fifth?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  };
  // Vehicles have the longest names.
  await open(page, '/search?category=2');
  await expectFive();
  await open(page, '/search');
  const price = await items.first().getByText('₺').first().boundingBox();
  expect((price?.y ?? 9999) + (price?.height ?? 0)).toBeLessThan(320);
  await expectFive();
  await page.getByRole('button', { name: 'Büyük resim' }).click();
  await expect(page).toHaveURL(/view=large/);
  const large = await items.first().boundingBox();
  expect(large?.height).toBeGreaterThan(250);
  await page.getByRole('button', { name: 'Büyük resim' }).click();
  await expect(page).toHaveURL(/view=grid/);
  await expectAccessible(page);
});

test('a table is sorted from its headings by keyboard, and its columns and view are remembered', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('storage_choice', `all ${new Date().toISOString().slice(0, 10)}`),
  );
  await open(page, '/search');
  const first = await list(page).getByRole('article').first().boundingBox();
  expect((first?.y ?? 0) + (first?.height ?? 9999)).toBeLessThanOrEqual(800);
  await page.getByRole('button', { name: 'Tablo' }).click();
  const table = page.getByRole('table', { name: 'İhaleler' });
  await expect(table).toBeVisible();
  await page.getByRole('button', { name: 'Muhammen bedel' }).press('Enter');
  await expect(page).toHaveURL(/view=table.*sort=priceAsc|sort=priceAsc.*view=table/);
  await expect(table.getByRole('columnheader', { name: 'Muhammen bedel' })).toHaveAttribute('aria-sort', 'ascending');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sütunları seç' }).click();
  await page.getByRole('checkbox', { name: 'Satışı yapan' }).check();
  await open(page, '/search');
  await expect(table.getByRole('columnheader', { name: 'Satışı yapan' })).toBeVisible();
});

test('a table with all its columns scrolls in its frame, and the page is no wider than the window', async ({
  page,
}) => {
  for (const width of [1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/search?view=table');
    await expect(page.getByRole('table', { name: 'İhaleler' })).toBeVisible();
    const widthOf = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await widthOf()).toBe(width);
    await page.getByRole('button', { name: 'Sütunları seç' }).click();
    for (const column of await page.getByRole('group', { name: 'Gösterilen sütunlar' }).getByRole('checkbox').all())
      await column.check();
    await expect(page.getByRole('columnheader', { name: 'İhale no' })).toBeAttached();
    expect(await widthOf()).toBe(width);
  }
  await expectAccessible(page);
});

test('a row opens in a new tab like any link', async ({ page, context }) => {
  await open(page, '/search?view=table');
  // The link of a row covers all its cells, so a click on the cell itself would hit the link instead.
  const row = page.getByRole('table', { name: 'İhaleler' }).getByRole('row').nth(1);
  for (const how of [{ button: 'middle' as const }, { modifiers: ['ControlOrMeta' as const] }]) {
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      row
        .getByRole('cell')
        .nth(1)
        .click({ ...how, force: true }),
    ]);
    await expect(opened).toHaveURL(/\/ilan\/\d+$/);
    await opened.close();
  }
  await expect(page).toHaveURL(/\/search/);
});

test('a printed table has its headings, including those that sort it', async ({ page }) => {
  await open(page, '/search?view=table');
  await expect(page.getByRole('button', { name: 'Muhammen bedel' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Muhammen bedel' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Yazdır / PDF' })).toBeHidden();
});

test('a printed listing has no header, and folded text is printed in full', async ({ page }) => {
  await open(page, '/search');
  await list(page).getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Katılım özeti' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Katılım özeti' })).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Kapat' })).toBeHidden();
});

test('printing a result loads at most what is worth printing, and the print says how much that is', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'true');
  });
  await open(page, '/search');
  const heading = page.getByRole('heading', { level: 1 });
  const total = Number((await heading.innerText()).replace(/\D/gu, ''));
  expect(total).toBeGreaterThan(120);
  await page.getByRole('button', { name: 'Yazdır / PDF' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'true');
  await expect(list(page).getByRole('listitem')).toHaveCount(120);
  await expect(heading).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(heading).toBeHidden();
  await expect(page.getByText(`${total} ihaleden ilk 120'si`)).toBeVisible();
});

test('the first results are visible on a phone in landscape', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await open(page, '/search');
  const price = page.getByRole('list', { name: 'İhaleler' }).getByRole('listitem').first().getByText('₺').first();
  const bar = page.locator('[data-bottom-bar=slim]');
  const [shown, edge] = [await price.boundingBox(), await bar.boundingBox()];
  expect(shown && shown.y + shown.height, 'pixels from the top').toBeLessThan(edge?.y ?? 0);
});
