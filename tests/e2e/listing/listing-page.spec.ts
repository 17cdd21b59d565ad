import type { Page } from '@playwright/test';
import { changeDetail, DETAIL_CALL, listingOf, UNLOCKED } from '../support/listing-answers.ts';
import { expect, expectAccessible, expectAccessibleInBothThemes, open, test } from '../support/open-page.ts';
import { BOTH_WIDTHS } from '../support/widths.ts';

const actions = (page: Page) => page.getByRole('list', { name: 'İlanla ilgili işlemler' });

test('a listing opened directly is a separate page, with what search engines and previews need', async ({ page }) => {
  const id = await listingOf(page, 'category=1');
  const html = await (await page.request.get(`/ilan/${id}`)).text();
  expect(html).toContain(`<link rel="canonical" href="http://localhost:`);
  expect(html).toMatch(new RegExp(`property="og:image" content="[^"]+/ilan/${id}/og.png"`));
  expect(html).toContain('"@type":"RealEstateListing"');
  expect(html).toContain('"availabilityEnds"');
  expect(html).toContain('İlan bilgileri');
  const picture = await page.request.get(`/ilan/${id}/og.png`);
  expect(picture.headers()['content-type']).toBe('image/png');
  await open(page, `/ilan/${id}`);
  await expect(page).toHaveTitle(/\| Peyda$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByText('muhammen bedel').first()).toBeVisible();
  await expect(page.getByText(/Teminat/).first()).toBeVisible();
});

test(
  'what is locked says so and asks for premium; a real estate has all five actions',
  BOTH_WIDTHS,
  async ({ page }) => {
    await changeDetail(page, {
      locked: ['description', 'uyapLink', 'parselLink', 'degerleme', 'contact', 'documentFiles'],
    });
    await open(page, `/ilan/${await listingOf(page, 'category=1')}`);
    await expect(actions(page).getByRole('listitem')).toHaveCount(5);
    await expect(actions(page).getByRole('button', { name: /premium ile açılır/i })).toHaveCount(5);
    await expect(page.getByText('Açıklamanın tamamı premium üyelikle açılır.')).toBeVisible();
    await expect(
      page.getByText(/Üyeler ücretsiz planda günde 1 belge açar; hepsi premium üyelikle açılır/),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Devamını oku' })).toHaveCount(0);
  },
);

test('a member who may see everything gets links in new tabs, the whole text and the documents', async ({ page }) => {
  await changeDetail(page, UNLOCKED);
  await open(page, `/ilan/${await listingOf(page, 'category=1')}`);
  const portal = actions(page).getByRole('link', { name: /e-Satış/ });
  await expect(portal).toHaveAttribute('href', 'https://esatis.test/1');
  await expect(portal).toHaveAttribute('target', '_blank');
  await expect(portal).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(actions(page).getByRole('link', { name: /estek/ })).toHaveAttribute('href', 'tel:+903120000000');
  const more = page.getByRole('button', { name: 'Devamını oku' });
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByText('Son söz.')).toBeHidden();
  await more.click();
  await expect(page.getByText('Son söz.')).toBeVisible();
  await page.getByRole('button', { name: 'Daha az' }).click();
  await expect(page.getByText('Son söz.')).toBeHidden();
  await expect(page.getByRole('region', { name: 'Belgeler' })).toContainText('satis-ilani.pdf');
});

test('the office that sells is reached by telephone and mail, by those allowed', BOTH_WIDTHS, async ({ page }) => {
  const id = await listingOf(page, 'category=1');
  const office = page.getByRole('region', { name: 'Satışı yapan dairenin iletişim bilgileri' });
  await open(page, `/ilan/${id}`);
  await expect(office).not.toContainText('icra.example');
  await office.getByRole('button', { name: 'Premium’a geç' }).click();
  await expect(page.getByRole('heading', { name: 'Tam Erişimi Açın' })).toBeVisible();
  const officeContact = { address: 'Adliye Sarayı, Altındağ', phone: '0312 555 44 33 / 120', email: 'a@adalet.gov.tr' };
  await changeDetail(page, { ...UNLOCKED, officeContact, dosyaBilgi: '2026/12 Esas', title: 'Daire' });
  await open(page, `/ilan/${id}`);
  await expect(office).toContainText('Adliye Sarayı, Altındağ');
  await expect(office.getByRole('link', { name: '0312 555 44 33' })).toHaveAttribute('href', 'tel:+903125554433');
  await expect(office.getByRole('link', { name: 'a@adalet.gov.tr' })).toHaveAttribute(
    'href',
    'mailto:a@adalet.gov.tr?subject=2026%2F12%20Esas%2C%20Daire',
  );
  await expectAccessible(page);
});

