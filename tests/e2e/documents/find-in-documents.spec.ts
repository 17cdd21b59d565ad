import { REPORT } from '#tests/support/papers/make-paper.ts';
import { expect, expectAccessibleAtBothWidths, open, test } from '../support/open-page.ts';
import { foundInDocuments, listingWithPapers } from '../support/read-papers.ts';
import { BOTH_WIDTHS } from '../support/widths.ts';

const FILLING = Array.from(
  { length: 30 },
  (_, at) => `${at + 1}. Taşınmazın bulunduğu yerde yapılan incelemede görülen.`,
);
const PAPERS = [
  {
    name: 'satis-ilani.pdf',
    pages: [['Satış ilanı', ...FILLING, 'Bahçede KESTANELİK vardır; evin bodru-', 'munda su vardır.']],
  },
  { name: 'tutanak.udf', pages: [['Tespit tutanağı', ...FILLING, 'Bodrumda kestanelik bulunmaktadır.']] },
  {
    name: 'ekler.zip',
    members: [
      { name: 'kroki.pdf', pages: [['Kroki', ...FILLING]] },
      { name: 'yazi.udf', pages: [['Yazı', ...FILLING, 'Belediye kestanelik için izin vermiştir.']] },
      {
        name: 'rapor.pdf',
        pages: [
          ['Rapor', ...FILLING],
          [...FILLING, 'Kestaneliğin değeri ayrıca hesaplandı: bodrumunda.'],
        ],
      },
    ],
  },
  { name: 'sonra-gelen.pdf', pages: [['Sonra gelen', ...FILLING]], isUnread: true },
];

test('one search finds words in all documents of a listing, by keyboard', BOTH_WIDTHS, async ({ page }) => {
  test.slow();
  const id = await listingWithPapers(page, { title: 'Dört belgeli ev', papers: PAPERS });
  await open(page, `/ilan/${id}`);
  await page
    .getByRole('list', { name: 'Belgeler' })
    .getByRole('button', { name: /satis-ilani/ })
    .click();
  await expect(page.locator('[data-first-page=drawn]')).toBeVisible();
  await page.keyboard.press('F3');
  const box = page.getByRole('textbox', { name: 'Belgelerde ara' });
  await expect(box).toBeFocused();
  const status = page.getByRole('search').getByRole('status');
  const mark = page.locator('[data-hit=current]').first();
  const heading = page.getByRole('dialog').getByRole('heading', { level: 2 });
  await box.fill('kestanelı');
  await expect(status).toHaveText('1 / 4');
  await expect(page.getByRole('search')).toContainText('Henüz okunmadı: sonra-gelen.pdf. Buralarda aranmıyor.');
  await expect(mark).toBeInViewport();
  await expectAccessibleAtBothWidths(page);

  await box.press('Enter');
  await expect(heading).toHaveText('tutanak.udf');
  await expect(status).toHaveText('2 / 4');
  await expect(page.getByRole('dialog').locator('mark[data-hit=current]')).toHaveText('kestanelik');
  await expect(mark).toBeInViewport();
  await expect(box).toBeFocused();
  await box.press('F3');
  await expect(heading).toHaveText('yazi.udf');
  await expect(status).toHaveText('3 / 4');
  await expect(mark).toBeInViewport();
  await box.press('Enter');
  await expect(heading).toHaveText('rapor.pdf');
  await expect(status).toHaveText('4 / 4');
  await expect(page.getByRole('group', { name: '2. sayfa', exact: true })).toBeInViewport();
  await expect(mark).toBeInViewport();
  await expectAccessibleAtBothWidths(page);
  await box.press('Enter');
  await expect(heading).toHaveText('satis-ilani.pdf');
  await box.press('Shift+Enter');
  await expect(heading).toHaveText('rapor.pdf');

  await box.fill('bodrumunda');
  await expect(status).toHaveText('2 / 2');
  await box.press('Shift+F3');
  await expect(heading).toHaveText('satis-ilani.pdf');
  await expect(page.locator('[data-hit=current]')).toHaveCount(2);
  await box.fill('izin vermiştir');
  await expect(status).toHaveText('Açık belgede yok, diğerlerinde 1 sonuç');
  await page.getByRole('button', { name: 'Sonraki sonuç' }).press('Enter');
  await expect(heading).toHaveText('yazi.udf');
  await expect(status).toHaveText('1 / 1');
});

test(
  'a word found only in an archive leads to the file inside it, which can be read as text',
  BOTH_WIDTHS,
  async ({ page }) => {
    test.slow();
    const id = await listingWithPapers(page, { title: 'Arşivli ev', papers: PAPERS });
    await open(page, `/ilan/${id}#belge=3&bul=hesapland%C4%B1`);
    const viewer = page.getByRole('dialog');
    await expect(viewer.getByRole('heading', { level: 2 })).toHaveText('rapor.pdf');
    await expect(page.locator('[data-hit=current]').first()).toBeInViewport();
    await page.getByRole('button', { name: 'Metin olarak göster' }).click();
    await expect(page.getByRole('region', { name: '2. sayfa' })).toContainText('Kestaneliğin değeri ayrıca hesaplandı');
    await expect(page.locator('mark[data-hit=current]')).toBeInViewport();
    await page.goBack();
    await expect(viewer.getByRole('heading', { name: 'Arşivde 3 dosya var' })).toBeVisible();
    await page.goBack();
    await expect(viewer).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`/ilan/${id}#`));
  },
);

test('a finding in an archive opens its file at the sentence', BOTH_WIDTHS, async ({ page }) => {
  test.slow();
  const id = await listingWithPapers(page, {
    title: 'Raporu arşivde ev',
    record: { ada: '1285', parsel: '14' },
    papers: [
      {
        name: 'ekler.zip',
        members: [
          { name: 'kroki.pdf', pages: [['Kroki', ...FILLING]] },
          { name: 'rapor.pdf', pages: [['Ekler', ...FILLING], REPORT] },
        ],
      },
    ],
  });
  await open(page, `/ilan/${id}`);
  const found = await foundInDocuments(page);
  const place = found
    .getByRole('listitem')
    .filter({ hasText: 'Kullanan: Kiracı' })
    .getByRole('button', { name: 'ekler.zip içindeki rapor.pdf, 2. sayfada göster' });
  await place.press('Enter');
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toHaveText('rapor.pdf');
  await expect(page.getByRole('group', { name: '2. sayfa', exact: true })).toBeInViewport();
  await expect(page.locator('[data-hit=current]').first()).toBeInViewport();
  await expectAccessibleAtBothWidths(page);
});
