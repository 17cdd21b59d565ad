import type { APIRequestContext } from '@playwright/test';
import type { ListingDetail, ListingSummary } from '#shared/listings.ts';
import { newEmail, PASSWORD } from '../support/members-world.ts';
import { expect, expectAccessible, open, reload } from '../support/open-page.ts';
import {
  agree,
  confirmButton,
  enter,
  joinShop,
  payByCard,
  sayWhoBuys,
  TEST_COMPANY,
  test,
} from '../support/shop-world.ts';
import { dialogOf } from '../support/subscription-world.ts';
import { PHONE_ONLY } from '../support/widths.ts';

/** A listing whose documents are locked. */
async function listingWithDocuments(request: APIRequestContext): Promise<ListingDetail> {
  const { properties }: { properties: ListingSummary[] } = await (await request.get('/api/properties/search')).json();
  for (const { id } of properties) {
    const answer = await request.get(`/api/properties/${id}`);
    const detail: ListingDetail = await answer.json();
    if (answer.ok() && detail.lockedDocuments.length > 0) return detail;
  }
  throw new Error('No listing has locked documents.');
}

test.beforeEach(async ({ shop }) => {
  await shop.tell('launch 2027-06-30');
});

test.describe('with an unconfirmed address', () => {
  // Orders are refused before the address is confirmed (D46).
  test.use({ allowedErrors: [/status of 403/] });

  test(
    'a visitor registers on a phone, buys a month and opens the document they had tapped',
    PHONE_ONLY,
    async ({ page, request, shop }) => {
      test.slow();
      const { id } = await listingWithDocuments(request);
      await open(page, `/ilan/${id}`);
      await page.getByRole('list', { name: 'Belgeler' }).getByRole('button').first().tap();
      const offer = dialogOf(page);
      // No year is sold while a month is cheaper (D53).
      await expect(offer.getByRole('radio')).toHaveCount(0);
      await expect(offer.getByText(/bugünkü aylık fiyatla on iki ay ₺359,88 tutar/)).toBeVisible();
      await expect(offer.getByText('Son 30 gündeki en düşük aylık fiyat: ₺29,99')).toBeVisible();
      await offer.getByRole('link', { name: 'Denemeyi atla, abone ol · ₺29,99/ay' }).tap();
      await expect(page).toHaveURL(/\/siparis\?period=monthly$/);
      await expectAccessible(page);
      const email = newEmail();
      await page.getByLabel('E-posta').fill(email);
      await page.getByLabel('Cep telefonu').fill('05321234567');
      await page.getByLabel('Şifre', { exact: true }).fill(PASSWORD);
      await page.getByLabel('Şifre (yeniden)').fill(PASSWORD);
      await page.getByRole('button', { name: 'Üye ol', exact: true }).tap();
      // Nothing can be ordered from an unconfirmed address (D46).
      await expect(page.getByText('E-posta adresiniz onaylı değil.')).toBeVisible();
      await shop.tell(`confirm ${email}`);
      await reload(page);
      await sayWhoBuys(page);
      await expectAccessible(page);
      // The button is disabled until the start of the service is chosen (D54).
      await expect(confirmButton(page, '₺29,99')).toBeDisabled();
      await agree(page, { startsAtOnce: true });
      const contract = page.getByRole('checkbox', { name: /^Mesafeli satış ve abonelik sözleşmesini/ });
      await contract.uncheck();
      await confirmButton(page, '₺29,99').tap();
      await expect(page.getByText('Sipariş için sözleşmeyi kabul edin.')).toBeVisible();
      await contract.check();
      await confirmButton(page, '₺29,99').tap();
      await payByCard(page);
      await expect(page.getByRole('heading', { name: 'Premium üyeliğiniz açıldı' })).toBeVisible();
      await expect(page.getByRole('checkbox', { name: /otomatik yenilenmesini/ })).not.toBeChecked();
      await expectAccessible(page);
      await page.getByRole('link', { name: 'İlanın belgelerine dön' }).tap();
      await expect(page).toHaveURL(new RegExp(`/ilan/${id}#belgeler$`));
      const first = page.getByRole('region', { name: 'Belgeler' }).getByRole('button').first();
      // Only premium members see a document's file name; a click before it is loaded would open the offer of premium.
      await expect(first).toHaveAccessibleName(/\.\w{3,4} /);
      await first.tap();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  );
});

test('a year declined on a first card is bought with another, ended later, and the remainder refunded', async ({
  page,
  shop,
}) => {
  test.slow();
  await shop.tell('launch 2026-01-01');
  await joinShop(page, shop, '/fiyatlandirma');
  await page.getByRole('radio', { name: 'Yıllık %17 indirim' }).check({ force: true });
  await expect(page.getByText('Yılda ₺990. ₺198 tasarruf')).toBeVisible();
  await page.getByRole('link', { name: 'Premium’a geçin · ₺990/yıl' }).click();
  await sayWhoBuys(page);
  await agree(page, { startsAtOnce: true });
  await confirmButton(page, '₺990,00').click();
  await payByCard(page, 'limit');
  await expect(page.getByRole('heading', { name: 'Ödeme alınamadı' })).toBeVisible();
  await expect(page.getByText('Kartınızın bakiyesi ya da limiti yetmedi. Başka bir kart deneyin.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Yeniden öde: ₺990,00' }).click();
  await payByCard(page);
  await expect(page.getByRole('heading', { name: 'Premium üyeliğiniz açıldı' })).toBeVisible();

  await shop.tell('later 20');
  await open(page, '/user#uyelik');
  const membership = page.getByRole('region', { name: 'Üyelik ve ödemeler' });
  await membership.getByRole('button', { name: 'Yıllık planı sona erdir' }).click();
  const dialog = page.getByRole('dialog', { name: 'Yıllık planı sona erdirme' });
  await expect(dialog.getByText('21 / 365')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^Sona erdir: ₺\d+,\d\d geri ödensin$/ }).click();
  await expect(membership.getByText(/sona erdi, ₺933,04 iade/)).toBeVisible();
  await shop.tell('settle');
  await membership.getByRole('link', { name: /^Sipariş PEY-/ }).click();
  const contract = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Sözleşmeyi indir (PDF)' }).click();
  expect((await contract).suggestedFilename()).toMatch(/^peyda-sozlesme-PEY-[A-Z\d]{8}\.pdf$/);
  await expect(page.getByText(/^Planın sona erdirilmesi; \d\d\.\d\d\.\d{4} günü gönderildi$/)).toBeVisible();
});

