import { confirmAddress } from '../support/desk-world.ts';
import { beMember } from '../support/members-world.ts';
import { expect, expectAccessibleAtBothWidths, open, test } from '../support/open-page.ts';
import { beOperator } from '../support/seated-operator.ts';

// Browsers log deliberate refusals in the console.
test.use({ allowedErrors: [/status of 409/] });

test('after an offer is confirmed at the desk, the member owns the organisation', async ({ page, browser }) => {
  test.slow();
  const owner = await (await browser.newContext()).newPage();
  const { email } = await beMember(owner);
  const name = `Deniz Ortaklık ${Date.now()}`;
  await beOperator(page, 'yonetici');
  await open(page, '/yonetim/kurumlar');
  const form = page.getByRole('region', { name: 'Yeni kurum' });
  await form.getByRole('heading').click();
  await form.getByLabel('Kurumun adı').fill('www.ornek.com');
  await form.getByLabel('Kaç kişi').fill('1');
  await form.getByLabel('Gerekçe').press('Enter');
  await expect(form.getByText('Kurumun adı internet adresi gibi okunuyor', { exact: false })).toBeVisible();
  await expect(form.getByText('Kişi sayısı 2 ile 500 arasında bir sayı olmalıdır.')).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await form.getByLabel('Üyenin e-posta adresi').fill(email);
  await form.getByLabel('Kurumun adı').fill(name);
  await form.getByLabel('Kaç kişi').fill('4');
  await form.getByLabel('Planın son günü').fill('2029-12-31');
  await form.getByLabel('Gerekçe').fill('Teklif 12');
  await form.getByLabel('Gerekçe').press('Enter');
  await expect(form.getByText('Bu üye e-posta adresini henüz onaylamadı.')).toBeVisible();
  await confirmAddress(email);
  await form.getByLabel('Gerekçe').press('Enter');
  const table = page.getByRole('region', { name: 'Kurumlar', exact: true });
  await expect(table.getByRole('row', { name: new RegExp(`${name} 1 / 4 .* 31\\.12\\.2029 Sürüyor`) })).toBeVisible();

  const change = page.getByRole('region', { name: 'Plan değişikliği' });
  await change.getByRole('heading').click();
  await change.getByRole('combobox', { name: 'Kurum' }).selectOption(name);
  await change.getByLabel('Kaç kişi').fill('6');
  await change.getByLabel('Planın son günü').fill('2030-06-30');
  await change.getByLabel('Gerekçe').fill('Teklif 13');
  await change.getByRole('button', { name: 'Değiştir' }).press('Enter');
  await expect(table.getByRole('row', { name: new RegExp(`${name} 1 / 6 .* 30\\.06\\.2030 Sürüyor`) })).toBeVisible();

  await open(owner, '/kurum');
  await expect(owner.getByRole('heading', { level: 2, name })).toBeVisible();
  await owner.getByRole('heading', { name: 'İşlem kaydı' }).click();
  await expect(owner.getByRole('list', { name: 'İşlem kaydı' })).toContainText(
    'Peyda: Plan değişti (6 kişi; 30.06.2030 gününün sonuna kadar)',
  );
  await owner.context().close();
});
