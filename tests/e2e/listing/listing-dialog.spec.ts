import type { Page } from '@playwright/test';
import { changeDetail, DETAIL_CALL, UNLOCKED } from '../support/listing-answers.ts';
import { loadMore } from '../support/load-more.ts';
import { expect, expectAccessibleInBothThemes, open, reload, test } from '../support/open-page.ts';
import { BOTH_WIDTHS } from '../support/widths.ts';

const cards = (page: Page) => page.getByRole('list', { name: 'İhaleler' }).getByRole('article');
const dialog = (page: Page) => page.getByRole('dialog');
const heading = (page: Page) => dialog(page).getByRole('heading', { level: 1 });

/**
 * Waits until the page has kept its position and height for ten frames: cards get their real height only when they come
 * into view.
 */
async function waitUntilStill(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let last = '';
        let frames = 0;
        const look = () => {
          const now = `${scrollY} of ${document.documentElement.scrollHeight}`;
          frames = now === last ? frames + 1 : 0;
          last = now;
          if (frames < 10) requestAnimationFrame(look);
          else resolve();
        };
        look();
      }),
  );
}

/**
 * Opens the page with the code of the dialog, which is loaded at the visitor's first interaction after the list has
 * been hydrated.
 */
async function openStirred(page: Page, address = '/search'): Promise<void> {
  let isThere = false;
  page.on('response', (response) => {
    isThere ||= response.url().includes('listing-dialog');
  });
  await open(page, address);
  let y = 1;
  await expect
    .poll(async () => {
      y += 1;
      await page.mouse.move(5, y);
      return isThere;
    })
    .toBe(true);
}

test(
  'a card opens over the list; closing leaves the list as it was, with the keyboard back on the card',
  BOTH_WIDTHS,
  async ({ page }) => {
    await openStirred(page);
    await loadMore(page);
    await expect(cards(page)).toHaveCount(48);
    const link = cards(page).nth(30).getByRole('link');
    // Away from a phone's bottom bar: a click on a link under it would scroll the page.
    await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await waitUntilStill(page);
    const before = await page.evaluate(() => scrollY);
    // The file number, or the whole name if there is none.
    const name = await link.evaluate((element) => element.firstChild?.textContent?.trim());
    for (const close of [
      () => page.goBack(),
      () => page.keyboard.press('Escape'),
      () => dialog(page).getByRole('button', { name: 'Kapat' }).click(),
    ]) {
      await link.click();
      await expect(page).toHaveURL(/\/ilan\/\d+$/);
      await expect(dialog(page)).toContainText(name ?? '?');
      await expect(page).toHaveTitle(/\| Peyda$/);
      await close();
      await expect(dialog(page)).toHaveCount(0);
      await expect(page).toHaveURL(/\/search\?pages=2$/);
      await expect(cards(page)).toHaveCount(48);
      await expect(link).toBeFocused();
      await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(2);
      await expect(page).toHaveTitle('İhale ara | Peyda');
    }
  },
);

test('known details are shown at once, and nothing moves when the rest arrives', BOTH_WIDTHS, async ({ page }) => {
  // With all links: a listing without one has fewer buttons, which the list doesn't know.
  const answer = Promise.withResolvers<void>();
  await changeDetail(page, UNLOCKED, answer.promise);
  await openStirred(page, '/search?category=1');
  await page.evaluate(() => {
    const marks = { shift: 0 };
    Object.assign(window, { marks });
    new PerformanceObserver((list) => {
      // The DOM types lack layout shifts; by the specification their value is a number.
      for (const entry of list.getEntries()) marks.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift' });
  });
  // A listing with pictures, because the list then expects all buttons.
  const card = cards(page)
    .filter({ has: page.locator('img') })
    .first();
  const price = await card.locator('text=/^₺/').first().textContent();
  const arrived = page.waitForResponse(DETAIL_CALL);
  await card.getByRole('link').click();
  // The answer is held back until the data of the list is shown.
  await expect(heading(page)).toBeVisible();
  await expect(dialog(page)).toContainText(price?.split(' ')[0] ?? '?');
  answer.resolve();
  await arrived;
  await expect(dialog(page).getByRole('heading', { name: 'Kaynak ve son doğrulama' })).toBeAttached();
  // Set above.
  const marks = await page.evaluate(() => Reflect.get(window, 'marks') as { shift: number });
  // The list does not know the dates of a second auction; they are added to the timeline with the rest.
  expect(marks.shift, 'layout shift').toBeLessThan(0.01);
});

test('a reload at the dialog’s address shows the listing’s own page, and Back still leads to the list', async ({
  page,
}) => {
  await openStirred(page);
  await cards(page).first().getByRole('link').click();
  const name = await heading(page).textContent();
  await reload(page);
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '?');
  await page.goBack();
  await expect(page).toHaveURL(/\/search$/);
  await expect(cards(page).first()).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
});

test('the dialog steps to the next and previous listing of the result, and one Back still closes it', async ({
  page,
}) => {
  await openStirred(page);
  const ids = await page
    .locator('[data-property]')
    .evaluateAll((items) => items.map((item) => item.getAttribute('data-property')));
  await cards(page).first().getByRole('link').click();
  await expect(dialog(page).getByRole('button', { name: 'Önceki ilan' })).toBeDisabled();
  await dialog(page).getByRole('button', { name: 'Sonraki ilan' }).click();
  await expect(page).toHaveURL(new RegExp(`/ilan/${ids[1]}$`));
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(new RegExp(`/ilan/${ids[2]}$`));
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(new RegExp(`/ilan/${ids[1]}$`));
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(cards(page).nth(1).getByRole('link')).toBeFocused();
});

test('at the end of the loaded results the next page is fetched', async ({ page }) => {
  await openStirred(page);
  await cards(page).nth(23).getByRole('link').click();
  await expect(dialog(page)).toContainText(/24 \/ \d+/);
  const address = page.url();
  await page.keyboard.press('ArrowRight');
  await expect(page).not.toHaveURL(address);
  await expect(dialog(page)).toContainText(/25 \/ \d+/);
  await page.goBack();
  await expect(cards(page)).toHaveCount(48);
  await expect(cards(page).nth(24)).toBeInViewport();
});

test('home opens its auctions in the same dialog', async ({ page }) => {
  await openStirred(page, '/');
  const first = page.getByRole('list', { name: 'Bitişi yaklaşan ihaleler' }).getByRole('link').first();
  await first.click();
  await expect(page).toHaveURL(/\/ilan\/\d+$/);
  await expect(dialog(page)).toContainText('1 / 6');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/$/);
  await expect(first).toBeFocused();
});

test('a listing can be opened, read and closed using only the keyboard', async ({ page }) => {
  await openStirred(page);
  const link = cards(page)
    .filter({ has: page.locator('img') })
    .first()
    .getByRole('link');
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('button', { name: 'Kapat' })).toBeFocused();
  const address = page.url();
  await dialog(page).getByRole('group', { name: 'Görseller' }).focus();
  await expect(
    dialog(page)
      .getByText(/1 \/ \d/)
      .first(),
  ).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(address);
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
});

test('the dialog is accessible in light and dark', BOTH_WIDTHS, async ({ page }) => {
  await openStirred(page);
  await cards(page).first().getByRole('link').click();
  await expect(dialog(page).getByRole('heading', { name: 'Kaynak ve son doğrulama' })).toBeAttached();
  await expectAccessibleInBothThemes(page);
});
