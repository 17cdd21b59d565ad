import type { Page } from '@playwright/test';
import type { Beside } from '#shared/comparables/beside.ts';
import type { Comparables } from '#shared/comparables/comparables.ts';
import type { ListingDetail } from '#shared/listings.ts';
import type { AreaOutcomes } from '#shared/outcomes/area-outcomes.ts';
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
      areaM2: 100,
      modelYear: null,
      hisse: null,
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
    covered: { percent: 93, low: 68, high: 99 },
  },
  rounds: [{ round: 1, sales: 12, lower: 77, median: 81, upper: 87 }],
  tested: {
    name: 'Daire',
    sales: 140,
    estimated: 120,
    medianError: 8.5,
    within10: 58,
    within20: 84,
    covered: { percent: 94, low: 88, high: 98 },
  },
  reason: null,
};

const MONTHS = ['05', '06', '07', '08', '09', '10'].map((month, at) => ({
  month: `2026-${month}`,
  prices: 12 + at,
  median: 76 + at,
}));
const COUNTRY = { level: 'country' as const, name: 'Türkiye', isWidened: false };
const COUNTS = { ended: 120, sold: 60, unsold: 40, unknown: 20, withdrawn: 5, secondRounds: 30, untoldRounds: 0 };
const OUTCOMES: AreaOutcomes = {
  since: '2025-11-05',
  until: '2026-11-04',
  own: COUNTS,
  rate: { scope: COUNTRY, counts: COUNTS, low: 41, high: 75 },
  secondRounds: { scope: COUNTRY, counts: COUNTS, low: 18.1, high: 33.5 },
  ratio: { scope: COUNTRY, prices: 60, lower: 70, median: 80, upper: 92 },
  days: { scope: COUNTRY, sales: 31, lower: 40, median: 62, upper: 95 },
  bids: { scope: COUNTRY, sales: 24, lower: 2, median: 4, upper: 7 },
  rounds: [],
  months: MONTHS,
};
const BESIDE: Beside = {
  building: [
    {
      id: 2,
      name: '2026/9 Esas, Ankara Çankaya’da daire',
      place: 'Ayrancı Mahallesi, Çankaya',
      price: 1_900_000,
      endDate: '2026-12-20T08:00:00.000Z',
      endDateIsDayOnly: false,
      endDateIsDerived: false,
      why: ['aynı ada ve parsel'],
    },
  ],
  alike: [],
  sameDay: [],
};

async function openFlat(page: Page, detail: Partial<ListingDetail>, found: Comparables) {
  await changeDetail(page, { ...FLAT, ...detail });
  await page.route(/\/comparables$/, (route) => route.fulfill({ json: found }));
  await page.route(/\/beside$/, (route) => route.fulfill({ json: BESIDE }));
  await open(page, `/ilan/${await listingOf(page, 'category=1&subCategory=Daire')}`);
  return {
    worth: page.getByRole('region', { name: 'Bugünkü karşılığı' }),
    sold: page.getByRole('region', { name: 'Benzerleri neye satıldı' }),
  };
}

test(
  'shows today’s value and comparable sales, and passes the value to the calculation',
  BOTH_WIDTHS,
  async ({ page }) => {
    const { worth, sold } = await openFlat(page, { ...UNLOCKED, valueToday: VALUE, mayCalculate: true }, FOUND);
    await expect(worth).toContainText('₺2.620.000 – ₺2.680.000');
    await expect(worth).toContainText('01.02.2025 tarihli');
    await expect(worth).toContainText('bu konutun piyasa değeri değildir');
    await expect(worth).toContainText('Ankara ilinde konutların ortalama değeri ₺44.036/m² (TCMB, Ağustos 2026)');
    await expect(sold).toContainText('₺1.400.000 – ₺1.900.000');
    await expect(sold.getByRole('listitem')).toContainText('Benzerliği: aynı mahalle, yüzölçümü çok yakın');
    await expect(sold.getByRole('link', { name: /2026\/8 Esas/ })).toHaveAttribute('href', '/ilan/1');
    await expect(sold).toContainText('3 benzer ihalenin sonucu bildirilmedi');
    await expect(sold.getByRole('link', { name: 'Gerçek satışlarda ne kadar tuttu?' })).toHaveAttribute(
      'href',
      '/durum#tahminler',
    );
    await expect(sold.getByRole('img', { name: /14 benzer satış, %71 ile %94 arasında/ })).toBeVisible();
    await sold.getByText('Tablo olarak').press('Enter');
    const table = sold.getByRole('table', { name: /bu ilandaki karşılığı/ });
    await expect(table.getByRole('row', { name: '14 %94 ₺1.880.000' })).toBeVisible();
    await expect(sold.getByRole('link', { name: /ihaleleri nasıl sonuçlandı/ })).toHaveAttribute(
      'href',
      /^\/icra\/.*#sonuclar$/,
    );
    const beside = page.getByRole('region', { name: 'Birlikte bakılabilecekler' });
    await expect(beside).toBeVisible();
    // Folded on phones.
    if ((await beside.getByRole('list').count()) === 0) await beside.locator('summary').press('Enter');
    await expect(beside.getByRole('list', { name: 'Aynı binadaki diğer satışlar' })).toContainText('₺1.900.000');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Teklif hesabını aç' }).press('Enter');
    await page.getByRole('button', { name: 'Alt ucunu değer olarak yaz' }).press('Enter');
    await expect(page.getByLabel('Size göre değeri')).toHaveValue('2.620.000');
    await expect(page.getByText(/Benzer 14 satışın \d+’/)).toBeVisible();
    await expectAccessible(page);
  },
);

