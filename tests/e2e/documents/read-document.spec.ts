import type { Page } from '@playwright/test';
import { REPORT } from '#tests/support/papers/make-paper.ts';
import { expect, expectAccessible, expectAccessibleAtBothWidths, open, test } from '../support/open-page.ts';
import { foundInDocuments, listingWithPapers } from '../support/read-papers.ts';
import { BOTH_WIDTHS } from '../support/widths.ts';

const PAPER = {
  name: 'kiymet-takdir-raporu.pdf',
  isScan: true,
  pages: [
    REPORT,
    ['Yalnız ikinci sayfada duran kelime: zeytinlik.', 'Bodrum katta bulunan kestaneliğin bakımı yapılmıştır.'],
  ],
};

async function goToListing(page: Page): Promise<number> {
  const id = await listingWithPapers(page, { title: 'Raporu okunan daire', papers: [PAPER] });
  await open(page, `/ilan/${id}`);
  return id;
}

async function openReport(page: Page): Promise<void> {
  await goToListing(page);
  await page
    .getByRole('button', { name: /kiymet-takdir-raporu|Kıymet takdir/i })
    .first()
    .click();
  await expect(page.locator('[data-first-page=drawn]')).toBeVisible();
}

test(
  'a scanned report is searched by keyboard, read as text, and marks unsure words',
  BOTH_WIDTHS,
  async ({ page }) => {
    test.slow();
    await openReport(page);
    await page.keyboard.press('ControlOrMeta+f');
    const box = page.getByRole('textbox', { name: 'Belgede ara' });
    await expect(box).toBeFocused();
    await box.fill('muhammen kiymet');
    await expect(page.getByRole('status').filter({ hasText: '1 / 1' })).toBeVisible();
    await expect(page.locator('[data-hit=current]')).toHaveCount(2);
    await expect(page.locator('[data-hit=current]').first()).toBeInViewport();
    await box.fill('zeytinlik');
    await expect(page.getByRole('group', { name: '2. sayfa' })).toBeInViewport();
    await box.fill('olmayan kelime');
    await expect(page.getByRole('status').filter({ hasText: 'Bulunamadı' })).toBeVisible();
    await box.press('Escape');
    await expect(box).toBeHidden();
    await expect(page.getByRole('dialog')).toBeVisible();

    const first = page.getByRole('group', { name: '1. sayfa' });
    await expect(first).toContainText('1/4');
    await page.getByRole('button', { name: 'Metin olarak göster' }).click();
    const text = page.getByRole('region', { name: '1. sayfa' });
    await expect(text).toContainText('muhammen kıymet 4.275.000,00 TL olarak takdir edilmiştir.');
    // Recognition reads `%1` as a number, so the word must be marked as uncertain.
    await expect(text).toContainText('(belirsiz)');
    await expectAccessibleAtBothWidths(page);
  },
);

test('a finding leads to its sentence, marked on the scanned page', BOTH_WIDTHS, async ({ page }) => {
  test.slow();
  await goToListing(page);
  const found = await foundInDocuments(page);
  await expect(found).toContainText('1 belgeden 1 tanesi okundu');
  const occupancy = found.getByRole('listitem').filter({ hasText: 'Kullanan: Kiracı' });
  await expect(occupancy).toContainText('Taşınmazda halen kiracı oturmaktadır');
  await expectAccessible(page);
  await occupancy.getByRole('button', { name: /1\. sayfada göster/ }).press('Enter');
  await expect(page.locator('[data-first-page=drawn]')).toBeVisible();
  await expect(page.locator('[data-hit=current]').first()).toBeInViewport();
  await expect(page.getByRole('status').filter({ hasText: '1 / 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Kapat', exact: true }).click();
  await expect(occupancy.getByRole('button', { name: /göster/ })).toBeFocused();
});

test('a word found only in a scan leads from the search to its marked line', BOTH_WIDTHS, async ({ page }) => {
  test.slow();
  await goToListing(page);
  await open(page, '/search?query=kestanelik');
  const mark = page.getByRole('link', { name: 'Belgede: kiymet-takdir-raporu.pdf' }).first();
  await expect(mark).toBeVisible();
  await expectAccessible(page);
  await mark.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-hit=current]').first()).toBeInViewport();
  await expect(page.getByRole('status').filter({ hasText: '1 / 1' })).toBeVisible();
  const second = page.getByRole('group', { name: '2. sayfa' });
  await expect(second).toBeInViewport();
  await expect(second.getByText('kestaneliğin')).toBeAttached();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Raporu okunan daire' })).toBeVisible();
  await page.goBack();
  await expect(mark).toBeVisible();
  await expect(page).toHaveURL(/\/search\?query=kestanelik$/);
});

test(
  'the first Back closes the viewer, however it was opened, and the second leaves the listing',
  BOTH_WIDTHS,
  async ({ page }) => {
    test.slow();
    const id = await goToListing(page);
    const viewer = page.getByRole('dialog', { name: 'kiymet-takdir-raporu.pdf' });
    const report = page.getByRole('list', { name: 'Belgeler' }).getByRole('button', { name: /Kıymet takdir/ });
    await open(page, '/iletisim');

    await page.goto(`/ilan/${id}#belge=1&bul=kestanelik`);
    await expect(page.locator('[data-hit=current]').first()).toBeInViewport();
    await page.reload();
    await expect(page.locator('[data-hit=current]').first()).toBeInViewport();
    await page.goBack();
    await expect(viewer).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`/ilan/${id}#belge=1&bul=kestanelik$`));

    await report.click();
    await expect(viewer).toBeVisible();
    await page.goBack();
    await expect(viewer).toBeHidden();
    await expect(report).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(/\/iletisim$/);
  },
);
