import type { Page } from '@playwright/test';
import sharp from 'sharp';
import writeExcelFile from 'write-excel-file/node';
import { toastOf } from '../support/members-world.ts';
import { expect, expectAccessibleAtBothWidths, open, reload } from '../support/open-page.ts';
import { beConfirmedMember, test } from '../support/organisation-world.ts';

/** Opens the part of the form that is folded under a line. */
const unfoldLine = (page: Page, name: string | RegExp) => page.locator('summary', { hasText: name }).click();

test('a set made from a search is grouped, compared, saved, opened again and downloaded', async ({ page, office }) => {
  test.slow();
  const owner = await beConfirmedMember(page, office, { firstName: 'Ece', lastName: 'Uçar' });
  await office.found(owner, 'Uçar Analiz');
  await open(page, '/kurum');
  await page.getByRole('link', { name: 'Toplu analiz', exact: true }).click();
  const result = page.getByRole('region', { name: 'Sonuç' });
  await expect(result.getByRole('table', { name: /^İl gruplarında/ })).toBeVisible();
  await expect(result.getByText(/^Bugünkü karşılık: .+ kasko değeri: .+Piyasa değeri değildir\.$/)).toBeVisible();
  await expectAccessibleAtBothWidths(page);

  await page.getByLabel('Seçim', { exact: true }).fill('daire');
  await page.getByLabel('Seçim', { exact: true }).press('Enter');
  await unfoldLine(page, /^Gruplama, sıra ve sütunlar/);
  await page.getByLabel('Grupla', { exact: true }).selectOption({ label: 'Tür' });
  const groups = result.getByRole('table', { name: 'Tür gruplarında muhammen bedel' });
  await expect(groups.getByRole('rowheader')).toHaveText(['Daire']);
  await expect(groups.getByRole('link', { name: 'Daire' })).toHaveAttribute(
    'href',
    '/search?query=daire&subCategory=Daire',
  );
  await page.getByRole('button', { name: 'İkinci bir seçim ekle' }).click();
  await expect(groups.getByRole('columnheader', { name: 'Bütün ihaleler: ilan, ortanca' })).toBeVisible();
  await expectAccessibleAtBothWidths(page);

  const plot = result.getByRole('region', { name: 'Çizim' });
  await expect(plot.getByRole('img', { name: 'Çizim: Muhammen bedel. Sayılar aşağıdaki tabloda.' })).toBeVisible();
  await plot.getByText('İlan sayısı', { exact: true }).click();
  await expect(plot.getByRole('img', { name: 'Çizim: İlan sayısı. Sayılar aşağıdaki tabloda.' })).toBeVisible();

  const keeping = page.getByRole('form', { name: 'Görünümü sakla' });
  await unfoldLine(page, 'Bu görünümü sakla');
  await keeping.getByRole('button', { name: 'Görünümü sakla' }).click();
  await expect(keeping.getByText('Ad en az 2 karakter olmalıdır.')).toBeVisible();
  await keeping.getByLabel('Görünümün adı').fill('Daireler');
  await keeping.getByLabel('Görünümün adı').press('Enter');
  await expect(toastOf(page, 'Görünüm saklandı.')).toBeVisible();
  await expect(page).toHaveURL(/gorunum=/);
  await reload(page);
  await expect(page.getByRole('link', { name: 'Daireler' })).toHaveAttribute('aria-current', 'page');
  await expect(groups.getByRole('rowheader')).toHaveText(['Daire']);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Raporu indir (PDF)' }).click();
  expect((await download).suggestedFilename()).toBe('peyda-analiz-raporu.pdf');
  // A bar links to the same page as its group's name in the table.
  await plot.getByText('İlan sayısı', { exact: true }).click();
  await plot.getByRole('img').click({ position: { x: 220, y: 20 } });
  await expect(page).toHaveURL(/\/search\?query=daire&subCategory=Daire$/);
  await page.goBack();
  await unfoldLine(page, 'Görünümü değiştir ya da sil');
  await keeping.getByRole('button', { name: 'Görünümü sil' }).click();
  await expect(page.getByRole('link', { name: 'Daireler' })).toHaveCount(0);
});

