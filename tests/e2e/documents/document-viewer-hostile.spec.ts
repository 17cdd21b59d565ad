import type { Page } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import { expect, open, test } from '../support/open-page.ts';

/** Sets a mark that the page under test must never have; embedded in every way in which a file could run a script. */
const SCRIPT = "document.documentElement.dataset.ran = 'yes'; alert(1)";
const HTML = `<!doctype html><img src=x onerror="${SCRIPT}"><script>${SCRIPT}</script>`;
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" onload="${SCRIPT}"><script>${SCRIPT}</script></svg>`;

function udf(xml: string): Buffer {
  return Buffer.from(zipSync({ 'content.xml': strToU8(xml) }));
}

function tiff(entries: readonly (readonly [tag: number, type: 3 | 4, value: number])[], next = 0): Buffer {
  const file = Buffer.alloc(8 + 2 + entries.length * 12 + 4 + 64);
  file.write('II*\0', 'latin1');
  file.writeUInt32LE(8, 4);
  file.writeUInt16LE(entries.length, 8);
  for (const [index, [tag, type, value]] of entries.entries()) {
    const at = 10 + index * 12;
    file.writeUInt16LE(tag, at);
    file.writeUInt16LE(type, at + 2);
    file.writeUInt32LE(1, at + 4);
    file.writeUInt32LE(value, at + 8);
  }
  file.writeUInt32LE(next, 10 + entries.length * 12);
  return file;
}

function tiffOf(width: number, height: number, next = 0): Buffer {
  return tiff(
    [
      [256, 4, width],
      [257, 4, height],
      [258, 3, 1],
      [259, 3, 4],
      [262, 3, 0],
      [273, 4, 100],
      [278, 4, height],
      [279, 4, 40],
    ],
    next,
  );
}

function pngOf(width: number, height: number): Buffer {
  const file = Buffer.alloc(64);
  file.write('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1');
  file.writeUInt32BE(width, 16);
  file.writeUInt32BE(height, 20);
  return file;
}

function pdf(...objects: readonly string[]): Buffer {
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  return Buffer.from(`%PDF-1.7\n${body}trailer << /Root 1 0 R /Size ${objects.length + 1} >>\n`, 'latin1');
}

const PDF_WITH_SCRIPT = pdf(
  `<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (app.alert\\("x"\\); ${SCRIPT.replace(/[()]/g, '\\$&')}) >> /Names << /JavaScript << /Names [(a) << /S /JavaScript /JS (${SCRIPT.replace(/[()]/g, '\\$&')}) >>] >> >> >>`,
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 300] /AA << /O << /S /JavaScript /JS (app.alert\\(1\\)) >> >> >>',
);
const PDF_OF_NOTHING_BUT_PAGES = pdf(
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 2000000000 >>',
);
const LAUGHS = Array.from({ length: 9 }, (_, level) => `<!ENTITY l${level + 1} "${`&l${level};`.repeat(10)}">`).join(
  '',
);

const DOSYA = 'Dosya Görüntülenemiyor';
const PDF = 'PDF Görüntülenemiyor';
const FILES: readonly (readonly [what: string, name: string, body: Buffer | string, type: string, title: string])[] = [
  ['a page of HTML called PDF', 'sayfa.pdf', HTML, 'text/html', PDF],
  ['a page of HTML called image', 'sayfa.jpg', HTML, 'image/jpeg', DOSYA],
  ['an SVG with a script called PNG', 'resim.png', SVG, 'image/svg+xml', DOSYA],
  ['an SVG with a script', 'resim.svg', SVG, 'image/svg+xml', DOSYA],
  ['a TIFF of 100,000 × 100,000 pixels', 'dev.tif', tiffOf(100_000, 100_000), 'image/tiff', DOSYA],
  ['a TIFF whose pages lead in a circle', 'halka.tif', tiffOf(100, 100, 8), 'image/tiff', DOSYA],
  ['a TIFF that ends after its mark', 'kesik.tif', 'II*\0', 'image/tiff', DOSYA],
  ['a PNG of 60,000 × 60,000 pixels', 'dev.png', pngOf(60_000, 60_000), 'image/png', DOSYA],
  ['a broken JPEG', 'bozuk.jpg', '\xff\xd8\xff\xe0', 'image/jpeg', DOSYA],
  [
    'a UDF that unpacks to a thousand times its size',
    'bomba.udf',
    udf(`<template><content><![CDATA[${'0'.repeat(15_000_000)}]]></content></template>`),
    'application/zip',
    DOSYA,
  ],
  [
    'a UDF with a billion laughs',
    'kahkaha.udf',
    udf(`<!DOCTYPE t [<!ENTITY l0 "ha">${LAUGHS}]><template><content>&l9;</content></template>`),
    'application/zip',
    DOSYA,
  ],
  [
    'a UDF that asks for a file of this machine',
    'dosya.udf',
    udf('<!DOCTYPE t [<!ENTITY x SYSTEM "file:///etc/passwd">]><template><content>&x;</content></template>'),
    'application/zip',
    DOSYA,
  ],
  ['an archive that ends too early', 'kesik.zip', 'PK\x03\x04', 'application/zip', DOSYA],
  ['an archive of a kind nobody opens here', 'paket.rar', 'Rar!', 'application/octet-stream', DOSYA],
];

