import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from '../support/open-page.ts';
import { BOTH_WIDTHS } from '../support/widths.ts';

const cards = (page: Page) => page.getByRole('list', { name: 'İhaleler' }).getByRole('article');

/** What the bar of the time left covers: its length in per cent, and its height. */
const barOf = (time: Locator) => time.evaluate((element) => getComputedStyle(element).backgroundSize);

/** Makes the line of a running listing that of one that ended: the same tag with words alone, and no length. */
const endIt = (time: Locator) =>
  time.evaluate((element) => {
    element.removeAttribute('style');
    element.textContent = 'Satıldı · 12.11.2026';
  });

for (const colorScheme of ['light', 'dark'] as const)
  test(`a card without time left has no bar over its words, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await open(page, '/search?view=grid');
    const time = cards(page).first().locator('.listing-time');
    await expect.poll(() => barOf(time)).toMatch(/^\d.*% 3px$/);
    await expect.poll(() => barOf(time)).not.toBe('0% 3px');
    await endIt(time);
    await expect.poll(() => barOf(time)).toMatch(/^0(?:%|px) 3px$/);
    const { ink, ground } = await time.evaluate((element) => ({
      ink: getComputedStyle(element).color,
      ground: getComputedStyle(element).backgroundColor,
    }));
    expect(ground).toBe('rgba(0, 0, 0, 0)');
    expect(ink).not.toBe(await page.evaluate(() => getComputedStyle(document.body).backgroundColor));
  });

test('a card that may be among heirs is no higher than its neighbours', BOTH_WIDTHS, async ({ page }) => {
  await open(page, '/search?sulhMahkeme=1');
  const mark = 'Mirasçılar arasında olabilir';
  const [marked, other] = [cards(page).filter({ hasText: mark }), cards(page).filter({ hasNotText: mark })];
  await expect(marked.first()).toBeVisible();
  await expect(other.first()).toBeVisible();
  const boxes = await cards(page).evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect()));
  const rows = Map.groupBy(boxes, ({ top }) => Math.round(top));
  for (const row of rows.values()) expect(new Set(row.map(({ height }) => Math.round(height))).size).toBe(1);
  if ((page.viewportSize()?.width ?? 0) >= 640) return;
  // On phones each card is a row: its tags take one line, with the mark as without.
  const lineOf = (card: Locator) => card.locator('.listing-tags').evaluate(({ clientHeight }) => clientHeight);
  expect(await lineOf(marked.first())).toBe(await lineOf(other.first()));
});
