import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { beMember } from '../support/members-world.ts';
import { expect, expectAccessibleAtBothWidths, open, test } from '../support/open-page.ts';
import { BOTH_WIDTHS } from '../support/widths.ts';

const run = promisify(execFile);
const ADDRESS = 'https://kaynak.example/kiymet-takdir-raporu.pdf';

/** Records a listing with a scanned report in our store, has the job read it, and gives a reader premium. */
const RECORD = `
  import { createHash } from 'node:crypto';
  import { readProcessConfig } from '#server/config.ts';
  import { readDocuments } from '#server/features/intake/document-texts/index.ts';
  import { makeFindings } from '#server/features/market/document-findings/index.ts';
  import { originalKey } from '#server/features/intake/mirroring/store-file.ts';
  import { recordListings } from '#server/features/intake/recording/index.ts';
  import { openDeps } from '#server/open-deps.ts';
  import { pageReaders } from '#server/platform/decoders/decoders.ts';
  import { makeListingRecord } from '#tests/support/make-listing.ts';
  import { paperPicture, REPORT, scannedPdf } from '#tests/support/papers/make-paper.ts';
  const pdf = await scannedPdf([await paperPicture(REPORT), await paperPicture(['Yalnız ikinci sayfada duran kelime: zeytinlik.', 'Bodrum katta bulunan kestaneliğin bakımı yapılmıştır.'])]);
  const sha256 = createHash('sha256').update(pdf).digest('hex');
  const deps = await openDeps(readProcessConfig({ LOG_LEVEL: 'warn' }));
  await recordListings(deps, [makeListingRecord({
    sourceKey: 'okunan-' + Date.now(), title: 'Raporu okunan daire', documentFiles: ['${ADDRESS}'],
    endDate: new Date(Date.now() + 40 * 86_400_000),
  })]);
  await deps.files.locked.put(originalKey('document', sha256, 'pdf'), pdf);
  const { rows } = await deps.db.$client.query(\`insert into mirrored_files
      (property_id, use, url, state, sha256, type, bytes, noted_at, stored_at, checked_at)
    select max(id), 'document', '${ADDRESS}', 'stored', $1, 'pdf', $2, now(), now(), now() from properties
    where title = 'Raporu okunan daire' returning property_id\`, [sha256, pdf.length]);
  await deps.db.$client.query(\`insert into payments (user_id, amount, provider, reference, paid_at, valid_until)
    select id, 99, 'banka', 'P-' || id, now(), now() + interval '1 year' from users where email = $1\`,
    [process.env.READER]);
  await readDocuments(deps);
  await makeFindings(deps);
  process.stdout.write(JSON.stringify(rows[0]));
  pageReaders.end();
  await deps.close();`;

async function goToListing(page: Page): Promise<number> {
  const { email } = await beMember(page);
  const env = { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR, DATABASE_URL: '', READER: email };
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', RECORD], { env });
  const { property_id: id } = z.object({ property_id: z.coerce.number() }).parse(JSON.parse(stdout));
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
  'a scanned report is searched by keyboard, read as text, and says what is unsure',
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
    // Recognition makes a number of `%1`, which nobody may take for sure.
    await expect(text).toContainText('(belirsiz)');
    await expectAccessibleAtBothWidths(page);
  },
);

test('a finding leads to its sentence, marked on the scanned page', BOTH_WIDTHS, async ({ page }) => {
  test.slow();
  await goToListing(page);
  const found = page.getByRole('region', { name: 'Belgelerde bulunanlar' });
  await expect(found).toContainText('1 belgeden 1 tanesi okundu');
  const occupancy = found.getByRole('listitem').filter({ hasText: 'Kullanan: Kiracı' });
  await expect(occupancy).toContainText('Taşınmazda halen kiracı oturmaktadır');
  await expectAccessibleAtBothWidths(page);
  await occupancy.getByRole('button', { name: /1\. sayfada göster/ }).press('Enter');
  await expect(page.locator('[data-first-page=drawn]')).toBeVisible();
  await expect(page.locator('[data-hit=current]').first()).toBeInViewport();
  await expect(page.getByRole('status').filter({ hasText: '1 / 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Kapat', exact: true }).click();
  await expect(occupancy.getByRole('button')).toBeFocused();
});

test('a word that stands only in a scan leads from the search to its marked line', BOTH_WIDTHS, async ({ page }) => {
  test.slow();
  await goToListing(page);
  await open(page, '/search?query=kestanelik');
  const mark = page.getByRole('link', { name: 'Belgede: kiymet-takdir-raporu.pdf' }).first();
  await expect(mark).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await mark.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-hit=current]').first()).toBeInViewport();
  await expect(page.getByRole('status').filter({ hasText: '1 / 1' })).toBeVisible();
  const second = page.getByRole('group', { name: '2. sayfa' });
  await expect(second).toBeInViewport();
  await expect(second.getByText('kestaneliğin')).toBeAttached();
  await expectAccessibleAtBothWidths(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Raporu okunan daire' })).toBeVisible();
  await page.goBack();
  await expect(mark).toBeVisible();
  await expect(page).toHaveURL(/\/search\?query=kestanelik$/);
});

test(
  'one step back closes the viewer, however it was opened, and the next leaves the listing',
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
