import { type Browser, chromium, type Page } from '@playwright/test';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { BROWSER_ARGS, findBrowser } from '#tests/support/find-browser.ts';
import { decodeTiffPage } from '#web/features/market/documents/decode/tiff/decode-tiff.ts';
import { faxDecoder } from '#web/features/market/documents/decode/tiff/fax-decoder.ts';
import { readTiffPages } from '#web/features/market/documents/decode/tiff/tiff-directory.ts';
import { type BenchServer, openBenchDatabase } from './bench-database.ts';
import { median } from './http-load.ts';
import { figure, printTable, tell } from './report.ts';
import { startServerProcess } from './server-process.ts';

const RUNS = 5;
const PDF_PAGES = 50;
const TIFF_PAGES = 20;
const DECODERS = import.meta.resolve('pdfjs-dist/wasm/jbig2_nowasm_fallback.js').replace(/[^/]*$/, '');
const FONT = import.meta.resolve('@fontsource/public-sans/files/public-sans-latin-400-normal.woff');
/** A4 at 200 dots per inch, the setting of court scanners. */
const SCAN = { width: 1654, height: 2339, dotsPerMm: 200 / 25.4 };
const WORDS =
  'Satışa konu taşınmaz, tapu kaydında arsa paylı kat mülkiyetli ana taşınmazın ikinci normal katında yer alan mesken';

type Run = { fetchMs: number; shownMs: number; longestTaskMs: number; slowFrames: number };
type Case = { what: string; key: string; pages: number; file: Uint8Array; aimMs: number; decodeAlone(): Promise<void> };

/**
 * Opens documents in the viewer, in Chromium on the built app; measures how soon the first page is drawn and how
 * smoothly the other pages scroll.
 */
export async function benchDocuments(at: BenchServer): Promise<void> {
  tell('documents');
  const database = await openBenchDatabase(at, 'peyda_bench_documents');
  const cases = await makeCases();
  for (const { key, file } of cases) await database.deps.files.put(key, file);
  const server = await startServerProcess({ DATABASE_URL: database.url, DATA_DIR: at.dataDir });
  const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGS });
  try {
    const rows: string[][] = [];
    for (const one of cases) rows.push(await measureCase(browser, server.origin, one));
    printTable(
      'Documents',
      `Medians of ${RUNS} runs, each with an empty cache. First page: from the click until it is drawn, the viewer’s own code included. Beneath it: the bare fetch of the same bytes, and the decoder alone on the first page, warm, in Node, nothing drawn. Then all pages are scrolled through: the longest task of the main thread (0: none over 50 ms), and frames that took over 50 ms.`,
      [
        'document',
        'pages',
        'kB',
        'fetch ms',
        'decoder ms',
        'first page ms',
        'aim ms',
        'longest task ms',
        'slow frames',
      ],
      rows,
    );
  } finally {
    await browser.close();
    await server.stop();
    await database.close();
  }
}

async function makeCases(): Promise<readonly Case[]> {
  const [pdf, tiff] = [await makePdf(), await makeScan()];
  return [
    {
      what: 'PDF of text',
      key: 'bench/elli-sayfa.pdf',
      pages: PDF_PAGES,
      file: pdf,
      aimMs: 1000,
      decodeAlone: () => parsePdf(pdf),
    },
    {
      what: 'TIFF, A4, 200 dpi, CCITT G4',
      key: 'bench/yirmi-sayfa.tif',
      pages: TIFF_PAGES,
      file: tiff,
      aimMs: 2000,
      decodeAlone: () => decodeTiff(tiff),
    },
  ];
}

async function measureCase(browser: Browser, origin: string, one: Case): Promise<string[]> {
  const runs: Run[] = [];
  const alone: number[] = [];
  await one.decodeAlone();
  for (let count = 0; count < RUNS; count += 1) {
    runs.push(await inNewPage(browser, origin, one.key));
    const start = performance.now();
    await one.decodeAlone();
    alone.push(performance.now() - start);
  }
  const of = (read: (run: Run) => number) => figure(median(runs.map(read)));
  return [
    one.what,
    String(one.pages),
    figure(one.file.length / 1000),
    of((run) => run.fetchMs),
    figure(median(alone)),
    of((run) => run.shownMs),
    String(one.aimMs),
    of((run) => run.longestTaskMs),
    of((run) => run.slowFrames),
  ];
}

