import type { Page } from '@playwright/test';
import type { ListingDetail } from '#shared/listings.ts';
import type { ShownNoticeValues } from '#shared/notice-values.ts';
import { changeDetail, listingOf, UNLOCKED } from '../support/listing-answers.ts';
import { expect, expectAccessibleInBothThemes, open, test } from '../support/open-page.ts';

const READ: ShownNoticeValues = {
  values: {
    deposit: { value: { percent: 10, amount: 123_456.5 }, sentence: 'Teminat tutarı 123.456,50 TL olup %10’dur.' },
    kdv: { value: [20], sentence: 'KDV ORANI: %20' },
    firstStart: { value: { at: '2026-11-24T07:00:00.000Z', isDayOnly: false }, sentence: '1. İHALE: 24.11.2026 10:00' },
    areaM2: {
      value: 125.5,
      sentence: `125,50 m² yüzölçümlü “${'bodrum, zemin ve üç normal katlı betonarme '.repeat(6)}apartman” vasıflı taşınmaz.`,
    },
    courtName: { value: 'Ankara 3. İcra Dairesi', sentence: 'T.C. ANKARA 3. İCRA DAİRESİ' },
  },
  conflicts: [{ name: 'floor', sentences: ['Kat: 3', 'Kat: 4'] }],
  withheld: [],
};
const EVERYTHING: Partial<ListingDetail> = { ...UNLOCKED, status: 'open', noticeValues: READ };

const section = (page: Page) => page.getByRole('region', { name: 'İlandan okunanlar' });

test('a notice value shows its sentence, by keyboard too; of two contradictory statements none is chosen', async ({
  page,
}) => {
  await changeDetail(page, EVERYTHING);
  await open(page, `/ilan/${await listingOf(page, 'category=1')}`);
  const read = section(page);
  await expect(read.getByText('₺123.456,50 (muhammen bedelin %10’u)')).toBeVisible();
  await expect(read.getByText('125,50 m²', { exact: true })).toBeVisible();
  await expect(read.getByText('Bağlayıcı olan ilanın kendisidir.')).toBeVisible();
  await expect(read.getByText('İlanda iki ayrı değer yazıyor: “Kat: 3” / “Kat: 4”')).toBeVisible();
  const quote = read.getByText('“KDV ORANI: %20”');
  await expect(quote).toBeHidden();
  const words = read.getByRole('button', { name: 'İlandaki ifade: KDV oranı' });
  await expect(words).toHaveAttribute('aria-expanded', 'false');
  expect((await words.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  await words.focus();
  await page.keyboard.press('Enter');
  await expect(words).toHaveAttribute('aria-expanded', 'true');
  await expect(quote).toBeVisible();
  await page.keyboard.press('Space');
  await expect(quote).toBeHidden();
});

test('the deposit is the one of the notice, with the same figure on the whole page', async ({ page }) => {
  await changeDetail(page, { ...EVERYTHING, price: 1_234_565 });
  await open(page, `/ilan/${await listingOf(page, 'category=1')}`);
  const terms = page.getByRole('region', { name: 'Katılım özeti' });
  await expect(terms.getByText('₺123.456,50', { exact: true }).filter({ visible: true })).toHaveCount(1);
  await terms.getByText('Tarihler, tutarlar ve masraflar').click();
  await expect(terms.getByText('Teminat (ilana göre %10)')).toBeVisible();
  await expect(terms.getByText('₺123.456,50', { exact: true }).filter({ visible: true })).toHaveCount(1);
  await expect(page.getByText('₺123.457')).toHaveCount(0);
});

test('a deposit far from the legal 10 % is marked as doubtful', async ({ page }) => {
  await changeDetail(page, { ...EVERYTHING, price: 1_000_000 });
  await open(page, `/ilan/${await listingOf(page, 'category=1')}`);
  await expect(page.getByText(/^İlanda okunan teminat, yasadaki orandan \(%10, ₺100\.000\) farklı\./)).toBeVisible();
});

test('the notice’s wording for values shown elsewhere is one click away', async ({ page }) => {
  await changeDetail(page, EVERYTHING);
  await open(page, `/ilan/${await listingOf(page, 'category=1')}`);
  const office = section(page).getByRole('button', { name: 'İlandaki ifade: Satışı yapan' });
  await expect(office).toBeHidden();
  await section(page).getByRole('button', { name: 'İlandaki diğer ifadeleri göster (1)' }).click();
  await office.click();
  await expect(section(page).getByText('“T.C. ANKARA 3. İCRA DAİRESİ”')).toBeVisible();
});

test('a sample listing names locked values, and quotes only its title, for everybody', async ({ page }) => {
  await open(page, `/ilan/${await listingOf(page, 'category=1')}`);
  await expect(
    section(page).getByText(/^KDV oranı(, .*)? ve ilandaki ifadeler premium üyelikle açılır\.$/),
  ).toBeVisible();
  await expect(section(page).getByRole('button', { name: /İlandaki ifade/ })).toHaveCount(0);
  await section(page).getByRole('button', { name: 'İfadeleri aç' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a listing without a notice has no such part', async ({ page }) => {
  await changeDetail(page, { ...UNLOCKED, noticeValues: null });
  await open(page, `/ilan/${await listingOf(page, 'category=1')}`);
  await expect(page.getByRole('region', { name: 'Belgeler' })).toContainText('satis-ilani.pdf');
  await expect(section(page)).toHaveCount(0);
});

test('an open sentence is accessible in light and dark and fits 320 px', async ({ page }) => {
  await changeDetail(page, EVERYTHING);
  await open(page, `/ilan/${await listingOf(page, 'category=1')}`);
  await section(page).getByRole('button', { name: 'İlandaki diğer ifadeleri göster (1)' }).click();
  await section(page).getByRole('button', { name: 'İlandaki ifade: Yüzölçümü' }).click();
  await expect(section(page).getByText('‘bodrum', { exact: false })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectAccessibleInBothThemes(page);
});
