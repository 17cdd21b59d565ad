import { changeDetail, listingOf } from '../support/listing-answers.ts';
import { expect, expectAccessible, open, test } from '../support/open-page.ts';
import { BOTH_WIDTHS } from '../support/widths.ts';

test(
  'the history of a listing is shown by date, the latest first, back to when it was first seen',
  BOTH_WIDTHS,
  async ({ page, isMobile }) => {
    const at = '2026-11-12T09:00:00.000Z';
    await changeDetail(page, {
      price: 980_000,
      firstSeenAt: '2026-10-01T09:00:00.000Z',
      lastConfirmedAt: '2026-11-20T09:00:00.000Z',
      noticeValues: null,
      endDate: '2099-12-01T08:00:00.000Z',
      otherAuctions: [],
      changes: [
        { field: 'secondRound', oldValue: '0', newValue: '1', changedAt: at },
        { field: 'endDate', oldValue: '2026-11-01T08:00:00.000Z', newValue: '2026-12-01T08:00:00.000Z', changedAt: at },
        { field: 'price', oldValue: 1_200_000, newValue: 980_000, changedAt: '2026-10-20T09:00:00.000Z' },
      ],
    });
    await open(page, `/ilan/${await listingOf(page, 'category=1')}`);
    const history = page.getByRole('region', { name: 'Bu ilanın geçmişi' });
    // Folded on phones.
    if (isMobile) await history.getByRole('heading').tap();
    await expect(history.getByRole('listitem')).toHaveText([
      '20.11.2026Kaynakta son kez doğrulandı',
      '12.11.2026İkinci ihale olarak ilan edildiBitiş tarihi 01.12.2026 11:00',
      '20.10.2026Muhammen bedel ₺1.200.000 iken ₺980.000 oldu',
      '01.10.2026Peyda’da ilk kez görüldü',
    ]);
    await expectAccessible(page);
  },
);

test('other auctions of the same lot are shown with their outcomes and links', BOTH_WIDTHS, async ({ page }) => {
  const id = await listingOf(page, 'category=1');
  const other = await listingOf(page, 'category=2');
  const auction = {
    id: other,
    endDateIsDayOnly: false,
    endDateIsDerived: false,
    roundIsDerived: false,
    secondRound: '0' as const,
    price: 1_000_000,
    soldPrice: null,
    lastBid: 480_000,
    bidCount: 3,
    source: 'e-satis',
    toldAt: '2026-10-20T08:00:00.000Z',
    wasSold: false,
  };
  await changeDetail(page, {
    secondRound: '1',
    otherAuctions: [{ ...auction, status: 'unsold', endDate: '2026-10-01T08:00:00.000Z' }],
  });
  await open(page, `/ilan/${id}`);
  const others = page.getByRole('region', { name: 'Aynı malın diğer ihaleleri' });
  await expect(others).toContainText('Bu sayfa 2. ihale içindir.');
  const link = others.getByRole('link', {
    name: /1\. ihale · 01\.10\.2026 11:00 ?Satış gerçekleşmedi; 3 teklif, sonuncusu ₺480\.000 ?Kaynak: UYAP e-Satış, 20\.10\.2026/,
  });
  await expectAccessible(page);
  await link.click();
  await expect(page).toHaveURL(new RegExp(`/ilan/${other}$`));
});

test('a listing no longer shown by its source says so at the top', async ({ page }) => {
  await changeDetail(page, {
    isUnseen: true,
    status: 'open',
    endDate: null,
    lastConfirmedAt: '2026-11-12T09:00:00.000Z',
  });
  await open(page, `/ilan/${await listingOf(page, 'category=1')}`);
  await expect(page.getByText('Bu ilan kaynakta artık görünmüyor.')).toBeVisible();
  await expect(page.getByText(/Son kez 12\.11\.2026 12:00 tarihinde doğrulandı\./)).toBeVisible();
  await expect(page.getByText('Kaynakta son kez görüldü')).toBeVisible();
});

test.describe('when pictures fail to load', () => {
  test.use({ allowedErrors: [/Failed to load resource/] });
  test('a missing picture is replaced by the placeholder of its kind, even before hydration', async ({ page }) => {
    const id = await listingOf(page, 'category=1');
    await page.route(/\/files\//, (route) => route.abort());
    await open(page, `/ilan/${id}`);
    const picture = page.getByRole('group', { name: 'Görseller' }).getByRole('img').first();
    await expect(picture).toHaveAttribute('src', /^\/placeholders\/1\.svg$/);
  });
});