test('a workbook or a pasted list becomes a set after its rows are reviewed', async ({ page, office }) => {
  const owner = await beConfirmedMember(page, office, { firstName: 'Ece', lastName: 'Uçar' });
  await office.found(owner, 'Uçar Liste');
  const answer = await page.request.get('/api/properties/search?category=1');
  const { properties }: { properties: { id: number }[] } = await answer.json();
  const ids = properties.slice(0, 2).map(({ id }) => id);
  await open(page, '/kurum/analiz');
  await page.getByText('Listeden seç').click();
  const workbook = await writeExcelFile(
    [['İlan'], ...ids.map((id) => [id])].map((cells) => cells.map((value) => ({ value }))),
  ).toBuffer();
  const file = page.getByLabel('Dosya seç');
  await file.setInputFiles({ name: 'liste.xlsx', mimeType: '', buffer: workbook });
  const lines = page.getByLabel('Her satıra bir ilan');
  await expect(lines).toHaveValue(`İlan\n${ids.join('\n')}`);
  await file.setInputFiles({ name: 'bozuk.xlsx', mimeType: '', buffer: Buffer.from('PK bozuk') });
  await expect(page.getByText(/^Dosya okunamadı\./)).toBeVisible();
  await lines.fill(`${ids.join('\n')}\nbilinmeyen bir satır`);
  await page.getByRole('button', { name: 'Satırları eşleştir' }).click();
  await expect(page.getByText('3 satırdan 2 ilan bulundu; 1 satır hiçbir ilana uymadı.')).toBeVisible();
  await page.getByRole('button', { name: 'Bu 2 ilanı incele' }).click();
  await expect(page.getByText('Listeden 2 ilan inceleniyor.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'İlanlar' }).getByRole('rowheader')).toHaveCount(2);
});

test('a list in columns is read by its headings, and the chosen columns are remembered', async ({ page, office }) => {
  const owner = await beConfirmedMember(page, office, { firstName: 'Ece', lastName: 'Uçar' });
  await office.found(owner, 'Uçar Sütun');
  const answer = await page.request.get('/api/properties/search?category=1');
  type Row = { dosyaBilgi: string | null; il: string; ilce: string | null; ada: string | null; parsel: string | null };
  const { properties }: { properties: Row[] } = await answer.json();
  const rows = properties.filter(({ dosyaBilgi }) => dosyaBilgi);
  expect(rows.length).toBeGreaterThan(5);
  const lines = rows.map(({ dosyaBilgi, il, ilce, ada, parsel }, at) =>
    [at + 1, dosyaBilgi, il, ilce, ada, parsel].map((cell) => cell ?? '').join(';'),
  );
  const buffer = Buffer.from(['Sıra;Dosya;İl;İlçe;Ada;Parsel', ...lines].join('\r\n'));
  await open(page, '/kurum/analiz');
  await page.getByText('Listeden seç').click();
  const file = page.getByLabel('Dosya seç');
  await file.setInputFiles({ name: 'liste.csv', mimeType: 'text/csv', buffer });
  const columns = page.getByRole('group', { name: 'Sütunlar' });
  await expect(columns.getByRole('combobox', { name: 'Dosya' })).toHaveValue('file');
  await expect(columns.getByRole('combobox', { name: 'Sıra' })).toHaveValue('none');
  await expectAccessibleAtBothWidths(page);
  await page.getByRole('button', { name: 'Satırları eşleştir' }).click();
  await expect(
    page.getByText(
      new RegExp(`^${rows.length} satırdan \\d+ ilan bulundu(; \\d+ satır birden çok ilana uyuyor, seçin)?\\.$`),
    ),
  ).toBeVisible();
  const kept = () => page.evaluate(() => localStorage.getItem('list_columns'));
  await expect.poll(kept).toContain('parsel');
  await columns.getByRole('combobox', { name: 'Parsel' }).selectOption({ label: 'Kullanma' });
  await page.getByRole('button', { name: 'Satırları eşleştir' }).click();
  await expect(page.getByText(/satırdan \d+ ilan bulundu/)).toBeVisible();
  await expect.poll(kept).toContain('["none","file","city","district","ada","none"]');
  await file.setInputFiles({ name: 'liste.csv', mimeType: 'text/csv', buffer });
  await expect(columns.getByRole('combobox', { name: 'Parsel' })).toHaveValue('none');
});

test.describe('reports', () => {
  test.use({ allowedErrors: [/status of 400/] });

  test('a shared view can be reported on demand and on a schedule that a recipient can leave', async ({
    page,
    office,
  }) => {
    const owner = await beConfirmedMember(page, office, { firstName: 'Ece', lastName: 'Uçar' });
    await office.found(owner, 'Uçar Rapor');
    await open(page, '/kurum/analiz');
    const keeping = page.getByRole('form', { name: 'Görünümü sakla' });
    await unfoldLine(page, 'Bu görünümü sakla');
    await keeping.getByLabel('Görünümün adı').fill('Haftalık bakış');
    await keeping.getByLabel('Görünümün adı').press('Enter');
    await page.getByRole('button', { name: 'Raporu indir (XLSX)' }).click();
    await expect(page.getByText('Rapor hazırlanıyor…')).toBeVisible();
    await page.getByRole('link', { name: 'Uçar Rapor' }).click();

    const report = page.getByRole('list', { name: 'Raporlar', exact: true }).getByRole('listitem');
    await expect(report).toContainText('Haftalık bakış (XLSX)');
    const download = page.waitForEvent('download');
    await report.getByRole('button', { name: /^İndir \(.+\): Haftalık bakış \(XLSX\)$/ }).click();
    expect((await download).suggestedFilename()).toBe('peyda-analiz-raporu.xlsx');

    const logo = page.getByLabel('Logo yükle');
    await logo.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('logo değil') });
    await expect(page.getByText(/^Bu dosya logo olamaz\./)).toBeVisible();
    const picture = await sharp({ create: { width: 320, height: 90, channels: 3, background: '#0b5a6b' } })
      .png()
      .toBuffer();
    await logo.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: picture });
    await expect(page.getByRole('img', { name: 'Uçar Rapor logosu' })).toBeVisible();

    await page.getByRole('button', { name: 'Rapor zamanla' }).click();
    const form = page.getByRole('form', { name: 'Yeni rapor zamanlaması' });
    await form.getByLabel('Gün', { exact: true }).selectOption({ label: 'Salı' });
    await form.getByLabel('Saat').selectOption({ label: '08:00' });
    await form.getByLabel('Ece Uçar').check();
    await expectAccessibleAtBothWidths(page);
    await form.getByRole('button', { name: 'Raporu zamanla' }).click();
    await expect(toastOf(page, 'Rapor zamanlandı.')).toBeVisible();
    const schedule = page.getByRole('list', { name: 'Zamanlanmış raporlar' }).getByRole('listitem');
    await expect(schedule).toContainText('Her salı 08:00.');
    await expect(schedule).toContainText('E-posta alanlar: Ece Uçar.');
    await schedule.getByRole('button', { name: /^Bana gönderme/ }).click();
    await expect(schedule).toContainText('Kimseye e-posta gönderilmez.');
    await expectAccessibleAtBothWidths(page);
  });
});