test('a visitor sees how many comparable sales there are, and that the values are locked', async ({ page }) => {
  const locked = { ...FOUND, isLocked: true, comparables: [], ratios: [], unknown: 0, estimate: null };
  const { worth, sold } = await openFlat(page, { valueToday: { state: 'locked' } }, locked);
  await expect(sold).toContainText('Son iki yılda bu ilanın 14 benzeri satıldı.');
  await expect(worth).not.toContainText('₺2.');
  await worth.getByRole('button', { name: 'Bugünkü karşılığını aç' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('too few sales give no range', async ({ page }) => {
  const few = { ...FOUND, count: 1, estimate: null, reason: 'tooFew' as const };
  const { sold } = await openFlat(page, { ...UNLOCKED, valueToday: VALUE }, few);
  await expect(sold).toContainText('yeterli örnek yok: en az 10 benzer satış gerekir');
});

const KASKO: ListingDetail['kaskoValue'] = {
  state: 'known',
  from: 912_000,
  to: 1_048_500,
  month: '2026-11',
  modelYear: 2019,
  types: 7,
  lowestType: 'CLIO HB 1.0 TCE JOY',
  highestType: 'CLIO HB 1.5 DCI ICON EDC',
  saidWords: 4,
  foundWords: 3,
};

test('a vehicle shows its insurance value, which the calculation starts from', BOTH_WIDTHS, async ({ page }) => {
  await changeDetail(page, { ...UNLOCKED, price: 800_000, kaskoValue: KASKO, mayCalculate: true });
  await page.route(/\/comparables$/, (route) =>
    route.fulfill({ json: { ...FOUND, estimate: null, reason: 'otherKind' } }),
  );
  await open(page, `/ilan/${await listingOf(page, 'category=2')}`);
  const kasko = page.getByRole('region', { name: 'Kasko değeri' });
  await expect(kasko).toContainText('₺912.000 – ₺1.048.500');
  await expect(kasko).toContainText('TSB kasko değer listesi, Kasım 2026, 2019 model: ilandaki ada uyan 7 tip');
  await expect(kasko).toContainText('İlandaki model adının 4 parçasından 3 tanesi listede var.');
  await expect(kasko).toContainText('genellikle ilan fiyatlarının altındadır');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Teklif hesabını aç' }).press('Enter');
  await expect(page.getByText('Kasko değeri ₺912.000 – ₺1.048.500 (TSB, Kasım 2026).')).toBeVisible();
  await page.getByRole('button', { name: 'Alt ucunu değer olarak yaz' }).press('Enter');
  await expect(page.getByLabel('Size göre değeri')).toHaveValue('912.000');
});

test('the value of a vehicle is locked for a visitor, and missing if the match is uncertain', async ({ page }) => {
  await changeDetail(page, { kaskoValue: { state: 'locked' } });
  const address = `/ilan/${await listingOf(page, 'category=2')}`;
  await open(page, address);
  const kasko = page.getByRole('region', { name: 'Kasko değeri' });
  await kasko.getByRole('button', { name: 'Kasko değerini aç' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await changeDetail(page, { kaskoValue: { state: 'refused', reason: 'tooWide', text: 'x' } });
  await open(page, address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(kasko).toHaveCount(0);
});

test('the monthly figures of a place are drawn, and can be read as a table', BOTH_WIDTHS, async ({ page }) => {
  await page.route('**/api/landing?*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), outcomes: OUTCOMES } });
  });
  await open(page, '/icra');
  const provinces = page.getByRole('region', { name: 'İllere göre ihaleler' });
  await provinces.getByRole('link', { name: /^Ankara/ }).click();
  const results = page.getByRole('region', { name: 'Biten ihaleler nasıl sonuçlandı' });
  await expect(
    results.getByRole('img', { name: /Mayıs 2026 ile Ekim 2026 arasında aylık ortanca oran/ }),
  ).toBeVisible();
  await expect(results).toContainText('ortanca 62 gün');
  await results.getByText('Tablo olarak').press('Enter');
  const table = results.getByRole('table', { name: 'Satış bedelinin muhammen bedele oranı, aylara göre' });
  await expect(table.getByRole('row', { name: 'Ekim 2026 17 %81' })).toBeVisible();
  await expectAccessible(page);
});
