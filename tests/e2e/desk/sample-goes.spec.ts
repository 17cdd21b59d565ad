import type { Page } from '@playwright/test';
import { test } from '../support/collecting-world.ts';
import { beMember } from '../support/members-world.ts';
import { expect, expectAccessibleAtBothWidths, open } from '../support/open-page.ts';
import { beOperator } from '../support/seated-operator.ts';

test.use({ sampleSize: '24' });

const authorized = (token: string) => ({ authorization: `Bearer ${token}` });

/** The number of the member's notifications about the generated market. */
async function toldOf(page: Page, token: string): Promise<number> {
  const answer = await page.request.get('/api/user/notifications', { headers: authorized(token) });
  return (await answer.text()).split('Örnek ilanlar kaldırıldı').length - 1;
}

test('importing the first real file warns what members lose, asks for confirmation, and notifies them once', async ({
  page,
  browser,
  baseURL,
}) => {
  const hers = await browser.newPage({ baseURL: baseURL ?? '' });
  const { token } = await beMember(hers);
  const { properties } = await (await hers.request.get('/api/properties/search')).json();
  const saving = await hers.request.post('/api/user/saved-ads', {
    data: { propertyId: properties[0].id },
    headers: authorized(token),
  });
  expect(saving.ok()).toBe(true);

  await beOperator(page, 'icerik');
  await open(page, '/yonetim/toplama');
  await page.getByLabel('Dosya seç').setInputFiles('tests/fixtures/ilan-gov-tr-list.json');
  const file = page
    .getByRole('list', { name: 'Tarayıcıdan gelen dosyalar' })
    .getByRole('listitem')
    .filter({ hasText: 'ilan-gov-tr-list.json' })
    .first();
  const agreeing = file.getByRole('button', { name: /^Onayla ve içe aktar/ });
  await agreeing.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Örnek pazarın 24 ilanı silinecek.');
  await expect(dialog).toContainText('1 üyenin bu ilanlardan sakladıkları da onlarla gidecek: 1 kaydedilen ilan.');
  await expect(dialog).toContainText('Bu işlem geri alınamaz.');
  await expectAccessibleAtBothWidths(page);

  // If the dialog is closed without confirmation, nothing is deleted.
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  expect((await (await hers.request.get('/api/properties/search')).json()).total).toBeGreaterThan(0);
  expect(await toldOf(hers, token)).toBe(0);

  await agreeing.press('Enter');
  await dialog.getByLabel('Gerekçe').fill('Gerçek ilanlar geldi');
  await dialog.getByLabel('Gerekçe').press('Enter');
  await expect(file).toContainText('38 eklendi');
  await expect.poll(() => toldOf(hers, token)).toBe(1);
  await hers.close();
});
