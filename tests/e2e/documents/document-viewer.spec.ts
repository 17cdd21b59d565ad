import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectAccessibleInBothThemes, open, test } from '../support/open-page.ts';
import { BOTH_WIDTHS } from '../support/widths.ts';

const FOLDER = '/files/sample/documents';
const FOREIGN = 'https://depo.test';

test.use({ allowedErrors: [/status of 404|ERR_FAILED|CORS policy/] });

/** Opens files in the viewer with the form of the test page. */
async function view(page: Page, ...addresses: readonly string[]): Promise<void> {
  await open(page, '/test-viewer');
  await page.getByLabel('Kendi listeniz').fill(addresses.join(','));
  const isElsewhere = addresses.some((address) => !address.startsWith('/'));
  await page.getByRole('checkbox', { name: /^Başka sitelerdeki dosyalar/ }).setChecked(isElsewhere);
  await page.getByRole('button', { name: 'Listeyi görüntüle' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

const drawn = (page: Page) => page.locator('[data-first-page=drawn]');
const pageOf = (page: Page, number: number) => page.getByRole('group', { name: `${number}. sayfa`, exact: true });
const heading = (page: Page) => page.getByRole('dialog').getByRole('heading', { level: 2 });

/** The share of the canvas's pixels that are not white. */
async function inkOf(page: Page, number: number): Promise<number> {
  return pageOf(page, number)
    .locator('canvas')
    .evaluate((source) => {
      if (!(source instanceof HTMLCanvasElement)) return 0;
      const copy = new OffscreenCanvas(source.width, source.height);
      const context = copy.getContext('2d');
      context?.drawImage(source, 0, 0);
      const pixels = context?.getImageData(0, 0, copy.width, copy.height).data ?? new Uint8ClampedArray();
      let dark = 0;
      for (let at = 0; at < pixels.length; at += 4) if ((pixels[at] ?? 255) < 200) dark += 1;
      return (4 * dark) / pixels.length;
    });
}

test('a PDF shows its pages, with text to select', BOTH_WIDTHS, async ({ page }) => {
  await view(page, `${FOLDER}/satis-ilani.pdf`);
  await expect(drawn(page)).toBeVisible();
  await expect(heading(page)).toHaveText('satis-ilani.pdf');
  expect(await inkOf(page, 1)).toBeGreaterThan(0.01);
  const words = pageOf(page, 1).getByText('Taşınmazın açık artırma ilanı');
  await expect(words).toBeAttached();
  await words.selectText();
  expect(await page.evaluate(() => document.getSelection()?.toString())).toContain('artırma');
});

test('a long PDF keeps only the pages near the view', async ({ page }) => {
  await view(page, `${FOLDER}/kiymet-takdir-raporu.pdf`);
  await expect(drawn(page)).toBeVisible();
  const stage = page.getByRole('region', { name: 'Belge: kiymet-takdir-raporu.pdf' });
  const heightBefore = await stage.evaluate((element) => element.scrollHeight);
  await stage.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect(pageOf(page, 1)).not.toBeAttached();
  await expect(
    page
      .getByRole('group', { name: /^\d+\. sayfa$/ })
      .last()
      .locator('canvas'),
  ).toBeVisible();
  expect(await stage.evaluate((element) => element.scrollHeight), 'height after scrolling').toBe(heightBefore);
});

test('a multi-page TIFF is decoded', async ({ page }) => {
  await view(page, `${FOLDER}/mimari-proje.tif`);
  await expect(drawn(page)).toBeVisible();
  expect(await inkOf(page, 1)).toBeGreaterThan(0.01);
  await page.getByRole('region', { name: /^Belge:/ }).evaluate((element) => element.scrollTo(0, 99_999));
  await expect(pageOf(page, 4).locator('canvas')).toBeVisible();
  expect(await inkOf(page, 4)).toBeGreaterThan(0.01);
});

test('an image fits completely into view', BOTH_WIDTHS, async ({ page }) => {
  await view(page, `${FOLDER}/fotograf-konut-1.jpg`);
  await expect(drawn(page)).toBeVisible();
  const image = page.getByRole('img', { name: 'fotograf-konut-1.jpg' });
  await expect(image).toBeInViewport({ ratio: 0.99 });
});

test('a UDF opens as text with its paragraphs', async ({ page }) => {
  await view(page, `${FOLDER}/satis-ilani.udf`);
  const text = page.getByRole('dialog').getByRole('article');
  await expect(text.getByText('Taşınmazın açık artırma ilanı')).toHaveCSS('font-weight', '700');
  await expect(text.getByText('Satılacak malın özellikleri')).toBeVisible();
  await expectAccessible(page);
});

test('an archive lists its files and opens them', async ({ page }) => {
  await view(page, `${FOLDER}/dosya-ekleri.zip`);
  await expect(page.getByRole('heading', { name: 'Arşivde 3 dosya var' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'açıklama.txt' })).toContainText('B');
  await expectAccessible(page);
  await page.getByRole('button', { name: /fotograf-2\.jpg/ }).click();
  await expect(page.getByRole('img', { name: 'fotograf-2.jpg' })).toBeVisible();
  await page.getByRole('button', { name: 'Arşive dön' }).click();
  await expect(page.getByRole('heading', { name: 'Arşivde 3 dosya var' })).toBeVisible();
});

test('a file that cannot be shown says so and offers the ways out', async ({ page }) => {
  await view(page, `${FOLDER}/kroki-olcumleri.dat`);
  const alert = page.getByRole('alert');
  await expect(alert.getByRole('heading')).toHaveText('Dosya Görüntülenemiyor');
  await expect(alert.getByRole('link', { name: 'Yeni sekmede aç' })).toHaveAttribute(
    'href',
    `${FOLDER}/kroki-olcumleri.dat`,
  );
  const download = page.waitForEvent('download');
  await alert.getByRole('button', { name: 'İndir' }).click();
  expect((await download).suggestedFilename()).toBe('kroki-olcumleri.dat');
  await expectAccessible(page);
});

test('a broken PDF says so', async ({ page }) => {
  await page.route('**/bozuk.pdf', (route) =>
    route.fulfill({ body: '%PDF-1.7\nbozuk', contentType: 'application/pdf' }),
  );
  await view(page, '/files/bozuk.pdf');
  await expect(page.getByRole('alert').getByRole('heading')).toHaveText('PDF Görüntülenemiyor');
  await expect(page.getByRole('alert').getByRole('link', { name: 'Yeni sekmede aç' })).toBeVisible();
});

test.describe('a document of another site, which its developer lets the page load', () => {
  const address = `${FOREIGN}/klasor/%C5%9Fartname.pdf?imza=1`;
  test.use({ allowedErrors: [/CORS policy|ERR_FAILED|ERR_NAME_NOT_RESOLVED/] });

  test('is shown straight from there (spec §2)', async ({ page }) => {
    const answer = await page.request.get(`${FOLDER}/satis-ilani.pdf`);
    await page.route(address, async (route) =>
      route.fulfill({ body: await answer.body(), headers: { 'access-control-allow-origin': '*' } }),
    );
    await view(page, address);
    await expect(heading(page)).toHaveText('şartname.pdf');
    await expect(drawn(page)).toBeVisible();
  });

  test('names the other site’s rules only where they are the reason (spec §8, D47)', async ({ page }) => {
    const forOthers = { 'access-control-allow-origin': 'https://baska.example' };
    await page.route(address, (route) => route.fulfill({ body: 'kapalı', headers: forOthers }));
    await view(page, address);
    const alert = page.getByRole('alert');
    await expect(alert.getByRole('heading')).toHaveText('Belge yüklenemedi');
    await expect(alert).toContainText('çapraz kaynak');
    await expect(alert.getByRole('link', { name: 'Yeni sekmede aç' })).toHaveAttribute('href', address);
    await page.route(address, (route) => route.abort());
    await alert.getByRole('button', { name: 'Yeniden dene' }).click();
    await expect(alert).toContainText('Sunucuya ulaşılamadı.');
    await expect(alert).not.toContainText('çapraz kaynak');
  });
});

test('a document that is gone says so, and can be tried again', async ({ page }) => {
  let isThere = false;
  await page.route('**/gelir-gider.jpg', (route) =>
    isThere
      ? route.fulfill({ body: Buffer.from(PIXEL, 'base64'), contentType: 'image/png' })
      : route.fulfill({ status: 404 }),
  );
  await view(page, '/files/gelir-gider.jpg');
  await expect(page.getByRole('alert').getByRole('heading')).toHaveText('Belge yüklenemedi');
  isThere = true;
  await page.getByRole('button', { name: 'Yeniden dene' }).click();
  await expect(page.getByRole('img', { name: 'gelir-gider.jpg' })).toBeVisible();
});

test('by keyboard alone: open, change document, zoom, close', async ({ page }) => {
  await open(page, '/test-viewer');
  const opener = page.getByRole('article', { name: /^Arsa/ }).getByRole('button', { name: 'Görüntüle' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(drawn(page)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Belge: satis-ilani.pdf' })).toBeFocused();
  const zoom = page.getByRole('button', { name: /^Yakınlık/ });
  await page.keyboard.press('+');
  await expect(zoom).toHaveText('%125');
  for (let turn = 0; turn < 9; turn += 1) await page.keyboard.press('+');
  await expect(zoom).toHaveText('%300');
  for (let turn = 0; turn < 12; turn += 1) await page.keyboard.press('-');
  await expect(zoom).toHaveText('%50');
  await page.keyboard.press('0');
  await expect(zoom).toHaveText('%100');
  await page.keyboard.press('ArrowLeft');
  await expect(heading(page)).toHaveText('satis-ilani.pdf');
  await page.keyboard.press('ArrowRight');
  await expect(heading(page)).toHaveText('kiymet-takdir-raporu.pdf');
  for (let turn = 0; turn < 30; turn += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a large file shows its progress', async ({ page }) => {
  const network = await page.context().newCDPSession(page);
  await open(page, '/test-viewer');
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: 100_000,
    uploadThroughput: 400_000,
  });
  await page.getByLabel('Kendi listeniz').fill(`${FOLDER}/imar-capi.tif`);
  await page.getByRole('button', { name: 'Listeyi görüntüle' }).click();
  await expect(page.getByRole('progressbar', { name: 'Yüklenen' })).toBeVisible();
  await expect(page.getByText(/^%\d+ · .+ \/ 420,6 kB$/)).toBeVisible();
  await expect(drawn(page)).toBeVisible({ timeout: 30_000 });
});

test('the viewer is accessible in light and dark', BOTH_WIDTHS, async ({ page }) => {
  await view(page, `${FOLDER}/satis-ilani.pdf`, `${FOLDER}/mimari-proje.tif`, `${FOLDER}/fotograf-arac-1.jpg`);
  for (const name of ['satis-ilani.pdf', 'mimari-proje.tif', 'fotograf-arac-1.jpg']) {
    await expect(heading(page)).toHaveText(name);
    await expect(drawn(page)).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.keyboard.press('ArrowRight');
  }
});

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
