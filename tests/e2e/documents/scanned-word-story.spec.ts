import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { REPORT } from '#tests/support/papers/make-paper.ts';
import { readPdf } from '#tests/support/pdf/read-pdf.ts';
import { expect, expectAccessibleAtBothWidths, open, test } from '../support/open-page.ts';
import { listingWithPapers } from '../support/read-papers.ts';
import { BOTH_WIDTHS } from '../support/widths.ts';

const TITLE = 'Yalnız taramada geçen kelimenin evi';
const SCAN = [...REPORT, 'Bahçedeki narenciye ağaçlarının bakımı yapılmıştır.'];
const MINUTES = REPORT.map((line) => line.replace('halen kiracı oturmaktadır', 'kimse oturmamaktadır, boştur'));

/** Reaching it with the Tab key would take many presses, so the control is focused and then pressed by keyboard. */
async function press(target: Locator, key = 'Enter'): Promise<void> {
  await target.focus();
  await expect(target).toBeFocused();
  await target.press(key);
}

const drawn = (page: Page) => page.locator('[data-first-page=drawn]');

test(
  'from a word found only in a scan to its line, to the contradiction, to the printed file',
  BOTH_WIDTHS,
  async ({ page }) => {
    test.slow();
    await listingWithPapers(page, {
      title: TITLE,
      record: { ada: '1285', parsel: '14', price: 4_275_000 },
      papers: [
        { name: 'kiymet-takdir-raporu.pdf', isScan: true, pages: [SCAN] },
        { name: 'tespit-tutanagi.pdf', pages: [MINUTES] },
      ],
    });

    await open(page, '/search?query=narenciye');
    await press(page.getByRole('link', { name: 'Belgede: kiymet-takdir-raporu.pdf' }).first());
    const viewer = page.getByRole('dialog', { name: 'kiymet-takdir-raporu.pdf' });
    await expect(drawn(page)).toBeVisible();
    await expect(page.locator('[data-hit=current]').first()).toBeInViewport();
    await expect(viewer.getByRole('group', { name: '1. sayfa' })).toMatchAriaSnapshot(`
    - group "1. sayfa":
      - paragraph: /T\\.C\\. ANKARA 12\\. İCRA DAİRESİ/
      - paragraph: /BİLİRKİŞİ KIYMET TAKDİRİ RAPORU/
`);
    await expect(viewer.getByRole('group', { name: '1. sayfa' })).toContainText('(belirsiz)');
    await expect(viewer.getByRole('search')).toMatchAriaSnapshot(`
    - search:
      - text: Belgelerde ara
      - textbox "Belgelerde ara"
      - status: 1 / 1
      - button "Önceki sonuç"
      - button "Sonraki sonuç"
      - button "Aramayı kapat"
`);
    await expectAccessibleAtBothWidths(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();

    const listing = page.getByRole('dialog', { name: TITLE });
    const found = listing.getByRole('region', { name: 'Belgelerde bulunanlar' });
    const contradiction = found.getByRole('listitem').filter({ hasText: 'İİK 135' });
    await expect(found.getByRole('heading', { name: 'Çelişenler' })).toBeVisible();
    await expect(contradiction).toMatchAriaSnapshot(`
    - listitem:
      - heading "Kullanan" [level=4]
      - paragraph: Kiracı
      - paragraph: /halen kiracı oturmaktadır/
      - paragraph: /Bilirkişi raporu/
      - button "kiymet-takdir-raporu.pdf, 1. sayfada göster"
      - paragraph: Kimse yok (boş)
      - paragraph: /kimse oturmamaktadır, boştur/
      - paragraph
      - button "tespit-tutanagi.pdf, 1. sayfada göster"
      - paragraph: /İİK 135/
`);
    const place = contradiction.getByRole('button', { name: /kiymet-takdir-raporu\.pdf, 1\. sayfada göster/ });
    await press(place);
    await expect(drawn(page)).toBeVisible();
    await expect(page.locator('[data-hit=current]').first()).toBeInViewport();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(place).toBeFocused();

    const saved = page.waitForEvent('download');
    await press(listing.getByRole('button', { name: 'İlan dosyasını indir (PDF)' }));
    const text = (await readPdf(await readFile(await (await saved).path()))).text.replace(/\s+/g, ' ');
    expect(text).toContain('Çelişenler');
    expect(text).toContain('halen kiracı oturmaktadır');
    expect(text).toContain('kiymet-takdir-raporu.pdf, 1. sayfa');

    await page.goBack();
    await expect(page.getByRole('link', { name: 'Belgede: kiymet-takdir-raporu.pdf' }).first()).toBeVisible();
  },
);
