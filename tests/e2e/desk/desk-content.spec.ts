import type { Page } from '@playwright/test';
import { istanbulInput } from '#web/platform/istanbul-input.ts';
import { appoint, noteFiguresNow, sitDown } from '../support/desk-world.ts';
import { toastOf } from '../support/members-world.ts';
import { expect, expectAccessible, expectAccessibleAtBothWidths, open, test } from '../support/open-page.ts';

// Browsers log deliberate refusals in the console.
test.use({ allowedErrors: [/status of 400/] });

const form = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const turnTo = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Yönetim' }).getByRole('link', { name }).press('Enter');
/** An address that no process has cached yet. */
const fresh = (path: string) => `${path}?ara=${Date.now()}`;

// At one width only: meanwhile the other tests see the announcement, too.
test('`icerik` publishes an announcement, everybody can read and close it, and it is removed again', async ({
  page,
}) => {
  const said = `Bu gece bakım var, ${Date.now()}.`;
  await sitDown(page, await appoint(page, 'icerik'));
  await turnTo(page, 'Duyurular');
  const writing = form(page, 'Yeni duyuru');
  await writing.getByRole('button', { name: 'Duyuruyu yayımla' }).press('Enter');
  await expect(writing.getByText('Duyuru en az 10 karakter olmalıdır.')).toBeVisible();
  await writing.getByLabel('Duyuru', { exact: true }).fill(said);
  await writing.getByLabel('Bağlantının sözleri').fill('Ayrıntısı');
  await writing.getByLabel('Bağlantının adresi').fill('javascript:alert(1)');
  // It ends by itself if this test fails.
  await writing.getByLabel('Bitiş').fill(istanbulInput(new Date(Date.now() + 3 * 60_000)));
  await writing.getByLabel('Gerekçe').fill('Planlı bakım');
  await writing.getByLabel('Gerekçe').press('Enter');
  await expect(writing.getByText('Adres / ile ya da https:// ile başlamalıdır.')).toBeVisible();
  await expectAccessible(page);
  await writing.getByLabel('Bağlantının adresi').fill('/durum');
  await writing.getByLabel('Gerekçe').press('Enter');
  await expect(toastOf(page, 'Duyuru yazıldı.')).toBeVisible();
  const own = page.getByRole('list', { name: 'Bütün duyurular' }).getByRole('listitem').filter({ hasText: said });
  await expect(own).toContainText('Sürüyor');
  await expectAccessible(page);

  const shown = page.getByRole('region', { name: 'Duyurular' }).getByText(said);
  await expect(async () => {
    await open(page, fresh('/sss'));
    await expect(shown).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expectAccessible(page);
  const bar = page.locator('[data-announcement]').filter({ hasText: said });
  await expect(bar.getByRole('link', { name: 'Ayrıntısı' })).toHaveAttribute('href', '/durum');
  await bar.getByRole('button', { name: 'Duyuruyu kapat' }).press('Enter');
  await expect(shown).toHaveCount(0);
  await open(page, '/yardim-merkezi');
  await expect(shown).toHaveCount(0);
  // Hidden from the first paint on, before any of our scripts has run.
  const hides = () =>
    document.adoptedStyleSheets.some(({ cssRules: [rule] }) => rule?.cssText.includes('data-announcement'));
  expect(await page.evaluate(hides)).toBe(true);

  await page.goto('/yonetim/duyurular');
  await own.getByRole('button', { name: /^Kaldır/ }).press('Enter');
  const ending = form(page, 'Duyurunun kaldırılması');
  await ending.getByLabel('Gerekçe').fill('Bakım bitti');
  await ending.getByLabel('Gerekçe').press('Enter');
  await expect(toastOf(page, 'Duyuru kaldırıldı.')).toBeVisible();
  await expect(own).toContainText('Bitti');
});

test('`icerik` edits a help article, readers find it, and one click restores the text of the file', async ({
  page,
}) => {
  await sitDown(page, await appoint(page, 'icerik'));
  await turnTo(page, 'Metinler');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Belgeleri görüntüleme ve indirme' }).press('Enter');
  const editing = form(page, 'Düzenlenen metin');
  const text = editing.getByLabel('Metin', { exact: true });
  const before = await text.inputValue();
  const added = `Eklenen cümle ${Date.now()}.`;
  await text.fill(`<b>Kalın</b> {{yok}}\n\n${before}`);
  await editing.getByRole('button', { name: 'Önizle' }).press('Enter');
  const preview = form(page, 'Önizleme');
  await expect(preview.getByRole('listitem').filter({ hasText: 'HTML yazılamaz: “<b>”.' })).toBeVisible();
  await expect(preview.getByText('“{{yok}}” adında bir değer yok.')).toBeVisible();
  await expectAccessible(page);
  await text.fill(`${added}\n\n${before}`);
  await editing.getByRole('button', { name: 'Önizle' }).press('Enter');
  await expect(preview.getByText('Yayımlanabilir.')).toBeVisible();
  await expect(preview.getByText(added)).toBeVisible();
  await editing.getByLabel('Gerekçe').fill('Daha açık olsun');
  await editing.getByLabel('Gerekçe').press('Enter');
  await expect(toastOf(page, 'Metin yayımlandı.')).toBeVisible();
  await expectAccessible(page);

  await expect(async () => {
    await open(page, fresh('/yardim-merkezi/belgeler'));
    await expect(page.getByText(added)).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.goto('/yonetim/metinler/help/belgeler');
  const reverting = form(page, 'Dosyadaki metin');
  await reverting.getByLabel('Gerekçe').fill('Deneme bitti');
  await reverting.getByLabel('Gerekçe').press('Enter');
  await expect(toastOf(page, 'Dosyadaki metin geri geldi.')).toBeVisible();
  await expect(text).toHaveValue(before);
  await expect(form(page, 'Geçmiş').getByRole('listitem').first()).toContainText('dosyadaki metin geri getirildi');
});

test('`icerik` merges two listings of one lot and separates them again', async ({ page }) => {
  await sitDown(page, await appoint(page, 'icerik'));
  await turnTo(page, 'İlanlar');
  const found = page.getByRole('list', { name: 'Bulunan ilanlar' }).getByRole('link');
  const numberOf = async (place: number) =>
    String(await found.nth(place).getAttribute('href'))
      .split('/')
      .at(-1) ?? '';
  await expect(found.nth(21)).toBeVisible();
  const [one, other] = [await numberOf(20), await numberOf(21)];
  await page.goto(`/yonetim/ilanlar/${one}`);
  const joining = form(page, 'Aynı mal olarak bağlama');
  await joining.getByRole('heading').click();
  await joining.getByLabel('Diğer ilanın numarası').fill('yok');
  await joining.getByLabel('Gerekçe').fill('Tapuya bakıldı');
  await joining.getByLabel('Gerekçe').press('Enter');
  await expect(joining.getByText('Diğer ilanın numarasını yazın.')).toBeVisible();
  await joining.getByLabel('Diğer ilanın numarası').fill(other);
  await joining.getByLabel('Gerekçe').press('Enter');
  await expect(toastOf(page, 'Karar yazıldı.')).toBeVisible();
  const lot = form(page, 'Aynı malın diğer ilanları');
  await expect(lot.getByText(`No ${other} ·`)).toBeVisible();
  await expectAccessible(page);
  await lot.getByRole('button', { name: /^Ayır/ }).first().press('Enter');
  const parting = form(page, 'İlanları ayırma');
  await parting.getByLabel('Gerekçe').fill('Başka daire');
  await parting.getByLabel('Gerekçe').press('Enter');
  await expect(lot.getByText('Ayrı', { exact: true })).toBeVisible();

  const marking = form(page, 'Yanlış okuma işareti');
  await marking.getByRole('heading').click();
  await marking.getByLabel('Okunan').selectOption({ label: 'Ada' });
  await marking.getByLabel('İlanda yazan').fill('1205');
  await marking.getByLabel('Gerekçe').fill('Okuma yanlış');
  await marking.getByLabel('Gerekçe').press('Enter');
  await expect(form(page, 'Yanlış okunmuş: Ada')).toContainText('İlanda yazan: 1205.');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Bütün yanlış okumaları indir' }).press('Enter');
  expect((await download).suggestedFilename()).toBe('yanlis-okumalar.txt');
});

test('`yonetici` reads the figures as charts and tables, and downloads them', async ({ page }) => {
  await sitDown(page, await appoint(page, 'yonetici'));
  await noteFiguresNow();
  await turnTo(page, 'Sayılar');
  const visits = form(page, 'Ziyaret');
  await expect(visits.getByRole('img')).toBeVisible();
  await visits.getByText('Tablo').press('Enter');
  await expect(visits.getByRole('columnheader', { name: 'Dışarıdan geliş' })).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await page.getByRole('radio', { name: 'Günlük' }).press('ArrowRight');
  await page.getByRole('radio', { name: 'Haftalık' }).press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Aylık' })).toBeChecked();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV olarak indir' }).press('Enter');
  expect((await download).suggestedFilename()).toBe('peyda-sayilar-month.csv');
});
