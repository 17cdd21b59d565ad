import type { Page } from '@playwright/test';
import { beMember, newEmail, PASSWORD, toastOf } from '../support/members-world.ts';
import { expect, expectAccessible, open, test } from '../support/open-page.ts';
import { BOTH_WIDTHS } from '../support/widths.ts';

const boxes = (page: Page) => page.getByRole('checkbox', { name: /^Seç: / });
const bar = (page: Page) => page.getByRole('region', { name: 'Seçilen ilanlar' });
const begin = async (page: Page) => {
  await page.getByRole('button', { name: 'İlan seç' }).click();
  await expect(bar(page)).toBeVisible();
};

test('several listings are selected, saved and tagged together', BOTH_WIDTHS, async ({ page }) => {
  await beMember(page);
  await open(page, '/search');
  await expect(boxes(page)).toHaveCount(0);
  await begin(page);
  await boxes(page).nth(0).check();
  // Clicking anywhere on a card counts.
  await page
    .getByRole('list', { name: 'İhaleler' })
    .getByRole('listitem')
    .nth(2)
    .click({ position: { x: 60, y: 60 } });
  await expect(page).toHaveURL(/\/search$/);
  await expect(bar(page).getByRole('status')).toHaveText('2 ilan seçildi');
  await expectAccessible(page);
  await bar(page).getByRole('button', { name: 'Kaydet' }).click();
  await expect(toastOf(page, '2 ilan kaydedildi')).toBeVisible();
  await bar(page).getByRole('button', { name: 'Etiketle' }).click();
  const dialog = page.getByRole('dialog', { name: 'Etiketle' });
  await dialog.getByLabel('Etiket').fill('pazartesi');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Etiketi ver' }).click();
  await expect(toastOf(page, '2 ilan “pazartesi” etiketini taşıyor')).toBeVisible();
  // The dialog goes back in the history when it closes, which would interrupt a navigation.
  await expect(dialog).toBeHidden();
  await open(page, '/pano');
  await expect(page.getByText('pazartesi').and(page.locator(':visible')).first()).toBeVisible();
});

test('a visitor who saves is asked to join, and the selection is then saved', async ({ page }) => {
  await open(page, '/search');
  await begin(page);
  await boxes(page).nth(1).check();
  await boxes(page).nth(3).check();
  await bar(page).getByRole('button', { name: 'Kaydet' }).click();
  const dialog = page.getByRole('dialog', { name: 'Üye Olun' });
  await dialog.getByLabel('E-posta').fill(newEmail());
  await dialog.getByLabel('Cep telefonu').fill('05321234567');
  await dialog.getByLabel('Şifre', { exact: true }).fill(PASSWORD);
  await dialog.getByLabel('Şifre (yeniden)').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Üye ol' }).click();
  await expect(toastOf(page, '2 ilan kaydedildi')).toBeVisible();
  await expect(bar(page).getByRole('status')).toHaveText('2 ilan seçildi');
  await expect(boxes(page).nth(3)).toBeChecked();
});

test('a link shows only the selected listings, and up to four are compared', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await open(page, '/search');
  await begin(page);
  for (const at of [0, 1, 2]) await boxes(page).nth(at).check();
  await bar(page).getByRole('button', { name: 'Paylaş' }).click();
  await expect(toastOf(page, 'Bağlantı kopyalandı')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  await bar(page)
    .getByRole('button', { name: /^Tümünü seç/ })
    .click();
  await bar(page).getByRole('button', { name: 'Karşılaştır' }).click();
  await expect(toastOf(page, 'Karşılaştırmak için 2 ile 4 arasında ilan seçin.')).toBeVisible();
  await open(page, copied);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('3 ihale');
  await begin(page);
  await bar(page)
    .getByRole('button', { name: /^Tümünü seç/ })
    .click();
  await bar(page).getByRole('button', { name: 'Karşılaştır' }).click();
  await expect(page).toHaveURL(/\/karsilastir\?ilanlar=/);
  await expect(page.getByRole('columnheader')).toHaveCount(4);
});

test('rows are selected by keyboard and as a range, and Escape clears the selection', async ({ page }) => {
  await open(page, '/search?view=table');
  const button = page.getByRole('button', { name: 'İlan seç' });
  await button.press('Enter');
  await expect(boxes(page)).toHaveCount(24);
  await boxes(page).nth(1).press('Space');
  await boxes(page)
    .nth(5)
    .click({ modifiers: ['Shift'] });
  await expect(bar(page).getByRole('status')).toHaveText('5 ilan seçildi');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(bar(page)).toHaveCount(0);
  await expect(button).toBeFocused();
});
