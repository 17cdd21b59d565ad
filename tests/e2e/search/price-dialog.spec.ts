import { expect, expectAccessible, open, test } from '../support/open-page.ts';

test('a card explains its price, without counting as an opened listing', async ({ page }) => {
  const opened: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/properties\/\d+$/u.test(request.url())) opened.push(request.url());
  });
  await open(page, '/search?category=1&minPrice=100000&view=rows');
  await page
    .getByRole('button', { name: /^Bedel ve masraflar: / })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Bedel ve masraflar' });
  await expect(dialog.getByText('Muhammen bedel')).toBeVisible();
  await expect(dialog.getByText(/Teminat/u).first()).toBeVisible();
  await expect(dialog.getByText(/en az teklif/u)).toBeVisible();
  await expect(dialog.getByText('toplam maliyeti Premium hesaplar.', { exact: false })).toBeVisible();
  expect(opened).toEqual([]);
  await expectAccessible(page);
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Bedel ve masraflar: / }).first()).toBeFocused();
});

test('during a trial it shows the whole cost and its parts as calculated', async ({ page }) => {
  await open(page, '/search?category=1&minPrice=100000');
  await page
    .getByRole('button', { name: /^Bedel ve masraflar: / })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Bedel ve masraflar' });
  await dialog.getByRole('button', { name: 'Toplam maliyeti aç' }).click();
  await page.getByRole('button', { name: '7 gün ücretsiz deneyin' }).click();
  await expect(dialog.getByText('Toplam maliyet', { exact: true })).toBeVisible();
  await expect(dialog.getByText('Tapu harcı', { exact: false }).first()).toBeVisible();
});
