import type { Page } from '@playwright/test';
import { changeDetail, UNLOCKED } from '../support/listing-answers.ts';
import { expect, open, test } from '../support/open-page.ts';
import { storeState } from '../support/subscription-world.ts';
import { PHONE_ONLY } from '../support/widths.ts';

/*
 * Three first-time users at their tasks; docs/first-try.md has what each took before and takes now.
 */

const results = (page: Page) => page.locator('[data-property]');
const focusedResult = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-property]')?.dataset.property);
const isOnMore = (page: Page) => page.evaluate(() => document.activeElement?.textContent === 'Daha fazla göster');

test(
  'a buyer on a phone narrows, looks at pictures and shares; Back undoes one thing at a time',
  PHONE_ONLY,
  async ({ page }) => {
    await open(page, '/');
    let taps = 0;
    const tap = async (name: RegExp | string, role: 'link' | 'button' = 'button') => {
      taps += 1;
      await page
        .getByRole(role, { name, exact: typeof name === 'string' })
        .first()
        .tap();
    };
    await tap('İhale ara', 'link');
    await tap(/^Filtrele/);
    taps += 1;
    await page
      .getByRole('dialog')
      .getByRole('radio', { name: /^Gayrimenkul/ })
      .check({ force: true });
    await expect(page).toHaveURL(/category=1/);
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/category=1/);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    taps += 1;
    await results(page).nth(1).getByRole('link').tap();
    await expect(page).toHaveURL(/\/ilan\/\d+$/);
    await tap('Görselleri tam ekranda göster');
    await expect(page.getByRole('dialog', { name: 'Görseller' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog', { name: 'Görseller' })).toHaveCount(0);
    await expect(page).toHaveURL(/\/ilan\/\d+$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/search\?category=1$/);
    await expect(page.getByRole('button', { name: 'Paylaş' })).toBeVisible();
    expect(taps).toBe(5);
  },
);

test('a dealer goes through sixty results of three makes by keyboard, and a reload loses none', async ({ page }) => {
  test.slow();
  const { total } = await (await page.request.get('/api/properties/search?category=2')).json();
  expect(total).toBeGreaterThan(60);
  await open(page, '/search?category=2');
  let keys = 0;
  const press = (key: string) => {
    keys += 1;
    return page.keyboard.press(key);
  };
  await press('Tab');
  await press('Tab');
  await expect(page.getByRole('link', { name: 'Sonuçlara geç' })).toBeFocused();
  await press('Enter');
  await press('Tab');
  const seen = new Set<string>();
  while (seen.size < 60 && keys < 100) {
    const id = await focusedResult(page);
    if (id) seen.add(id);
    const count = await results(page).count();
    if (await isOnMore(page)) {
      await press('Enter');
      await expect(results(page)).not.toHaveCount(count);
      await expect.poll(() => focusedResult(page)).toBeTruthy();
    } else if (seen.size < 60) await press('Tab');
  }
  expect(seen.size).toBe(60);
  expect(keys).toBeLessThanOrEqual(70);
  const shown = await results(page).count();
  await page.reload();
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  await expect(results(page)).toHaveCount(shown);
});

test('a lawyer’s assistant opens a file’s documents, steps back out, and finds what the rule is', async ({ page }) => {
  await storeState(page, { isPremium: true, trialUsed: true });
  await changeDetail(page, { ...UNLOCKED, documentFiles: ['/files/sample/documents/satis-ilani.pdf'] });
  await open(page, '/search?category=1');
  await results(page).first().getByRole('link').click();
  await page.getByRole('button', { name: /satis-ilani\.pdf/ }).click();
  await expect(page.getByRole('dialog', { name: 'satis-ilani.pdf' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog', { name: 'satis-ilani.pdf' })).toHaveCount(0);
  await expect(page).toHaveURL(/\/ilan\/\d+$/);
  for (const [query, title] of [
    ['süre uzar mı', 'Satışın uzaması ve durması'],
    ['asgari teklif', 'Muhammen bedel nedir?'],
    ['depozito', 'Teminat ve süreler'],
  ] as const) {
    await open(page, `/yardim-merkezi?ara=${encodeURIComponent(query)}`);
    await expect(
      page
        .getByRole('region', { name: new RegExp(query) })
        .getByRole('link')
        .first(),
    ).toContainText(title);
  }
});