/** Parses the first page of a PDF into its drawing operations. */
async function parsePdf(bytes: Uint8Array): Promise<void> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: VerbosityLevel.ERRORS });
  const pdf = await task.promise;
  const page = await pdf.getPage(1);
  await page.getOperatorList();
  await task.destroy();
}

async function decodeTiff(bytes: Uint8Array): Promise<void> {
  const [page] = readTiffPages(bytes);
  if (!page) throw new Error('No page.');
  await decodeTiffPage(bytes, page, faxDecoder(DECODERS));
}

async function inNewPage(browser: Browser, origin: string, key: string): Promise<Run> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    await page.goto(`${origin}/test-viewer`);
    await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
    await page.waitForLoadState('networkidle');
    await page.getByLabel('Kendi listeniz').fill(`/files/${key}`);
    const shownMs = await openAndWait(page);
    const scrolled = await scrollThrough(page);
    const fetchMs = await page.evaluate(async (address) => {
      const start = performance.now();
      await (await fetch(address, { cache: 'no-store' })).arrayBuffer();
      return performance.now() - start;
    }, `/files/${key}`);
    return { fetchMs, shownMs, ...scrolled };
  } finally {
    await context.close();
  }
}

/** Milliseconds from the click on the button until the viewer marks the first page as drawn. */
function openAndWait(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const button = [...document.querySelectorAll('button')].find((one) => one.textContent === 'Listeyi görüntüle');
    const start = performance.now();
    button?.click();
    await new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        if (!document.querySelector('[data-first-page=drawn]')) return;
        observer.disconnect();
        resolve();
      });
      observer.observe(document.body, { subtree: true, childList: true, attributes: true });
    });
    return performance.now() - start;
  });
}

/** Scrolls down to the end in steps of a third of the view, one step every second frame. */
function scrollThrough(page: Page): Promise<{ longestTaskMs: number; slowFrames: number }> {
  return page.evaluate(async () => {
    const stage = document.querySelector('[data-first-page]');
    if (!stage) throw new Error('No stage.');
    const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
    let longestTaskMs = 0;
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longestTaskMs = Math.max(longestTaskMs, duration);
    });
    observer.observe({ type: 'longtask' });
    let slowFrames = 0;
    let last = await frame();
    while (stage.scrollTop + stage.clientHeight < stage.scrollHeight - 2) {
      stage.scrollBy(0, stage.clientHeight / 3);
      for (let count = 0; count < 2; count += 1) {
        const now = await frame();
        if (now - last > 50) slowFrames += 1;
        last = now;
      }
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
    observer.disconnect();
    return { longestTaskMs, slowFrames };
  });
}

async function makePdf(): Promise<Uint8Array> {
  const document = new PDFDocument({ size: 'A4', margin: 70, autoFirstPage: false });
  document.registerFont('text', new URL(FONT).pathname);
  const chunks: Uint8Array[] = [];
  document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const ended = new Promise((resolve) => document.on('end', resolve));
  for (let number = 1; number <= PDF_PAGES; number += 1) {
    document.addPage().font('text').fontSize(18).text(`Sayfa ${number}`).moveDown();
    document.fontSize(11);
    for (let line = 0; line < 16; line += 1) document.text(`${number}.${line} ${WORDS}`).moveDown(0.4);
  }
  document.end();
  await ended;
  return Buffer.concat(chunks);
}

/** Makes pages full of text, like a scanner: the more edges, the more work to decode. */
async function makeScan(): Promise<Uint8Array> {
  const { width, height, dotsPerMm } = SCAN;
  const pages = Array.from({ length: TIFF_PAGES }, (_, number) => {
    const lines = Array.from(
      { length: 55 },
      (_line, line) =>
        `<text x="150" y="${200 + line * 37}" font-size="27" font-family="serif">${number + 1}.${line} ${WORDS}</text>`,
    );
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/>${lines.join('')}</svg>`;
    return sharp(Buffer.from(svg)).flatten({ background: '#fff' }).png().toBuffer();
  });
  return sharp(await Promise.all(pages), { join: { animated: true } })
    .greyscale()
    .threshold(150)
    .toColourspace('b-w')
    .tiff({ compression: 'ccittfax4', bitdepth: 1, xres: dotsPerMm, yres: dotsPerMm })
    .toBuffer();
}
