import { expect, open, test } from '../support/open-page.ts';

const KONUT = /^Konut: ilan/;

test('the test page shows samples with their files, and keeps out of search engines', async ({ page }) => {
  await open(page, '/test-viewer');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  const card = page.getByRole('article', { name: KONUT });
  await expect(card).toContainText('konut');
  await expect(card).toContainText(
    '/files/sample/documents/satis-ilani.pdf,/files/sample/documents/satis-sartnamesi.pdf',
  );
  const file = (name: string) => page.getByRole('listitem').filter({ hasText: name }).first();
  await expect(file('satis-ilani.pdf')).toContainText('PDF');
  await expect(file('mimari-proje.tif')).toContainText('Görsel');
  await expect(file('satis-ilani.udf')).toContainText('UDF');
  await expect(file('dosya-ekleri.zip')).toContainText('Arşiv');
  await expect(file('kroki-olcumleri.dat')).toContainText('Bilinmiyor');
});

test('Görüntüle opens the viewer with all files of the sample', async ({ page }) => {
  await open(page, '/test-viewer');
  await page.getByRole('article', { name: KONUT }).getByRole('button', { name: 'Görüntüle' }).click();
  await expect(page.getByRole('dialog', { name: 'satis-ilani.pdf' })).toBeVisible();
  await expect(page.getByText('Belge 1 / 6', { exact: true })).toBeVisible();
});

test('a file is saved under the name in its address', async ({ page }) => {
  await open(page, '/test-viewer');
  const download = page.waitForEvent('download');
  await page.getByRole('article', { name: KONUT }).getByRole('button', { name: 'mimari-proje.tif indir' }).click();
  expect((await download).suggestedFilename()).toBe('mimari-proje.tif');
});

test('a TIFF also opens in a new tab', async ({ page }) => {
  await open(page, '/test-viewer');
  const links = page.getByRole('article', { name: KONUT }).getByRole('link', { name: /yeni sekmede aç$/ });
  await expect(links).toHaveCount(1);
  await expect(links).toHaveAttribute('href', '/files/sample/documents/mimari-proje.tif');
  await expect(links).toHaveAttribute('target', '_blank');
});

test('the visitor’s own list may be JSON; a list without an address is reported', async ({ page }) => {
  await open(page, '/test-viewer');
  const list = page.getByLabel('Kendi listeniz');
  const submit = page.getByRole('button', { name: 'Listeyi görüntüle' });
  await list.fill('javascript:alert(1), belge.pdf');
  await submit.click();
  await expect(page.getByRole('alert')).toContainText('bir adres yok');
  await list.fill('["/files/sample/documents/fotograf-arac-1.jpg","/files/sample/documents/satis-ilani.pdf"]');
  await submit.click();
  await expect(page.getByRole('dialog', { name: 'fotograf-arac-1.jpg' })).toBeVisible();
});
