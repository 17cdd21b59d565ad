import type { Page } from '@playwright/test';
import { expect, expectAccessible, open, test } from '../support/open-page.ts';
import { BOTH_WIDTHS } from '../support/widths.ts';

const card = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'Planlar' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });

test('plans begin by the month, with the launch price beside the list price (D3)', async ({ page }) => {
  await open(page, '/fiyatlandirma');
  await expect(page.getByRole('radio', { name: 'Aylık' })).toBeChecked();
  await expect(card(page, 'Ücretsiz')).toContainText('₺0 / ay');
  await expect(card(page, 'Premium')).toContainText('₺99 / ay');
  await expect(card(page, 'Premium')).toContainText('Lansman fiyatı₺29,99 / ay');
  await expect(card(page, 'Premium')).toContainText('Önerilen');
  await expect(card(page, 'Premium').getByRole('button')).toHaveText('Premium’a geçin · ₺29,99/ay');
  await expect(card(page, 'Kurumsal')).toContainText('₺299 / ay');
  // No mail server is configured here (D8).
  await expect(card(page, 'Premium').getByRole('listitem').filter({ hasText: 'e-posta uyarıları' })).toContainText(
    'Yakında',
  );
  const ofCorporate = (hasText: string) => card(page, 'Kurumsal').getByRole('listitem').filter({ hasText });
  await expect(ofCorporate('Çok kullanıcılı yönetim')).toContainText('Yakında');
  await expect(ofCorporate('Özel raporlar')).not.toContainText('Yakında');
  await expect(ofCorporate('API erişimi')).not.toContainText('Yakında');
});

test(
  'by the year they show the monthly equivalent, and that no year of premium is sold yet (D53)',
  BOTH_WIDTHS,
  async ({ page }) => {
    await open(page, '/fiyatlandirma');
    const yearly = page.getByRole('radio', { name: 'Yıllık', exact: true });
    await yearly.check({ force: true });
    await expect(card(page, 'Premium')).toContainText('₺83 / ay');
    await expect(card(page, 'Premium')).toContainText('Yıllık liste fiyatı ₺990');
    await expect(card(page, 'Premium')).toContainText('bugünkü aylık fiyatla on iki ay ₺359,88 tutar');
    await expect(card(page, 'Premium')).toContainText('Yıllık üyelik lansmandan sonra satılır');
    await expect(card(page, 'Premium')).not.toContainText('tasarruf');
    await expect(card(page, 'Premium').getByRole('button')).toHaveText('Premium’a geçin · ₺29,99/ay');
    await expect(card(page, 'Kurumsal')).toContainText('₺250 / ay');
    await expect(card(page, 'Kurumsal')).toContainText('Yılda ₺2.999. ₺589 tasarruf');
    await expect(card(page, 'Ücretsiz')).toContainText('₺0 / ay');
    await expectAccessible(page);
    await yearly.press('ArrowLeft');
    await expect(page.getByRole('radio', { name: 'Aylık' })).toBeChecked();
    await expect(card(page, 'Premium')).toContainText('₺99 / ay');
  },
);

test('plans sold only on request link to the form with their subject', async ({ page }) => {
  await open(page, '/fiyatlandirma');
  await card(page, 'Kurumsal').getByRole('link', { name: 'Kurumsal teklif isteyin' }).click();
  await expect(page).toHaveURL(/\/iletisim\?konu=Kurumsal/);
  await expect(page.getByRole('textbox', { name: 'Konu' })).toHaveValue('Kurumsal plan');
});
