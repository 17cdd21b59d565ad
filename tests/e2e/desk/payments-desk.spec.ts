import type { Browser, Page } from '@playwright/test';
import { closeSheet, openSheet, setFace, tagged } from '#server/platform/pdf/pdf-sheet.ts';
import { TEST_BUYER } from '../../support/orders/buy.ts';
import { expect, expectAccessibleAtBothWidths, open, reload } from '../support/open-page.ts';
import { beOperator } from '../support/seated-operator.ts';
import { agree, confirmButton, joinShop, sayWhoBuys, test } from '../support/shop-world.ts';

type Shop = { tell(line: string): Promise<string> };

/** A member orders a month and chooses to pay by transfer; returns the code of the order. */
async function orderByTransfer(page: Page, shop: Shop): Promise<string> {
  await joinShop(page, shop, '/siparis?period=monthly');
  await sayWhoBuys(page);
  await page.getByRole('radio', { name: /^Havale/ }).check();
  await agree(page, { startsAtOnce: true });
  await confirmButton(page, '₺29,99').click();
  await expect(page.getByRole('heading', { name: 'Havaleniz bekleniyor' })).toBeVisible();
  return String(
    await page
      .getByText(/^PEY-[A-Z\d]{8}$/)
      .first()
      .textContent(),
  );
}

async function openDesk(browser: Browser, shop: Shop): Promise<Page> {
  const desk = await browser.newPage();
  await beOperator(desk, 'yonetici', (email) => shop.tell(`appoint ${email}`));
  await open(desk, '/yonetim');
  return desk;
}

async function makePdf(text: string): Promise<Buffer> {
  const sheet = openSheet({ title: 'Fatura', subject: 'Fatura', writtenOn: '2026-11-22' });
  setFace(sheet, 'regular', 12);
  tagged(sheet, sheet.root, 'P', () => void sheet.document.text(text));
  return closeSheet(sheet);
}

test.beforeEach(async ({ shop }) => {
  await shop.tell('launch 2027-06-30');
});

test('a transfer is confirmed without typing, its invoice is entered, and its buyer receives both', async ({
  page,
  browser,
  shop,
}) => {
  test.slow();
  const reference = await orderByTransfer(page, shop);
  const desk = await openDesk(browser, shop);
  await desk.getByRole('list', { name: 'Bekleyen işler' }).getByRole('link', { name: 'Havaleleri aç' }).click();
  await desk.getByRole('button', { name: `Havale geldi: ${reference}` }).click();
  const arrived = desk.getByRole('dialog', { name: 'Havale geldi' });
  for (const fact of [reference, TEST_BUYER.name, '₺29,99']) await expect(arrived).toContainText(fact);
  await expectAccessibleAtBothWidths(desk);
  // Nothing has to be typed: code and amount come from the order, and the reason is filled in.
  await expect(arrived.getByRole('textbox')).toHaveCount(1);
  await arrived.getByRole('button', { name: 'Havaleyi onayla' }).click();
  await expect(arrived).toHaveCount(0);
  await expect(desk.getByRole('button', { name: `Havale geldi: ${reference}` })).toHaveCount(0);
  await reload(page);
  await expect(page.getByRole('heading', { name: 'Premium üyeliğiniz açıldı' })).toBeVisible();

  await shop.tell('settle');
  await reload(desk);
  await desk.getByRole('button', { name: `Faturayı işle: ${reference}` }).click();
  const entering = desk.getByRole('dialog', { name: 'Faturayı işleme' });
  await expect(entering).toContainText(`${reference}, ${TEST_BUYER.name}`);
  await entering.getByRole('button', { name: 'Faturayı işle' }).click();
  await expect(entering.getByText('PDF’i seçin.')).toBeVisible();
  await expect(entering.getByLabel('Fatura numarası')).toBeFocused();
  const number = `PEY2026${String(Date.now()).slice(-9)}`;
  await entering.getByLabel('Fatura numarası').fill(number.toLowerCase());
  const buffer = await makePdf(number);
  await entering.locator('input[type=file]').setInputFiles({ name: 'fatura.pdf', mimeType: 'application/pdf', buffer });
  await expect(entering.getByText('fatura.pdf')).toBeVisible();
  await expectAccessibleAtBothWidths(desk);
  await entering.getByRole('button', { name: 'Faturayı işle' }).click();
  await expect(entering).toHaveCount(0);
  await expect(desk.getByRole('button', { name: `Faturayı işle: ${reference}` })).toHaveCount(0);
  await desk.close();

  await open(page, '/user?sayfa=uyelik');
  const downloading = page.waitForEvent('download');
  await page
    .getByRole('list', { name: 'Faturalar' })
    .getByRole('button', { name: `Fatura ${number}` })
    .click();
  expect((await downloading).suggestedFilename()).toBe(`peyda-fatura-${number}.pdf`);
});

test('a refund is marked as sent, after the dialog shows recipient, amount and account', async ({
  page,
  browser,
  shop,
}) => {
  test.slow();
  const reference = await orderByTransfer(page, shop);
  await page.getByRole('button', { name: 'Siparişten vazgeç' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Siparişten vazgeç' }).click();
  await expect(page.getByRole('heading', { name: 'Siparişten vazgeçildi' })).toBeVisible();
  const desk = await openDesk(browser, shop);
  await open(desk, '/yonetim/odemeler');
  const late = desk.getByRole('region', { name: 'Listede olmayan havale' });
  await late.getByRole('heading').click();
  await late.getByLabel('Sipariş kodu').fill(reference);
  await late.getByLabel('Gelen tutar (lira)').fill('29,99');
  await late.getByLabel('Gerekçe').fill('Dekont görüldü');
  await late.getByRole('button', { name: 'Havaleyi onayla' }).click();
  const row = desk.getByRole('region', { name: 'Elle ödenecek iadeler', exact: true }).getByRole('row');
  const own = row.filter({ hasText: reference });
  await expect(own).toContainText(`${TEST_BUYER.name}`);
  await expect(own).toContainText('IBAN yok, sorun:');

  await reload(page);
  await page.getByLabel('Paranın gönderileceği IBAN').fill('TR33 0006 1005 1978 6457 8413 26');
  await page.getByRole('button', { name: 'IBAN’ı bildir' }).click();
  await expect(page.getByLabel('Paranın gönderileceği IBAN')).toHaveCount(0);
  await open(desk, '/yonetim');
  await desk.getByRole('list', { name: 'Bekleyen işler' }).getByRole('link', { name: 'İadeleri aç' }).click();
  await own.getByRole('button', { name: `İade gönderildi: ${reference}` }).click();
  const sent = desk.getByRole('dialog', { name: 'İade gönderildi' });
  for (const fact of [reference, TEST_BUYER.name, '₺29,99', 'TR33']) await expect(sent).toContainText(fact);
  await expectAccessibleAtBothWidths(desk);
  await sent.getByRole('button', { name: 'Gönderildi olarak yaz' }).click();
  await expect(own).toHaveCount(0);
  await desk.close();
  await reload(page);
  await expect(page.getByText(/günü gönderildi$/)).toBeVisible();
});
