import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import type { ListingDetail, ListingSummary } from '#shared/listings.ts';
import { changeDetail, UNLOCKED, WITH_PICTURES } from '../support/listing-answers.ts';
import { beMember } from '../support/members-world.ts';
import { expect, open, reload, test } from '../support/open-page.ts';
import { storeState } from '../support/subscription-world.ts';
import { PHONE_ONLY } from '../support/widths.ts';

/* Three first-time users and their tasks; docs/first-try.md compares the number of steps before and now. */

const results = (page: Page) => page.locator('[data-property]');
const focusedResult = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-property]')?.dataset.property);
const isOnMore = (page: Page) => page.evaluate(() => document.activeElement?.textContent === 'Daha fazla göster');

test(
  'a buyer on a phone filters, views pictures and shares; Back undoes one step at a time',
  PHONE_ONLY,
  async ({ page }) => {
    await changeDetail(page, WITH_PICTURES);
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

/** Presses a key until an element has the focus; returns how often. */
async function pressUntil(page: Page, key: string, wanted: Locator): Promise<number> {
  for (let times = 0; times < 30; times += 1) {
    if (await wanted.evaluateAll((found) => found.includes(document.activeElement as HTMLElement))) return times;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not lead to ${wanted}.`);
}

test('a dealer views four makes as a table by price, opens one in a tab and downloads the file, all by keyboard', async ({
  page,
  context,
}) => {
  test.slow();
  await beMember(page);
  await open(page, '/search');
  let keys = await pressUntil(page, 'Tab', page.getByRole('combobox', { name: /^İl, ilçe/ }));
  await page.keyboard.type('fiat renault ford volkswagen');
  const press = (key: string) => {
    keys += 1;
    return page.keyboard.press(key);
  };
  const walk = async (key: string, wanted: Locator) => {
    keys += await pressUntil(page, key, wanted);
  };
  await press('Enter');
  await expect(page.getByRole('link', { name: 'VOLKSWAGEN kriterini kaldır' })).toBeVisible();
  await walk('Tab', page.getByRole('link', { name: 'Filtreleri atla' }));
  await press('Enter');
  await walk('Shift+Tab', page.getByRole('button', { name: 'Kart', exact: true }));
  await press('ArrowRight');
  await press('ArrowRight');
  await press('Enter');
  const table = page.getByRole('table', { name: 'İhaleler' });
  await walk('Tab', table.getByRole('button', { name: 'Muhammen bedel' }));
  await press('Enter');
  await expect(table.getByRole('columnheader', { name: 'Muhammen bedel' })).toHaveAttribute('aria-sort', 'ascending');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const total = Number.parseInt((await page.getByRole('heading', { level: 1 }).textContent()) ?? '', 10);
  expect(total).toBeGreaterThan(24);
  const seen = new Set<string>();
  while (seen.size < total && keys < 2 * total) {
    const id = await focusedResult(page);
    if (id) seen.add(id);
    const count = await results(page).count();
    if (await isOnMore(page)) {
      await press('Enter');
      await expect(results(page)).not.toHaveCount(count);
      await expect.poll(() => focusedResult(page)).toBeTruthy();
    } else if (seen.size < total) await press('Tab');
  }
  expect(seen.size).toBe(total);
  const [opened] = await Promise.all([context.waitForEvent('page'), press('Control+Enter')]);
  await expect(opened).toHaveURL(/\/ilan\/\d+$/);
  await opened.close();
  await walk('Tab', page.getByRole('button', { name: 'CSV indir' }));
  const [file] = await Promise.all([page.waitForEvent('download'), press('Enter')]);
  expect((await readFile(await file.path(), 'utf8')).trim().split('\n')).toHaveLength(total + 1);
  expect(keys).toBeLessThanOrEqual(total + 40);
  const shown = await results(page).count();
  await reload(page);
  await expect(results(page)).toHaveCount(shown);
});

/** An ended auction with a known parcel. */
async function endedParcel(page: Page): Promise<ListingDetail> {
  const read = async (path: string) => (await page.request.get(`/api/properties/${path}`)).json();
  const today = new Date().toISOString().slice(0, 10);
  const { properties }: { properties: ListingSummary[] } = await read(
    `search?includeEnded=1&category=1&endDateTo=${today}`,
  );
  for (const { id } of properties.filter(({ status }) => status === 'sold' || status === 'unsold')) {
    const detail: ListingDetail = await read(`${id}`);
    // Official ads contain no parcel.
    if (detail.ada && detail.parsel) return detail;
  }
  throw new Error('The parcel of no ended auction is known.');
}

test('a lawyer’s assistant finds an ended auction by each of its numbers, reads the outcome and prints it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  const ended = await endedParcel(page);
  const outcome = ended.status === 'sold' ? 'Satıldı' : 'Satış gerçekleşmedi';
  const numbers = [
    [ended.dosyaBilgi, `Dosya ${ended.dosyaBilgi}`],
    [ended.auctionId, `İhale no ${ended.auctionId}`],
    [`${ended.ada} ada ${ended.parsel} parsel`, `${ended.ada} ada ${ended.parsel} parsel`],
  ] as const;
  await open(page, '/search');
  const box = page.getByRole('combobox', { name: /^İl, ilçe/ });
  const card = results(page).filter({ has: page.locator(`a[href="/ilan/${ended.id}"]`) });
  for (const [number, matched] of numbers) {
    await box.fill(number ?? '');
    await box.press('Enter');
    await expect(card.getByText(matched)).toBeVisible();
    await expect(card.getByText(outcome)).toBeVisible();
  }
  await card.getByRole('link').click();
  await expect(
    page.getByText(ended.status === 'sold' ? 'İhale satışla sonuçlandı.' : 'İhalede satış gerçekleşmedi.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Yazdır / PDF' }).click();
  await expect(page.locator('html[data-printed]')).toHaveCount(1);
});

test('a lawyer’s assistant opens a file’s documents, goes back, and finds the legal rule', async ({ page }) => {
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