test('vehicles have no valuation and a parcel only with a link; movables neither', async ({ page }) => {
  // Not every listing has a link and documents.
  await changeDetail(page, { locked: ['description', 'documentFiles', 'uyapLink', 'contact'] });
  await open(page, `/ilan/${await listingOf(page, 'category=2')}`);
  await expect(actions(page).getByRole('listitem')).toHaveCount(3);
  await expect(page.getByText('Marka', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Tapu kaydındaki şerhler' })).toHaveCount(0);
  await open(page, `/ilan/${await listingOf(page, 'category=3')}`);
  await expect(actions(page).getByRole('listitem')).toHaveCount(3);
});

test('an ended sale shows its outcome without a countdown, and its history can be read', async ({ page }) => {
  await changeDetail(page, {
    status: 'sold',
    sourceUrl: 'https://www.kaynak.test/ilan/1',
    viewsLeftToday: 3,
    changes: [
      { field: 'status', oldValue: 'ended', newValue: 'sold', changedAt: '2026-11-18T09:00:00.000Z' },
      { field: 'price', oldValue: 1_200_000, newValue: 980_000, changedAt: '2026-11-12T09:00:00.000Z' },
    ],
  });
  await open(page, `/ilan/${await listingOf(page, 'category=1')}`);
  await expect(page.getByText('İhale satışla sonuçlandı.', { exact: true })).toBeVisible();
  await expect(page.getByText('18.11.2026 tarihinde bildirildi.')).toBeVisible();
  await expect(page.getByText(/gün.*kaldı/)).toHaveCount(0);
  await expect(page.getByText('Muhammen bedel ₺1.200.000 iken ₺980.000 oldu')).toBeVisible();
  await expect(page.getByRole('link', { name: 'İlanın kaynağı: kaynak.test' })).toBeVisible();
  await expect(page.getByText('Bugün 3 ilan daha açabilirsiniz.')).toBeVisible();
  await expectAccessible(page);
});

test.describe('when no details are available', () => {
  test.use({ allowedErrors: [/Failed to load resource/] });

  test('the daily limit is explained beside the known details', async ({ page }) => {
    const id = await listingOf(page, 'category=1');
    const message = 'Ücretsiz planda günde 5 ilan açabilirsiniz.';
    await page.route(DETAIL_CALL, (route) => route.fulfill({ status: 403, json: { message, code: 'DAILY_LIMIT' } }));
    await open(page, `/ilan/${id}`);
    await expect(page.getByText('Bugünkü ilan hakkınız doldu.')).toBeAttached();
    await expect(page.getByText(message)).toBeAttached();
    await expect(page.getByText('İlan bilgileri')).toBeAttached();
    await expect(actions(page)).toHaveCount(0);
  });

  test('without a connection the page says so and can be retried', async ({ page }) => {
    const id = await listingOf(page, 'category=1');
    await page.route(DETAIL_CALL, (route) => route.abort());
    await open(page, `/ilan/${id}`);
    await expect(page.getByText('Bağlantı Hatası')).toBeVisible();
    await page.unroute(DETAIL_CALL);
    await page.getByRole('button', { name: 'Yeniden dene' }).click();
    await expect(actions(page)).toBeVisible();
    await expect(page.getByText('Bağlantı Hatası')).toHaveCount(0);
  });

  test('a missing listing has status 404, says so and offers links', async ({ page }) => {
    const answer = await page.goto('/ilan/999999999');
    expect(answer?.status()).toBe(404);
    await expect(page.getByText('Bu ilan yayında değil.')).toBeVisible();
    await page.getByRole('link', { name: 'Süren ihalelere bakın' }).click();
    await expect(page).toHaveURL(/\/search$/);
  });
});

test('sharing copies the address if the device has no share sheet', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined });
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: async () => undefined } });
  });
  await open(page, `/ilan/${await listingOf(page, 'category=1')}`);
  await page.getByRole('button', { name: 'Paylaş' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Bağlantı kopyalandı' })).toBeAttached();
  await page.getByRole('button', { name: 'İhale numarasını kopyala' }).click();
  await expect(page.getByText('Kopyalandı', { exact: true })).toBeVisible();
});

test("a listing's page is accessible in light and dark and fits 320 px", async ({ page }) => {
  await changeDetail(page, { ...UNLOCKED, degerleme: null, viewsLeftToday: 2 });
  await open(page, `/ilan/${await listingOf(page, 'category=1')}`);
  await expect(page.getByRole('region', { name: 'Belgeler' })).toContainText('satis-ilani.pdf');
  await expectAccessibleInBothThemes(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectAccessibleInBothThemes(page);
});
