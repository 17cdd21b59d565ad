import type { Locator, Page } from '@playwright/test';
import type { ListingSummary } from '#shared/listings.ts';
import { istanbulDate } from '#shared/text/dates.ts';
import { expect, expectReadableInDark, findViolations, open, test } from '../support/open-page.ts';
import { BOTH_WIDTHS } from '../support/widths.ts';

const cards = (page: Page) => page.getByRole('list', { name: 'İhaleler' }).getByRole('article');

/** The bar of the time left: its length in per cent, and its height. */
const barOf = (time: Locator) => time.evaluate((element) => getComputedStyle(element).backgroundSize);

/** The file number of a listing whose auction has really ended. */
async function endedFile(page: Page): Promise<string> {
  const yesterday = istanbulDate(new Date(Date.now() - 86_400_000));
  const answer = await page.request.get(`/api/properties/search?includeEnded=1&endDateTo=${yesterday}`);
  const { properties }: { properties: ListingSummary[] } = await answer.json();
  const ended = properties.find(({ status, dosyaBilgi }) => status !== 'open' && dosyaBilgi !== null);
  if (!ended?.dosyaBilgi) throw new Error('The sample has no auction that is over.');
  return ended.dosyaBilgi;
}

test('the card of an ended auction has readable words without a bar over them', async ({ page }) => {
  await open(page, '/search?view=grid');
  const running = cards(page).first().locator('.listing-time');
  await expect.poll(() => barOf(running)).toMatch(/^(?!0%)\d.*% 3px$/);
  const file = await endedFile(page);
  await open(page, `/search?view=grid&includeEnded=1&fileNumber=${encodeURIComponent(file)}`);
  const time = cards(page).first().locator('.listing-time');
  await expect(time).not.toHaveAttribute('style');
  await expect(time).not.toBeEmpty();
  await expect.poll(() => barOf(time)).toMatch(/^0(?:%|px) 3px$/);
  expect(await findViolations(page, ['color-contrast'])).toEqual([]);
  await expectReadableInDark(page);
});

test('a card marked for heirs is as high as its neighbours', BOTH_WIDTHS, async ({ page }) => {
  await open(page, '/search?sulhMahkeme=1');
  const mark = 'Mirasçılar arasında olabilir';
  const [marked, other] = [cards(page).filter({ hasText: mark }), cards(page).filter({ hasNotText: mark })];
  await expect(marked.first()).toBeVisible();
  await expect(other.first()).toBeVisible();
  const boxes = await cards(page).evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect()));
  const rows = Map.groupBy(boxes, ({ top }) => Math.round(top));
  for (const row of rows.values()) expect(new Set(row.map(({ height }) => Math.round(height))).size).toBe(1);
  if ((page.viewportSize()?.width ?? 0) >= 640) return;
  // On phones each card is a row: its tags fit in one line, with or without the mark.
  const lineOf = (card: Locator) => card.locator('.listing-tags').evaluate(({ clientHeight }) => clientHeight);
  expect(await lineOf(marked.first())).toBe(await lineOf(other.first()));
});

test('the share of a listing is visible on phones, where a list truncates its name', BOTH_WIDTHS, async ({ page }) => {
  await open(page, '/search?share=part&view=list');
  await expect(cards(page).first()).toBeVisible();
  for (const card of (await cards(page).all()).slice(0, 12)) {
    const isMarked = await card.locator('.listing-tags b', { hasText: /hisse/i }).isVisible();
    const isNamed = /hisse|pay/i.test(await card.getByRole('heading').innerText());
    const isPhone = (page.viewportSize()?.width ?? 0) < 640;
    expect(isMarked || (!isPhone && isNamed)).toBe(true);
  }
});

test('a marked card in the grid has one line of marks', async ({ page }) => {
  await open(page, '/search?share=part&view=grid');
  const marked = cards(page).filter({ has: page.locator('.listing-tags b + b:visible') });
  await expect(marked.first()).toBeVisible();
  for (const tags of await marked.locator('.listing-tags:not([data-long-mark])').all()) {
    const tops = await tags
      .locator('b:visible')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    if (tops.length === 2) expect(new Set(tops).size).toBe(1);
  }
});
