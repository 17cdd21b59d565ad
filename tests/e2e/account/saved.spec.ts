import type { Page } from '@playwright/test';
import { anyListing, asSaved, newEmail, PASSWORD, playAccount, playMember, toastOf } from '../support/members-world.ts';
import { expect, expectAccessible, open, test } from '../support/open-page.ts';
import { BOTH_WIDTHS } from '../support/widths.ts';

const hearts = (page: Page) => page.getByRole('button', { name: /^İlanı kaydet/ });

test('a visitor is asked to join, and the wish is carried out afterwards', async ({ page }) => {
  const world = await playMember(page);
  await open(page, '/search');
  await hearts(page).nth(1).click();
  const dialog = page.getByRole('dialog', { name: 'Üye Olun' });
  await expect(dialog.getByText('İlanları kaydetmek için üye olmalısınız.')).toBeVisible();
  expect(world.changes).toEqual([]);
  await dialog.getByLabel('E-posta').fill(newEmail());
  await dialog.getByLabel('Cep telefonu').fill('05321234567');
  await dialog.getByLabel('Şifre', { exact: true }).fill(PASSWORD);
  await dialog.getByLabel('Şifre (yeniden)').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Üye ol' }).click();
  await expect(toastOf(page, 'İlan Kaydedildi')).toBeVisible();
  await expect(hearts(page).nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(hearts(page).nth(1)).toBeFocused();
  expect(world.changes).toEqual(['POST /api/user/saved-ads']);
});

test('hearts save and take back, with one list for all of them', async ({ page }) => {
  await playAccount(page);
  const world = await playMember(page);
  let lists = 0;
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().endsWith('/api/user/saved-ads')) lists += 1;
  });
  await open(page, '/search');
  await expect(hearts(page)).toHaveCount(24);
  await expect.poll(() => lists).toBe(1);
  const heart = hearts(page).first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(toastOf(page, 'İlan Kaydedildi')).toBeVisible();
  await heart.press('Enter');
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await expect(toastOf(page, 'İlan Kaldırıldı')).toBeVisible();
  expect(world.changes.map((change) => change.split(' ')[0])).toEqual(['POST', 'DELETE']);
  await expect(page).toHaveURL(/\/search$/);
  await expectAccessible(page);
});

test.describe('when the server refuses', () => {
  test.use({ allowedErrors: [/status of 500/] });
  test('the heart goes back to what it was and says why', async ({ page }) => {
    await playAccount(page);
    const world = await playMember(page, { failWith: 500 });
    await open(page, '/search');
    const heart = hearts(page).first();
    await heart.click();
    await expect(toastOf(page, 'İlan kaydedilirken bir hata oluştu.')).toBeVisible();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    world.failWith = undefined;
    await heart.click();
    await expect(toastOf(page, 'İlan Kaydedildi')).toBeVisible();
    world.failWith = 500;
    await heart.click();
    await expect(toastOf(page, 'İlan kaldırılırken bir hata oluştu.')).toBeVisible();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  });
});

test('saved listings stay after they have ended, and removing one can be undone', BOTH_WIDTHS, async ({ page }) => {
  await playAccount(page);
  const listing = await anyListing(page);
  const ended = asSaved({ ...listing, id: listing.id + 1, title: 'Sona ermiş ilan' }, true);
  await playMember(page, { saved: [asSaved(listing), ended] });
  await open(page, '/user?tab=saved-ads');
  const current = page.getByRole('list', { name: 'Kaydedilen ilanlar' }).getByRole('article');
  await expect(current).toHaveCount(1);
  await expect(
    page.getByRole('list', { name: 'Sona eren ihaleler' }).getByText('Satıldı', { exact: true }),
  ).toBeVisible();
  await expectAccessible(page);
  await current.getByRole('button', { name: /^İlanı kaydet/ }).click();
  await expect(current).toHaveCount(0);
  await page.getByRole('button', { name: 'Geri al' }).click();
  await expect(current).toHaveCount(1);
});

test('an empty list says what to do', async ({ page }) => {
  await playAccount(page);
  await playMember(page);
  await open(page, '/user?tab=saved-ads');
  await expect(page.getByText('Henüz ilan kaydetmediniz.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'İhalelere bakın' })).toHaveAttribute('href', '/search');
});