test('a transfer waits with all its details, and opens premium once the operator confirms it', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await joinShop(page, shop, '/siparis?period=monthly');
  await sayWhoBuys(page);
  await page.getByRole('radio', { name: /^Havale/ }).check();
  await agree(page, { startsAtOnce: false });
  await expectAccessible(page);
  await confirmButton(page, '₺29,99').click();
  await expect(page.getByRole('heading', { name: 'Havaleniz bekleniyor' })).toBeVisible();
  await expect(page.getByText('TR33 0006 1005 1978 6457 8413 26')).toBeVisible();
  await expectAccessible(page);
  const reference = String(
    await page
      .getByText(/^PEY-[A-Z\d]{8}$/)
      .first()
      .textContent(),
  );
  expect(await shop.tell(`arrived ${reference} 2999`)).toBe('opened');
  await reload(page);
  // The buyer did not agree to an immediate start, so the service begins when the right of withdrawal ends.
  await expect(page.getByRole('heading', { name: 'Ödemeniz alındı' })).toBeVisible();
  await expect(page.getByText(/günü sonuna kadar cayabilirsiniz/)).toBeVisible();
  await expectAccessible(page);
});

test('a member who withdraws within 14 days is fully refunded; deleting the account says so first', async ({
  page,
  shop,
}) => {
  test.slow();
  await shop.tell('launch 2026-01-01');
  await joinShop(page, shop, '/siparis?period=yearly');
  await sayWhoBuys(page);
  await agree(page, { startsAtOnce: false });
  await confirmButton(page, '₺990,00').click();
  await payByCard(page);
  await open(page, '/user?sayfa=veriler');
  await page.getByRole('button', { name: 'Hesabımı sil' }).click();
  const deletion = page.getByRole('dialog', { name: 'Hesabınız silinsin mi?' });
  await expect(deletion.getByText(/siparişten ₺990,00 en geç .* ödediğiniz karta geri ödenir\.$/)).toBeVisible();
  await expectAccessible(page);
  await deletion.getByRole('button', { name: 'Vazgeç' }).click();
  await open(page, '/user?sayfa=uyelik');
  const membership = page.getByRole('region', { name: 'Üyelik ve ödemeler' });
  await expect(membership.getByRole('button', { name: 'Siparişten cay' })).toBeVisible();
  await membership.getByRole('link', { name: /^Sipariş PEY-/ }).click();
  // The contract says that this button is on the order's page.
  await page.getByRole('button', { name: 'Siparişten cay' }).click();
  await expect(page.getByRole('dialog', { name: 'Siparişten cayma' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cayıyorum: ₺990,00 geri ödensin' }).click();
  await expect(page.getByRole('heading', { name: 'Bu sipariş sona erdi' })).toBeVisible();
  // Premium never started, so nothing ends.
  await expect(page.getByText(/başında kapanır/)).toHaveCount(0);
  await shop.tell('settle');
  await reload(page);
  await expect(page.getByText(/^Cayma; \d\d\.\d\d\.\d{4} günü gönderildi$/)).toBeVisible();
});

test('order pages are never cached or indexed, and an invalid order number returns 404', async ({ request }) => {
  const answer = await request.get('/siparis/0b8f1c1e-2f7c-4b58-9a51-3a5b8a0c7d11');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['cache-control']).toBe('no-store');
  expect(await answer.text()).toContain('name="robots" content="noindex"');
  expect((await request.get('/siparis/1')).status()).toBe(404);
});

test.describe('when the server refuses', () => {
  test.use({ allowedErrors: [/status of 40[09]/] });

  test('a company buys at a price that changed while it read the contract, and turns renewal on and off', async ({
    page,
    shop,
  }) => {
    test.slow();
    await joinShop(page, shop, '/siparis?period=monthly');
    await sayWhoBuys(page, 'company');
    const buyer = page.getByRole('region', { name: '1. Fatura bilgileri' });
    await expect(buyer.getByText(`${TEST_COMPANY.taxOffice}, ${TEST_COMPANY.taxNumber}`)).toBeVisible();
    await expectAccessible(page);
    await agree(page, { startsAtOnce: true });
    const lastDay = await shop.tell('launch 2026-01-01');
    try {
      await confirmButton(page, '₺29,99').click();
      await expect(page.getByRole('alert').filter({ hasText: '₺99,00' })).toBeVisible();
      // Nobody agreed to the new price.
      await expect(confirmButton(page, '₺99,00')).toBeVisible();
      await agree(page, { startsAtOnce: true });
      await confirmButton(page, '₺99,00').click();
      await payByCard(page);
    } finally {
      await shop.tell(`launch ${lastDay}`);
    }
    const renewal = page.getByRole('region', { name: 'Otomatik yenileme' });
    await renewal.getByRole('checkbox').check();
    await renewal.getByRole('button', { name: 'Kartımı sakla ve yenilemeyi aç' }).click();
    await page.getByRole('combobox', { name: 'Kart' }).selectOption('iyi');
    await page.getByRole('button', { name: 'Devam et' }).click();
    await page.waitForURL(/\/user$/);
    await open(page, '/user#uyelik');
    const membership = page.getByRole('region', { name: 'Üyelik ve ödemeler' });
    await expect(
      membership.getByText(/^Açık: üyeliğiniz her ay, \d{4} ile biten kartınızla yenilenir\./),
    ).toBeVisible();
    await expectAccessible(page);
    await membership.getByRole('button', { name: 'Yenilemeyi kapat' }).click();
    await expect(membership.getByRole('checkbox', { name: /otomatik yenilenmesini/ })).not.toBeChecked();
  });

  test('a transfer for a cancelled order asks for an IBAN and accepts it', async ({ page, shop }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await joinShop(page, shop, '/siparis?period=monthly');
    await sayWhoBuys(page);
    await page.getByRole('radio', { name: /^Havale/ }).check();
    await agree(page, { startsAtOnce: false });
    await confirmButton(page, '₺29,99').click();
    const shown = await page
      .getByText(/^PEY-[A-Z\d]{8}$/)
      .first()
      .textContent();
    await page.getByRole('button', { name: 'Siparişten vazgeç' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Siparişten vazgeç' }).click();
    await expect(page.getByRole('heading', { name: 'Siparişten vazgeçildi' })).toBeVisible();
    expect(await shop.tell(`arrived ${shown} 2999`)).toBe('sentBack');
    await reload(page);
    await page.getByLabel('Paranın gönderileceği IBAN').fill('TR00');
    await page.getByRole('button', { name: 'IBAN’ı bildir' }).click();
    await expect(page.getByLabel('Paranın gönderileceği IBAN')).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);
    await page.getByLabel('Paranın gönderileceği IBAN').fill('TR33 0006 1005 1978 6457 8413 26');
    await page.getByRole('button', { name: 'IBAN’ı bildir' }).click();
    await expect(page.getByLabel('Paranın gönderileceği IBAN')).toHaveCount(0);
  });
});

test.describe('a corporate plan', () => {
  // An address that is not confirmed yet.
  test.use({ allowedErrors: [/status of 403/] });

  test('lets its payer found and name an organisation, and can be extended near its end', async ({ page, shop }) => {
    test.slow();
    const email = newEmail();
    await enter(page, '/fiyatlandirma', email);
    await page.getByRole('link', { name: 'Kurumunuzu kurun · ₺299/ay' }).click();
    const name = page.getByLabel('Kurumun adı');
    await name.fill('www.tuzak.example');
    await page.getByRole('button', { name: 'Fatura bilgilerine geç' }).click();
    await expect(name).toHaveAccessibleDescription(/Kurumun adında yalnızca|internet adresi gibi/);
    await expectAccessible(page);
    await name.fill('Deniz Hukuk');
    await page.getByRole('button', { name: 'Fatura bilgilerine geç' }).click();
    await expect(page.getByText(/önce e-posta adresinizi onaylayın/)).toBeVisible();
    await shop.tell(`confirm ${email}`);
    await reload(page);
    await name.fill('Deniz Hukuk');
    await page.getByRole('button', { name: 'Fatura bilgilerine geç' }).click();
    await page.getByRole('button', { name: 'Kurumun adını değiştir' }).click();
    await expect(name).toHaveValue('Deniz Hukuk');
    await page.getByRole('button', { name: 'Fatura bilgilerine geç' }).click();
    await sayWhoBuys(page, 'company');
    await expect(page.getByText(/Planı “Deniz Hukuk” kurumunda en çok 5 kişi birlikte/).first()).toBeVisible();
    await expectAccessible(page);
    await agree(page, { startsAtOnce: true });
    await confirmButton(page, '₺299,00').click();
    await payByCard(page);
    await expect(page.getByRole('heading', { name: 'Kurumsal planınız açıldı' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Kurum sayfasına git' }).click();
    await expect(page.getByRole('heading', { name: 'Deniz Hukuk' })).toBeVisible();
    // The end of a month's plan is always within the period in which it can be extended.
    await page.getByRole('link', { name: 'Planı uzat' }).click();
    await expect(page.getByRole('region', { name: 'Kurumsal, aylık' })).toContainText('Süren planın bitiminde');
    await expect(page.getByRole('heading', { name: '1. Fatura bilgileri' })).toBeVisible();
    await expectAccessible(page);
  });
});
