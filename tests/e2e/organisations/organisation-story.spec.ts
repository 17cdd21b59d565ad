import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { anyListing, newEmail, PASSWORD, toastOf } from '../support/members-world.ts';
import { expect, expectAccessibleAtBothWidths, open, reload } from '../support/open-page.ts';
import { beConfirmedMember, test, unfold } from '../support/organisation-world.ts';

const NAME = 'Ak Yatırım A.Ş.';
// Browsers log the refused requests of a person who has left in the console.
test.use({ allowedErrors: [/status of (404|409)/] });

const section = (page: Page, name: string) => page.getByRole('region', { name });

async function register(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Üye ol' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('adresiyle üye olun.');
  await dialog.getByLabel('E-posta').fill(email);
  await dialog.getByLabel('Cep telefonu').fill(`0538${String(Date.now()).slice(-7)}`);
  await dialog.getByLabel('Şifre', { exact: true }).fill(PASSWORD);
  await dialog.getByLabel('Şifre (yeniden)').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Üye ol' }).click();
  await expect(dialog).toBeHidden();
}

async function invite(page: Page, email: string, role: string): Promise<void> {
  await page.getByLabel('E-posta adresi').fill(email);
  await page.getByRole('combobox', { name: 'Rol', exact: true }).selectOption(role);
  await page.getByLabel('E-posta adresi').press('Enter');
  await expect(page.getByRole('list', { name: 'Açık davetler' })).toContainText(email);
}

test('three members work together: invitation by mail, sharing, notes, export and leaving', async ({
  page,
  office,
  browser,
}) => {
  test.slow();
  const owner = await beConfirmedMember(page, office, { firstName: 'Oya', lastName: 'Akın' });
  await office.found(owner, NAME);
  const listing = await anyListing(page);
  await open(page, `/ilan/${listing.id}`);
  await page
    .getByRole('button', { name: /^İlanı kaydet|^Kaydet$/ })
    .first()
    .click();
  await expect(toastOf(page, 'İlan Kaydedildi')).toBeVisible();

  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Hesabım/ })
    .click();
  await page.getByRole('menuitem', { name: NAME }).click();
  await expect(page.getByRole('heading', { level: 2, name: NAME })).toBeVisible();
  await page.getByText('Kendi kayıtlarımdan paylaş').click();
  await page.getByRole('button', { name: `Paylaş: ${listing.title}` }).click();
  await expect(section(page, 'Paylaşılan ilanlar').getByRole('article')).toContainText('Oya Akın paylaştı');

  // A person without an account, who registers from the link, which also confirms the address.
  const newcomer = newEmail();
  await invite(page, newcomer, 'member');
  await expectAccessibleAtBothWidths(page);
  const guest = await (await browser.newContext({ baseURL: office.url })).newPage();
  const link = await office.mailedLink(newcomer, '/kurum/davet');
  await open(guest, link);
  await expect(guest.getByText(`${NAME} sizi davet ediyor`)).toBeVisible();
  await expectAccessibleAtBothWidths(guest);
  // Two clicks and one form: the act that was clicked is carried out after registration.
  await register(guest, newcomer);
  await expect(guest).toHaveURL(/\/kurum\?id=/);
  await guest.getByText(/^Not yaz/).click();
  await guest.getByLabel('Not', { exact: true }).fill('Arsa payı düşük.');
  await guest.getByRole('button', { name: 'Notu ekle' }).click();
  await expect(guest.getByRole('list', { name: /^Notlar/ })).toContainText('Arsa payı düşük.');
  await expect(section(guest, 'İşlem kaydı')).toHaveCount(0);
  await expect(guest.getByRole('button', { name: 'Davet gönder' })).toHaveCount(0);

  // A third person, with the role of a reader.
  const reading = await (await browser.newContext({ baseURL: office.url })).newPage();
  const reader = await beConfirmedMember(reading, office, { firstName: 'Rıza', lastName: 'Ünal' });
  await reload(page);
  await invite(page, reader, 'reader');
  await open(reading, await office.mailedLink(reader, '/kurum/davet'));
  await reading.getByRole('button', { name: 'Daveti kabul et' }).click();
  await expect(section(reading, 'Paylaşılan ilanlar').getByRole('article')).toContainText('Arsa payı düşük.');
  await expect(reading.getByText(/^Not yaz/)).toHaveCount(0);
  await expectAccessibleAtBothWidths(reading);
  await reading.context().close();

  await reload(page);
  await unfold(page, 'İşlem kaydı');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Kurumun verilerini indir (CSV)' }).click();
  const file = await readFile(await (await saving).path(), 'utf8');
  expect(file).toContain(`Not;${newcomer};`);
  expect(file).toContain('Rıza Ünal');

  await page.evaluate(() =>
    fetch('/api/user/property-alerts', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${localStorage.getItem('authToken')}` },
      body: JSON.stringify({ alertName: 'Ankara daireleri', searchCriteria: '{"query":"ankara daire"}' }),
    }),
  );
  await reload(page);
  await page.getByText('Kendi uyarılarımdan paylaş').click();
  await page.getByRole('button', { name: 'Paylaş: Ankara daireleri' }).click();
  await expect(toastOf(page, 'Uyarı kurumla paylaşıldı.')).toBeVisible();
  // At the top, the header of the page covers nothing.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessibleAtBothWidths(page);
  await reload(guest);
  await guest.getByRole('button', { name: 'Bana da haber ver: Ankara daireleri' }).click();
  await expect(guest.getByText('Size de haber verilir')).toBeVisible();

  await guest.getByRole('button', { name: 'Kurumdan ayrıl' }).focus();
  await guest.keyboard.press('Enter');
  const question = guest.getByRole('dialog', { name: `Kurumdan ayrılıyor musunuz: ${NAME}?` });
  await question.getByRole('button', { name: 'Kurumdan ayrıl' }).press('Enter');
  await expect(guest).toHaveURL(/\/user\?tab=saved-ads/);
  await open(guest, '/kurum');
  await expect(guest.getByText('Bir kurumun üyesi değilsiniz.')).toBeVisible();
  await guest.context().close();

  await reload(page);
  await expect(page.getByRole('list', { name: /^Notlar/ })).toContainText('Ayrılmış üye');
  await expect(page.getByRole('list', { name: 'İşlem kaydı' })).toContainText('Ayrılmış üye: Kurumdan ayrıldı');
  // The only owner can't leave until the organisation is handed over.
  await page.getByRole('button', { name: 'Kurumdan ayrıl' }).click();
  const handing = page.getByRole('dialog', { name: 'Kurumun tek sahibisiniz.' });
  await handing.getByLabel('Yeni sahip').selectOption({ label: `Rıza Ünal (${reader})` });
  await handing.getByRole('button', { name: 'Sahip yap' }).click();
  await expect(toastOf(page, 'Rol değiştirildi.')).toBeVisible();
  await page.getByRole('button', { name: 'Kurumdan ayrıl' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Kurumdan ayrıl' }).click();
  await expect(page).toHaveURL(/\/user\?tab=saved-ads/);
});
