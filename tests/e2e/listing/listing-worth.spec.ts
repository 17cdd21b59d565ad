import type { Page } from '@playwright/test';
import type { Comparables } from '#shared/comparables/comparables.ts';
import type { ListingDetail } from '#shared/listings.ts';
import { changeDetail, listingOf, UNLOCKED } from '../support/listing-answers.ts';
import { expect, expectAccessible, open, test } from '../support/open-page.ts';
import { BOTH_WIDTHS } from '../support/widths.ts';

const FLAT: Partial<ListingDetail> = {
  tur: 'Daire',
  price: 2_000_000,
  hisse: null,
  isShareSale: null,
  provincePerM2: { province: 'Ankara', value: 44_035.5, month: '2026-08' },
};
const VALUE: ListingDetail['valueToday'] = {
  state: 'known',
  from: 2_620_000,
  to: 2_680_000,
  appraisal: 2_000_000,
  appraisedOn: '2025-02-01',
  region: 'Ankara',
  lastMonth: '2026-10',
  startMonths: ['2025-01', '2025-02'],
};
const FOUND: Comparables = {
  count: 14,
  isLocked: false,
  comparables: [
    {
      id: 1,
      name: '2026/8 Esas, Ankara Çankaya’da daire',
      place: 'Ayrancı Mahallesi, Çankaya',
      endedOn: '2026-06-10',
      price: 1_800_000,
      soldPrice: 1_500_000,
      ratio: 83,
      perM2: 15_000,
      today: { from: 1_560_000, to: 1_590_000, lastMonth: '2026-10' },
      why: ['aynı mahalle', 'yüzölçümü çok yakın', 'birinci ihale'],
    },
  ],
  ratios: [71, 73, 75, 76, 77, 78, 79, 80, 82, 84, 86, 88, 90, 94],
  unknown: 3,
  estimate: {
    from: 1_400_000,
    median: 1_600_000,
    to: 1_900_000,
    ratios: { from: 70, lower: 76, median: 80, upper: 86, to: 95 },
    count: 14,
    errorPercent: 9,
  },
  reason: null,
};

async function openFlat(page: Page, detail: Partial<ListingDetail>, found: Comparables) {
  await changeDetail(page, { ...FLAT, ...detail });
  await page.route(/\/comparables$/, (route) => route.fulfill({ json: found }));
  await open(page, `/ilan/${await listingOf(page, 'category=1&subCategory=Daire')}`);
  return {
    worth: page.getByRole('region', { name: 'Bugünkü karşılığı' }),
    sold: page.getByRole('region', { name: 'Benzerleri neye satıldı' }),
  };
}

test('from what it is worth today and what others went for to the calculation', BOTH_WIDTHS, async ({ page }) => {
  const { worth, sold } = await openFlat(page, { ...UNLOCKED, valueToday: VALUE, mayCalculate: true }, FOUND);
  await expect(worth).toContainText('₺2.620.000 – ₺2.680.000');
  await expect(worth).toContainText('01.02.2025 tarihli');
  await expect(worth).toContainText('bu konutun piyasa değeri değildir');
  await expect(worth).toContainText('Ankara ilinde konutların ortalama değeri ₺44.036/m² (TCMB, Ağustos 2026)');
  await expect(sold).toContainText('₺1.400.000 – ₺1.900.000');
  await expect(sold.getByRole('listitem')).toContainText('Benzerliği: aynı mahalle, yüzölçümü çok yakın');
  await expect(sold.getByRole('link', { name: /2026\/8 Esas/ })).toHaveAttribute('href', '/ilan/1');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Teklif hesabını aç' }).press('Enter');
  await page.getByRole('button', { name: 'Alt ucunu değer olarak yaz' }).press('Enter');
  await expect(page.getByLabel('Size göre değeri')).toHaveValue('2.620.000');
  await expect(page.getByText(/benzer 14 satışın \d+’/)).toBeVisible();
  await expectAccessible(page);
});

test('a visitor sees that there is more, and why there is none', async ({ page }) => {
  const locked = { ...FOUND, isLocked: true, comparables: [], ratios: [], unknown: 0, estimate: null };
  const { worth, sold } = await openFlat(page, { valueToday: { state: 'locked' } }, locked);
  await expect(sold).toContainText('Son iki yılda bu ilanın 14 benzeri satıldı.');
  await expect(worth).not.toContainText('₺2.');
  await worth.getByRole('button', { name: 'Bugünkü karşılığını aç' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('few sales give no range', async ({ page }) => {
  const few = { ...FOUND, count: 1, estimate: null, reason: 'tooFew' as const };
  const { sold } = await openFlat(page, { ...UNLOCKED, valueToday: VALUE }, few);
  await expect(sold).toContainText('yeterli örnek yok: en az 10 benzer satış gerekir');
});
