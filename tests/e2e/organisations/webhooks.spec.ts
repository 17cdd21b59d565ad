import { toastOf } from '../support/members-world.ts';
import { expect, expectAccessibleAtBothWidths, open, reload } from '../support/open-page.ts';
import { beConfirmedMember, test, unfold } from '../support/organisation-world.ts';

const URL = 'https://olay.ornek.example/peyda';
// Browsers log the refusal of a local address in the console.
test.use({ allowedErrors: [/status of 400/] });

test('an owner adds a webhook, sees its secret once, renews it, pauses and deletes it', async ({ page, office }) => {
  test.slow();
  const owner = await beConfirmedMember(page, office, { firstName: 'Ece', lastName: 'Uçar' });
  await office.found(owner, 'Uçar Gayrimenkul');
  await open(page, '/kurum');
  const section = page.getByRole('region', { name: 'Webhook’lar' });
  await unfold(page, 'Webhook’lar');
  await section.getByRole('button', { name: 'Webhook adresi ekle' }).click();
  await section.getByLabel('Adres', { exact: true }).fill('https://127.0.0.1/olay');
  await section.getByLabel('Adres', { exact: true }).press('Enter');
  await expect(section.getByText('Adres internetten ulaşılan bir sunucuyu göstermelidir.')).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await section.getByLabel('Adres', { exact: true }).fill(URL);
  await section.getByLabel('Süre doldu').uncheck();
  await section.getByRole('button', { name: 'Adresi ekle' }).click();
  const secret = section.getByText(/^whsec_/);
  await expect(secret).toBeVisible();
  const first = await secret.innerText();
  const list = section.getByRole('list', { name: 'Webhook adresleri' });
  await expect(list).toContainText(
    'Yeni ilan, İlan değişti, Satıldı, Satılamadı, İlan kalktı, Aynı malın ilanları, Uyarı buldu, Rapor hazır. Bütün ilanlar.',
  );
  await reload(page);
  await expect(list).toContainText(URL);
  await expect(secret).toHaveCount(0);

  await list.getByRole('button', { name: `Gizli anahtarı yenile: ${URL}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Gizli anahtarı yenile' }).click();
  await expect(secret).toBeVisible();
  expect(await secret.innerText()).not.toBe(first);
  await expect(list).toContainText(/Eski gizli anahtar .* tarihine kadar geçerli\./);
  await list.getByRole('button', { name: `Gönderimleri göster: ${URL}` }).click();
  await expect(list).toContainText('Son 7 günde gönderim yok.');
  await list.getByRole('button', { name: `Duraklat: ${URL}` }).click();
  await expect(list).toContainText('Duraklatıldı');
  await expectAccessibleAtBothWidths(page);

  await list.getByRole('button', { name: `Webhook adresini sil: ${URL}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sil' }).click();
  await expect(toastOf(page, 'Webhook adresi silindi.')).toBeVisible();
  await expect(section).toContainText('Webhook adresi yok.');
});
