import { readFile } from 'node:fs/promises';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, expectAccessible, open, test } from '../support/open-page.ts';

const GUIDES = ['E-satışa ilk adım', 'İhale bedelinden fazlası: masraflar ve vergiler', 'Takyidat ve şerh okuma'];
const VIDEOS = ['İhale arama ve filtreleme', 'Bir ilanı baştan sona okumak', 'İlan kaydetme ve arama uyarısı'];

const kilobytes = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 1 });

test('three guides are saved as PDFs, with the size and pages that the card says', async ({ page }) => {
  await open(page, '/yardim-merkezi');
  const cards = page.getByRole('region', { name: 'Rehberler' }).getByRole('listitem');
  await expect(cards).toHaveCount(3);
  for (const [index, title] of GUIDES.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole('heading', { name: title })).toBeVisible();
    const downloading = page.waitForEvent('download');
    await card.getByRole('link', { name: /PDF’yi indir/ }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(`Peyda - ${title.replace(':', ',')}.pdf`);
    const file = await readFile(await download.path());
    const { numPages } = await getDocument({ data: new Uint8Array(file), verbosity: 0 }).promise;
    await expect(card).toContainText(`PDF · ${numPages} sayfa · ${kilobytes.format(file.length / 1000)} kB`);
  }
});

test('a guide can be read as a page, and links to the others', async ({ page }) => {
  await open(page, '/yardim-merkezi');
  await page.getByRole('link', { name: /Sayfada oku.*E-satışa ilk adım/ }).click();
  await expect(page).toHaveURL(/\/yardim-merkezi\/e-satisa-ilk-adim$/);
  await expect(page.getByRole('heading', { level: 1, name: 'E-satışa ilk adım' })).toBeVisible();
  await expect(page.getByRole('link', { name: /PDF’yi indir.*E-satışa ilk adım/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('navigation', { name: 'Diğer rehberler' }).getByRole('link', { name: GUIDES[2] }).click();
  await expect(page.getByRole('heading', { level: 1, name: GUIDES[2] })).toBeVisible();
});

test('three films say how long they are, and fetch nothing before they are played', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (/\/videos\/.*\.(?:mp4|vtt)/.test(request.url())) fetched.push(request.url());
  });
  await open(page, '/yardim-merkezi');
  const cards = page.getByRole('region', { name: 'Videolu anlatımlar' }).getByRole('listitem');
  await expect(cards).toHaveCount(3);
  for (const [index, title] of VIDEOS.entries()) {
    await cards.nth(index).scrollIntoViewIfNeeded();
    await expect(cards.nth(index).getByRole('heading', { name: title })).toBeVisible();
    // The browser has selected the video (idle, not empty) but has loaded nothing of it.
    const film = cards.nth(index).locator('video');
    await expect(film).toHaveJSProperty('networkState', 1);
    await expect(film).toHaveJSProperty('readyState', 0);
  }
  expect(fetched).toEqual([]);
});

test('a film plays by keyboard, with captions, for as long as its card says', async ({ page }) => {
  await open(page, '/yardim-merkezi');
  const card = page.getByRole('region', { name: 'Videolu anlatımlar' }).getByRole('listitem').first();
  const video = card.locator('video');
  await video.focus();
  await page.keyboard.press('Space');
  await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.currentTime)).toBeGreaterThan(0);
  const state = await video.evaluate((film: HTMLVideoElement) => ({
    duration: film.duration,
    captions: [...film.textTracks].map(({ kind, language, mode }) => ({ kind, language, mode })),
    hasControls: film.controls,
  }));
  expect(state.hasControls).toBe(true);
  expect(state.captions).toEqual([{ kind: 'captions', language: 'tr', mode: 'showing' }]);
  await expect(card).toContainText(`${Math.round(state.duration)} saniye`);
  await expect
    .poll(() => video.evaluate((film: HTMLVideoElement) => film.textTracks[0]?.cues?.length ?? 0))
    .toBeGreaterThanOrEqual(5);
});

test('the transcript of a film can be read', async ({ page }) => {
  await open(page, '/yardim-merkezi');
  const card = page.getByRole('region', { name: 'Videolu anlatımlar' }).getByRole('listitem').first();
  await card.getByText('Videodaki anlatım').click();
  await expect(card.locator('details p')).toHaveText(/.{200}/);
});

test('films and guides support range requests', async ({ request }) => {
  for (const [address, type] of [
    ['/videos/ihale-arama.mp4', 'video/mp4'],
    ['/videos/ihale-arama.vtt', 'text/vtt'],
    ['/guides/e-satisa-ilk-adim.pdf', 'application/pdf'],
  ] as const) {
    const answer = await request.get(address, { headers: { range: 'bytes=10-29' } });
    expect(answer.status(), address).toBe(206);
    expect(answer.headers()['content-type']).toContain(type);
    expect(answer.headers()['content-range']).toMatch(/^bytes 10-29\/\d+$/);
    expect((await answer.body()).length).toBe(20);
  }
  const beyond = await request.get('/videos/ihale-arama.mp4', { headers: { range: 'bytes=99999999-' } });
  expect(beyond.status()).toBe(416);
});
