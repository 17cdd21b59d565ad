import { REPORT } from '#tests/support/papers/make-paper.ts';
import { toastOf } from '../support/members-world.ts';
import { expect, expectAccessibleAtBothWidths, open, test } from '../support/open-page.ts';
import { listingWithPapers } from '../support/read-papers.ts';
import { beOperator } from '../support/seated-operator.ts';

test('a finding reported by a member is decided at the desk, and its document is read again', async ({
  page,
  browser,
}) => {
  test.slow();
  const paper = { name: 'kiymet-takdir-raporu.pdf', pages: [REPORT] };
  const id = await listingWithPapers(page, { title: 'Bilgisi yanlış okunan daire', papers: [paper] });
  await open(page, `/ilan/${id}`);
  const found = page.getByRole('region', { name: 'Belgelerde bulunanlar' });
  const occupancy = found.getByRole('listitem').filter({ hasText: 'Kullanan: Kiracı' });
  await occupancy.getByRole('button', { name: /^Hata bildir: Kullanan/ }).press('Enter');
  const asking = page.getByRole('dialog', { name: 'Bu bilgi yanlış mı?' });
  await asking.getByLabel('Neden (isteğe bağlı)').fill('Sözleşme sona ermiş.');
  await expectAccessibleAtBothWidths(page);
  await asking.getByRole('button', { name: 'Yanlış diye işaretle' }).press('Enter');
  await expect(asking).toBeHidden();
  await expect(occupancy).toContainText('Yanlış dediniz, kontrol edeceğiz.');

  const context = await browser.newContext();
  const desk = await context.newPage();
  await beOperator(desk, 'icerik');
  await open(desk, '/yonetim/bulunanlar');
  const marked = desk
    .getByRole('list', { name: 'Bekleyen işaretler' })
    .getByRole('listitem')
    .filter({ hasText: `İlan ${id}` });
  await expect(marked).toContainText('Sözleşme sona ermiş.');
  await expectAccessibleAtBothWidths(desk);
  await marked.getByRole('button', { name: /^Yanlış: Kullanan/ }).press('Enter');
  const deciding = desk.getByRole('dialog', { name: 'Bilgiyi gizle' });
  await deciding.getByLabel('Gerekçe').fill('Belgede sözleşmenin bittiği yazıyor.');
  await deciding.getByRole('button', { name: 'Yanlış, gizle' }).press('Enter');
  await expect(toastOf(desk, 'Bilgi gizlendi.')).toBeVisible();
  await expect(marked).toBeHidden();
  await open(page, `/ilan/${id}`);
  await expect(found).toContainText('Belgelerde bulunanlar');
  await expect(occupancy).toHaveCount(0);

  await open(desk, '/yonetim/belgeler');
  await expect(desk.getByRole('region', { name: 'Okuyucu' })).toContainText('kendi okuyucumuz');
  await expect(desk.getByRole('region', { name: 'Son 14 gün', exact: true })).toContainText('Okunan sayfa');
  await expectAccessibleAtBothWidths(desk);
  await open(desk, `/yonetim/ilanlar/${id}`);
  const read = desk.getByRole('list', { name: 'Belgelerin okunması' }).getByRole('listitem').first();
  await expect(read).toContainText('1 sayfadan 1 tanesi okundu');
  await read.getByRole('button', { name: /^Yeniden oku/ }).press('Enter');
  await read.getByLabel('Gerekçe').fill('Sayfa eksik görünüyor.');
  await read.getByRole('button', { name: 'Belgeyi yeniden oku' }).press('Enter');
  await expect(read).toContainText('yeniden okunacak');
  await expectAccessibleAtBothWidths(desk);
  await context.close();
});
