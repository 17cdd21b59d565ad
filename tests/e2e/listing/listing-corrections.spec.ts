import { announce } from '../support/announce.ts';
import { beMember } from '../support/members-world.ts';
import { expect, expectAccessibleAtBothWidths, open, reload, test } from '../support/open-page.ts';

const TEXT = 'Taşınmazın muhammen bedeli 1.200.000,00 TL olup satış elektronik ortamda yapılacaktır.';

test('a correction is announced, listed and compared side by side, using only the keyboard', async ({ page }) => {
  test.slow();
  const sourceKey = `duzeltme-${Date.now()}`;
  const auction = {
    sourceKey,
    auctionId: sourceKey,
    dosyaBilgi: '2026/5150 Esas',
    title: `Düzeltilen daire ${sourceKey}`,
    il: 'Ankara',
  };
  const before = { ...auction, price: 1_200_000, description: TEXT };
  await announce(before);
  const { token } = await beMember(page);
  const headers = { authorization: `Bearer ${token}` };
  const found = await page.request.get(`/api/properties/search?query=${sourceKey}`);
  const { properties }: { properties: { id: number }[] } = await found.json();
  const id = properties[0]?.id;
  expect((await page.request.post('/api/user/saved-ads', { headers, data: { propertyId: id } })).status()).toBe(200);

  await open(page, `/ilan/${id}`);
  const corrections = page.getByRole('region', { name: 'Düzeltmeler' });
  await expect(corrections).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Kaynak ve son doğrulama' })).toContainText(
    /Son doğrulama: \d{2}\.\d{2}\.\d{4} \d{2}:\d{2}\..*O günden beri ilanda düzeltme yapılmadı\./,
  );

  await announce({ ...before, price: 1_350_000, description: TEXT.replace('1.200.000,00', '1.350.000,00') });
  await open(page, '/user?tab=notifications');
  const told = page.getByRole('list', { name: 'Bildirimler' }).getByRole('link').first();
  await expect(told).toContainText('Kaydettiğiniz ilan düzeltildi: muhammen bedel');
  await expect(told).toContainText('Muhammen bedel 1.200.000 TL’den 1.350.000 TL’ye değişti');
  await told.focus();
  await page.keyboard.press('Enter');

  await expect(corrections).toContainText('Muhammen bedel: çıkarılan: ₺1.200.000 → eklenen: ₺1.350.000');
  await expectAccessibleAtBothWidths(page);
  const link = corrections.getByRole('link', { name: /düzeltmesini yan yana karşılaştırın$/ });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/ilan/${id}/surumler\\?eski=1&yeni=2$`));
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  const row = page.getByRole('row', { name: /Muhammen bedel/ });
  await expect(row).toContainText('₺1.350.000');
  await expect(page.getByRole('button', { name: 'Tamamını aç' })).toBeVisible();
  await expect(page.getByText('elektronik ortamda')).toHaveCount(0);
  await expectAccessibleAtBothWidths(page);

  // With premium, here from a trial, the words are visible, too.
  await page.request.post('/api/trial', { data: { deviceId: `web_${Date.now()}` } });
  await page.evaluate(() => localStorage.removeItem('authToken'));
  await reload(page);
  const words = page.getByRole('region', { name: 'Metin' });
  await expect(words.getByRole('deletion').filter({ visible: true })).toHaveText('çıkarılan: 1.200.000,00');
  await expect(words.getByRole('insertion').filter({ visible: true })).toHaveText('eklenen: 1.350.000,00');
  await expect(words.getByRole('heading', { name: '1. sürüm' })).toBeVisible();
  await expectAccessibleAtBothWidths(page);

  const newer = page.getByLabel('Yeni sürüm');
  await newer.selectOption('1');
  await expect(page.getByText('İki ayrı sürüm seçin.')).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  await newer.selectOption('2');
  await expect(row).toBeVisible();
  await expect(words.getByRole('heading', { name: '1. sürüm' })).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