/** Browsers log broken images and refused requests in the console. */
test.use({ allowedErrors: [/Failed to load resource/] });

async function view(page: Page, name: string, body: Buffer | string, contentType: string): Promise<void> {
  page.on('dialog', (dialog) => {
    throw new Error(`A file opened a dialog: ${dialog.message()}`);
  });
  await page.route(`**/files/${name}`, (route) =>
    route.fulfill({ body: typeof body === 'string' ? Buffer.from(body, 'latin1') : body, contentType }),
  );
  await open(page, '/test-viewer');
  await page.getByLabel('Kendi listeniz').fill(`/files/${name}`);
  await page.getByRole('button', { name: 'Listeyi görüntüle' }).click();
}

/** Measures, from now on, the longest time in milliseconds that the page did not respond. */
async function watchAnswers(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    let last = performance.now();
    setInterval(() => {
      const now = performance.now();
      const root = document.documentElement;
      root.dataset.silence = String(Math.max(Number(root.dataset.silence ?? 0), now - last));
      last = now;
    }, 20);
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset.silence ?? 0));
}

for (const [what, name, body, type, title] of FILES) {
  test(`${what} is refused, runs nothing and does not block the page`, async ({ page }) => {
    await view(page, name, body, type);
    const longestSilence = await watchAnswers(page);
    await expect(page.getByRole('alert').getByRole('heading')).toHaveText(title, { timeout: 20_000 });
    await expect(page.getByRole('alert').getByRole('link', { name: 'Yeni sekmede aç' })).toBeVisible();
    expect(await longestSilence()).toBeLessThan(1000);
    await expect(page.locator('html')).not.toHaveAttribute('data-ran');
  });
}

test('scripts in a PDF do not run', async ({ page }) => {
  await view(page, 'betik.pdf', PDF_WITH_SCRIPT, 'application/pdf');
  await expect(page.locator('[data-first-page=drawn]')).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-ran');
});

test('a PDF whose pages contain themselves ends with a drawn page or an error message', async ({ page }) => {
  await view(page, 'sonsuz.pdf', PDF_OF_NOTHING_BUT_PAGES, 'application/pdf');
  const longestSilence = await watchAnswers(page);
  const outcome = page
    .locator('[data-first-page=drawn]')
    .or(page.getByRole('alert').getByRole('heading', { name: PDF }));
  await expect(outcome).toBeVisible({ timeout: 30_000 });
  expect(await longestSilence()).toBeLessThan(1000);
});

test('markup in a UDF is shown as text', async ({ page }) => {
  await view(page, 'isaret.udf', udf(`<template><content><![CDATA[${HTML}]]></content></template>`), 'application/zip');
  const text = page.getByRole('dialog').getByRole('article');
  await expect(text).toContainText('<script>');
  expect(await text.locator('script, img').count()).toBe(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-ran');
});

test('a file with the wrong extension is shown by its content', async ({ page }) => {
  await view(page, 'aslinda-pdf.jpg', PDF_WITH_SCRIPT, 'image/jpeg');
  await expect(page.locator('[data-first-page=drawn] canvas')).toBeVisible();
});

test('a ZIP bomb is listed but not unpacked', async ({ page }) => {
  const zip = Buffer.from(
    zipSync({ 'bomba.pdf': new Uint8Array(20_000_000), 'klasör/../../üst.pdf': strToU8('%PDF-') }),
  );
  await view(page, 'arsiv.zip', zip, 'application/zip');
  await expect(page.getByRole('listitem').filter({ hasText: 'bomba.pdf' })).toContainText('Güvenlik sınırını aşıyor');
  await expect(page.getByRole('button', { name: /bomba\.pdf/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^üst\.pdf/ })).toBeVisible();
});

test('a worker that never answers is terminated', async ({ page }) => {
  // Simulates a file that makes a decoder run forever.
  await page.route('**/archive-worker-*.js', (route) =>
    route.fulfill({ body: 'self.onmessage = () => { for (;;); };', contentType: 'text/javascript' }),
  );
  await page.clock.install();
  await view(page, 'takilan.zip', Buffer.from(zipSync({ 'a.txt': strToU8('a') })), 'application/zip');
  await expect(page.getByText('Belge yükleniyor')).toBeVisible();
  // The worker may start at any moment from here on; its timeout follows a little later.
  await expect(async () => {
    await page.clock.fastForward(16_000);
    await expect(page.getByRole('alert').getByRole('heading')).toHaveText(DOSYA, { timeout: 500 });
  }).toPass({ timeout: 30_000 });
});
