import type { Page } from '@playwright/test';
import { appoint, sitDown } from '../support/desk-world.ts';
import { toastOf } from '../support/members-world.ts';
import { expect, expectAccessibleAtBothWidths, test } from '../support/open-page.ts';

// Browsers log the 404 of a nonexistent page in the console.
test.use({ allowedErrors: [/status of 404/] });

const form = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('`icerik` finds a listing, corrects it, masks a name and hides the listing', async ({ page }) => {
  await sitDown(page, await appoint(page, 'icerik'));
  await expectAccessibleAtBothWidths(page);
  await expect(page.getByRole('link', { name: 'İşlem kaydı' })).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Yönetim' }).getByRole('link', { name: 'İlanlar' }).press('Enter');

  const found = page.getByRole('list', { name: 'Bulunan ilanlar' });
  await expect(found.getByRole('listitem')).toHaveCount(25);
  await expectAccessibleAtBothWidths(page);
  const link = found.getByRole('link').nth(test.info().project.name === 'phone' ? 3 : 7);
  const title = String(await link.textContent());
  const word = title.split(/\s+/)[0] ?? '';
  await link.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  const id = new URL(page.url()).pathname.split('/').at(-1);
  await expectAccessibleAtBothWidths(page);

  const correction = form(page, 'Alan düzeltme');
  await correction.getByRole('button', { name: 'Düzelt' }).press('Enter');
  await expect(correction.getByText('Gerekçeyi yazın.')).toBeVisible();
  await correction.getByLabel('Alan').selectOption({ label: 'muhammen bedel' });
  await correction.getByLabel('Doğrusu').fill('2.500.000,50');
  await correction.getByLabel('Gerekçe').fill('Tutanakta başka yazıyor');
  await correction.getByLabel('Gerekçe').press('Enter');
  await expect(toastOf(page, 'Alan düzeltildi.')).toBeVisible();
  await expect(form(page, 'Düzeltilmiş: muhammen bedel').getByText('Düzeltilmişi: ₺2.500.000,50')).toBeVisible();

  const mask = form(page, 'Kelime kapatma');
  await mask.getByRole('heading').click();
  await mask.getByLabel('Kelime ya da ad soyad').fill(word);
  await mask.getByLabel('Gerekçe').fill('Başvuru üzerine');
  await mask.getByLabel('Gerekçe').press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: title.replace(word, '***') })).toBeVisible();
  expect((await (await page.request.get(`/api/properties/${id}`)).json()).price).toBe(2_500_000.5);

  const hiding = form(page, 'Gizleme');
  await hiding.getByRole('heading').click();
  await hiding.getByLabel('Gerekçe').fill('Başvuru üzerine');
  await hiding.getByLabel('Gerekçe').press('Enter');
  await expect(form(page, 'Yeniden gösterme')).toBeVisible();
  expect((await page.request.get(`/api/properties/${id}`)).status()).toBe(404);
  const done = form(page, 'Masada yapılanlar').getByRole('listitem');
  await expect(done).toHaveCount(3);
  await expect(done.first()).toContainText('İlanı gizledi');
  await expectAccessibleAtBothWidths(page);
  expect((await page.goto('/yonetim/kayit'))?.status()).toBe(404);
  expect((await page.goto('/yonetim/ilanlar'))?.status()).toBe(200);
  expect((await page.goto('/yonetim/boyle-bir-sayfa-yok'))?.status()).toBe(404);
  await expect(page.getByText('404 Page Not Found')).toBeVisible();
});

