import { expect, expectAccessible, open, test } from '../support/open-page.ts';
import { openPanel, panel } from '../support/support-world.ts';

test('help opens beside a listing that stays open, readable and usable', async ({ page }) => {
  await open(page, '/search');
  await page.getByRole('list', { name: 'İhaleler' }).getByRole('link').first().click();
  const listing = page.getByRole('dialog').filter({ has: page.getByRole('heading', { level: 1 }) });
  await listing.getByRole('link', { name: 'Yardım', exact: true }).click();
  await expect(panel(page).getByRole('link', { name: 'Yardım merkezi' })).toBeVisible();
  await expect(panel(page).getByRole('heading', { name: 'Mesaj', exact: true })).toBeVisible();
  await panel(page).getByLabel('Adınız').fill('Işıl');
  const title = await listing.getByRole('heading', { level: 1 }).boundingBox();
  const side = await panel(page).boundingBox();
  expect((title?.x ?? 0) + (title?.width ?? 0)).toBeLessThan(side?.x ?? 0);

  await listing.getByRole('heading', { level: 1 }).click();
  await page.mouse.wheel(0, 400);
  await expect(listing.getByRole('heading', { name: 'Teklif hesabı' })).toBeVisible();
  await expect(panel(page).getByLabel('Adınız')).toHaveValue('Işıl');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(listing).toBeVisible();
});

test('in a very narrow window help opens from the footer', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Yardım', exact: true })).toBeHidden();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Mesaj yazın' }).click();
  await expect(panel(page).getByLabel('Adınız')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.keyboard.press('Escape');
  await openPanel(page);
  await expect(panel(page)).toBeVisible();
});
