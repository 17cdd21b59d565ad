import type { Page } from '@playwright/test';
import type { ListingDetail } from '#shared/listings.ts';
import { changeDetail, listingOf, WITH_PICTURES, withoutBeside, withoutFindings } from '../support/listing-answers.ts';
import { expect, open, test } from '../support/open-page.ts';

/** A listing as ilan.gov.tr provides it: a title, a place, an office, a price and a day. */
const BARE: Partial<ListingDetail> = {
  title: "Malatya Yeşilyurt Yakınca Mahallesi'nde 3+1 125 m² daire icradan satılıktır (hisse satışı)",
  imageUrl: null,
  allImages: '',
  description: null,
  descriptionPreview: null,
  documentFiles: [],
  lockedDocuments: [],
  noticeValues: null,
  kaydindakiSerhler: null,
  uyapLink: null,
  parselLink: null,
  degerleme: null,
  locked: [],
  sourceUrl: 'https://www.ilan.gov.tr/ilan/2205203',
};

const end = Date.now() + 6 * 86_400_000;
/** The longest possible page: a title and an office of several lines, all tags, both cautions, all documents. */
const LONGEST: Partial<ListingDetail> = {
  title:
    "İstanbul Büyükçekmece Mustafa Kemal Paşa Mahallesi'nde 21.464 m² arsa üzerinde bulunan metal işleme fabrikası mahkemeden satılıktır (çoklu satış) (1/2 pay satışı)",
  dosyaBilgi: '2021/35379 Satış',
  courtName: 'Büyükçekmece Gayrimenkul Sulh Hukuk Mahkemeleri Satış Memurluğu',
  auctionId: '16900003199',
  mahalleKoy: 'Mustafa Kemal Paşa Mahallesi',
  price: 769_210_000,
  status: 'open',
  categoryNumber: '1',
  // A kind without comparable sales and without a value for today, which depend on the sample.
  tur: 'Diğer Gayrimenkul',
  sulhMahkeme: '1',
  secondRound: '0',
  hisse: '1/2',
  isShareSale: true,
  endDate: new Date(end).toISOString(),
  endDateIsDerived: false,
  endDateIsDayOnly: false,
  mayBeAmongHeirs: true,
  mayBeWardSale: true,
  degerleme: null,
  locked: ['description', 'documentFiles', 'uyapLink', 'parselLink', 'contact'],
  noticeValues: null,
  otherAuctions: [],
  corrections: [],
  versionCount: 1,
  description: null,
  descriptionPreview:
    'Büyükçekmece Sulh Hukuk Mahkemesi Satış Memurluğu ••••••• •••••••••• •••• ••••••• ••••••••••• •••••',
  documentFiles: [],
  lockedDocuments: (['Satış ilanı', 'Kıymet takdir raporu', 'İmar durumu', null, null] as const).map((subject) => ({
    subject,
    kind: 'pdf',
  })),
  ...WITH_PICTURES,
};

const actions = (page: Page) => page.getByRole('list', { name: 'İlanla ilgili işlemler' });

/** The top and bottom of an element on the page, in pixels. */
async function placeOf(page: Page, selector: string): Promise<{ top: number; bottom: number }> {
  const box = await page.locator(selector).first().boundingBox();
  expect(box, selector).not.toBeNull();
  const top = box?.y ?? 0;
  return { top, bottom: top + (box?.height ?? 0) };
}

for (const [width, height] of [
  [1280, 720],
  [1440, 900],
] as const)
  test.describe(`in a window of ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    for (const kind of ['with everything', 'with what ilan.gov.tr gives'] as const)
      test(`a listing ${kind} has heart, price, end, court and its buttons in sight`, async ({ page }) => {
        if (kind !== 'with everything') await changeDetail(page, BARE);
        await open(page, `/ilan/${await listingOf(page, 'category=1')}`);
        const first = kind === 'with everything' ? /e-Satış/ : /ilan\.gov\.tr’de aç/;
        await expect(actions(page).getByText(first)).toBeVisible();
        await expect(page.getByRole('button', { name: /^İlanı kaydet/ }).first()).toBeInViewport({ ratio: 1 });
        for (const item of await actions(page).getByRole('listitem').all())
          await expect(item).toBeInViewport({ ratio: 1 });
        await expect(page.getByText(/İcra Dairesi|İflas Dairesi|Satış Memurluğu/).first()).toBeInViewport({ ratio: 1 });
        await expect(page.locator('article time').first()).toBeInViewport({ ratio: 1 });
        await expect(page.locator('article .text-2xl').first()).toBeInViewport({ ratio: 1 });
      });
  });

for (const [width, height] of [
  [375, 812],
  [390, 844],
] as const)
  test.describe(`on a phone of ${width} × ${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: true });

    test('even without pictures the description begins within 1,100 px', async ({ page }) => {
      await changeDetail(page, { ...LONGEST, imageUrl: null, allImages: '' });
      await open(page, `/ilan/${await listingOf(page, 'category=1')}`);
      await expect(page.getByText('Vesayet altındaki')).toBeVisible();
      await expect(page.getByRole('region', { name: 'Galeri' })).toHaveCount(0);
      expect((await placeOf(page, '#aciklama')).top).toBeLessThan(1_100);
    });

    test('the description begins within 1,100 px, the page ends within 4,000, and sections are one tap away', async ({
      page,
    }) => {
      await changeDetail(page, LONGEST);
      await withoutFindings(page);
      await withoutBeside(page);
      await open(page, `/ilan/${await listingOf(page, 'category=1')}`);
      await expect(page.getByText('Vesayet altındaki')).toBeVisible();
      await expect(page.getByRole('region', { name: 'Galeri' })).toBeVisible();
      expect((await placeOf(page, '#aciklama')).top).toBeLessThan(1_100);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(4_000);
      const bar = page.getByRole('navigation', { name: 'Bölümler' });
      await bar.getByRole('link', { name: 'Geçmiş' }).tap();
      await expect(page.getByText('Peyda’da ilk kez görüldü')).toBeInViewport();
      await expect(bar).toBeInViewport();
    });

    test('help covers nothing: it is in the header and in the action bar', async ({ page }) => {
      await open(page, `/ilan/${await listingOf(page, 'category=1')}`);
      const support = page.getByRole('link', { name: 'Yardım', exact: true });
      await expect(support).toHaveCount(1);
      expect(await support.evaluate((element) => getComputedStyle(element).position)).not.toBe('fixed');
      expect((await placeOf(page, 'a[aria-haspopup="dialog"]')).bottom).toBeLessThan(200);
    });
  });

test('missing data is stated once, without a button', async ({ page }) => {
  await changeDetail(page, BARE);
  await open(page, `/ilan/${await listingOf(page, 'category=1')}`);
  await expect(actions(page).getByRole('listitem')).toHaveCount(2);
  await expect(
    page.getByText(
      'ilan.gov.tr bu ilan için ilan metni, e-Satış bağlantısı, belge, parsel sorgusu ve değerleme vermiyor.',
    ),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: 'Galeri' })).toHaveCount(0);
});