test('`yonetici` has every page in the menu, and the log shows who did what and why', async ({ page }) => {
  const admin = await appoint(page, 'yonetici');
  await sitDown(page, admin);
  await page.getByRole('navigation', { name: 'Yönetim' }).getByRole('link', { name: 'İşlem kaydı' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'İşlem kaydı' })).toBeVisible();
  await page.getByLabel('İşlem').selectOption({ label: 'Görev verdi' });
  await expect(page.getByRole('listitem').filter({ hasText: 'Görev verdi' }).first()).toContainText('komut satırı');
  await expectAccessibleAtBothWidths(page);
  await page.getByRole('navigation', { name: 'Yönetim' }).getByRole('link', { name: 'Ödemeler' }).press('Enter');
  const transfer = form(page, 'Listede olmayan havale');
  await transfer.getByRole('heading').click();
  await transfer.getByLabel('Sipariş kodu').fill('PEY-YOK');
  await transfer.getByLabel('Gelen tutar (lira)').fill('990');
  await transfer.getByLabel('Gerekçe').fill('Dekont görüldü');
  await transfer.getByLabel('Gerekçe').press('Enter');
  await expect(toastOf(page, 'PEY-YOK kodlu bir sipariş yok.')).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await page.getByRole('link', { name: 'Siteye dön' }).press('Enter');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Peyda, ana sayfa' })).toBeVisible();
});

test('a request about personal data is entered, opened, decided and answered', async ({ page }) => {
  await sitDown(page, await appoint(page, 'icerik'));
  const menu = page.getByRole('navigation', { name: 'Yönetim' });
  await menu.getByRole('link', { name: 'Kişisel veri başvuruları' }).press('Enter');
  await page.getByRole('button', { name: 'Başvuruyu yaz' }).press('Enter');
  await expect(page.getByLabel('Adı soyadı')).toBeFocused();
  await expectAccessibleAtBothWidths(page);
  await page.getByLabel('Adı soyadı').fill('Nurcihan Bozoklar');
  await page.getByLabel('E-posta adresi').fill('nurcihan@ornek.example');
  await page.getByLabel('Ne isteniyor?').fill('İlanda adım geçiyor, kaldırılsın.');
  await page.getByRole('button', { name: 'Başvuruyu yaz' }).press('Enter');
  await expect(toastOf(page, 'Başvuru yazıldı.')).toBeVisible();
  await menu.getByRole('link', { name: 'Masa' }).press('Enter');
  const queue = page.getByRole('list', { name: 'Bekleyen işler' });
  await expect(queue.getByRole('listitem').filter({ hasText: 'kişisel veri başvurusu' })).toContainText('bugün geldi');
  await expectAccessibleAtBothWidths(page);
  await queue.getByRole('link', { name: 'Başvuruyu aç' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Karar ve yanıt' })).toBeVisible();
  await menu.getByRole('link', { name: 'Kişisel veri başvuruları' }).press('Enter');

  const requests = page.getByRole('list', { name: 'Başvurular', exact: true });
  await expect(requests).not.toContainText('Bozoklar');
  await requests.getByRole('listitem').filter({ hasText: 'gün kaldı' }).getByRole('link').first().press('Enter');
  await expect(page.getByText('İlanda adım geçiyor, kaldırılsın.')).toBeVisible();
  await page.getByRole('button', { name: 'Karar ver ve yanıtı gönder' }).press('Enter');
  await expect(page.getByText('Kararı seçin.')).toBeVisible();
  await page.getByLabel('Kabul edildi').check();
  await page.getByLabel('Yanıt', { exact: true }).fill('Adınızı ilanda kapattık.');
  await page.getByRole('button', { name: 'Karar ver ve yanıtı gönder' }).press('Enter');
  const reason = page.getByLabel('Bir şey yapmak gerekmediyse nedeni');
  await expect(reason).toBeFocused();
  await reason.fill('İlan kaynağında zaten düzeltilmişti.');
  await page.getByRole('button', { name: 'Karar ver ve yanıtı gönder' }).press('Enter');
  await expect(page.getByText('Sayın Nurcihan Bozoklar,')).toBeVisible();
  await expect(page.getByText('İlan kaynağında zaten düzeltilmişti.')).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PDF olarak indir' }).press('Enter');
  expect((await download).suggestedFilename()).toMatch(/^basvuru-\d+\.pdf$/);
});

test('everybody else gets 404 for the desk, and none of its code is sent', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  for (const path of ['/yonetim', '/yonetim/', '/yonetim/ilanlar', '/YONETIM/kayit', '/yonetim?x=1']) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
  }
  expect(scripts.length).toBeGreaterThan(0);
  const bodies = await Promise.all([...new Set(scripts)].map(async (url) => (await page.request.get(url)).text()));
  expect(bodies.filter((body) => body.includes('/api/desk/'))).toEqual([]);
});
