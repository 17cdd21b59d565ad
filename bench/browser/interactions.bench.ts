import { type Browser, type BrowserContext, type CDPSession, chromium, devices, type Page } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from '#tests/support/find-browser.ts';
import { type BenchServer, openBenchDatabase } from '../bench-database.ts';
import { fillDatabase } from '../fill-database.ts';
import { median } from '../http-load.ts';
import { figure, printTable, tell } from '../report.ts';
import { startServerProcess } from '../server-process.ts';

const OPEN_AUCTIONS = 2000;
const ROUNDS = 3;
/** The CPU slowdown that simulates a cheap phone. */
const SLOWER = 4;
/** How long to wait after an action for its frame and its effects. */
const REST_MS = 700;
/** How often the actions are repeated for the heap measurement. */
const HEAP_ACTS = 50;

/** An action of a person on a page. Each starts where the previous one has led. */
type Act = { readonly what: string; do(page: Page): Promise<void> };

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const press = (what: string, name: string | RegExp): Act => ({ what, do: (page) => button(page, name).click() });
const type = (what: string, selector: string, text: string): Act => ({
  what,
  do: (page) => page.locator(selector).first().pressSequentially(text, { delay: 60 }),
});
const key = (what: string, pressed: string): Act => ({ what, do: (page) => page.keyboard.press(pressed) });

const IN_SEARCH: readonly Act[] = [
  { what: 'search: tap the box', do: (page) => page.locator('input[type=search]').first().click() },
  type('search: type into the box', 'input[type=search]', 'daire'),
  key('search: next suggestion', 'ArrowDown'),
  key('search: close the suggestions', 'Escape'),
  press('search: open the filters', /^Filtrele( |$)/),
  {
    what: 'filters: unfold provinces',
    do: (page) => page.getByRole('dialog').locator('[data-filter="city"] summary').click(),
  },
  {
    what: 'filters: tick one',
    do: (page) =>
      page
        .getByRole('dialog')
        .getByRole('checkbox', { name: /^Ankara/ })
        .click(),
  },
  type('filters: type a name', '[role=dialog] input[type=search]', 'an'),
  press('filters: show the auctions', /ihaleyi göster$/),
  press('search: larger pictures', 'Büyük resim'),
  press('search: save a listing', /^İlanı kaydet/),
  key('search: close what that opened', 'Escape'),
];

const IN_LISTING: readonly Act[] = [
  { what: 'listing: open over the list', do: (page) => page.locator('.listing-link').first().click() },
  key('listing: back to the list', 'Escape'),
  key('listing: open by the keyboard', 'Enter'),
  key('listing: back by the keyboard', 'Escape'),
  press('shell: light and dark', 'Açık ve koyu görünüm arasında geçiş yap'),
  press('shell: premium window', 'Premium üyelik seçenekleri'),
  key('shell: close the window', 'Escape'),
];

const LATER: readonly Act[] = [
  {
    what: 'search: load more',
    do: (page) =>
      page
        .getByRole('link', { name: /^Daha fazla/ })
        .first()
        .click(),
  },
  press('search: choose listings', 'İlan seç'),
];

const ACTS = [...IN_SEARCH, ...IN_LISTING, ...LATER];

/**
 * Runs actions on a phone with a slowed CPU, and measures each one's interaction to next paint: the longest event of
 * the action, from the touch to the next frame, as browsers report it (nothing below 16 ms, so that counts as 0). Then
 * measures the heap after repeated actions.
 */
export async function benchInteractions(at: BenchServer): Promise<void> {
  tell('interactions');
  const database = await openBenchDatabase(at, 'peyda_bench_interactions');
  try {
    await fillDatabase(database.deps, { open: OPEN_AUCTIONS });
    // With a sample the server draws its pictures; without one, every card would request its picture twice.
    const sample = { SAMPLE_SIZE: String(OPEN_AUCTIONS) };
    const server = await startServerProcess({ DATABASE_URL: database.url, DATA_DIR: at.dataDir, ...sample });
    const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGS });
    try {
      await printInteractions(browser, server.origin);
      await printHeap(browser, server.origin);
    } finally {
      await browser.close();
      await server.stop();
    }
  } finally {
    await database.close();
  }
}

async function printInteractions(browser: Browser, origin: string): Promise<void> {
  const times = new Map<string, number[]>(ACTS.map(({ what }) => [what, []]));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [what, ms] of await measureActs(browser, origin)) times.get(what)?.push(ms);
  const rows = [...times].map(([what, ms]) => [what, figure(median(ms)), figure(Math.max(...ms))]);
  const late = [...times].filter(([, ms]) => median(ms) > 100).length;
  printTable(
    'Interactions on a phone',
    `Processor slowed ${SLOWER} times, ${OPEN_AUCTIONS.toLocaleString('en')} listings, medians of ${ROUNDS} rounds; ${late} of ${ACTS.length} acts over 100 ms.`,
    ['act', 'INP ms', 'longest ms'],
    rows,
  );
}

async function measureActs(browser: Browser, origin: string): Promise<Map<string, number>> {
  const context = await openPhone(browser);
  try {
    const page = await openSearch(context, origin);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const times = new Map<string, number>();
    for (const act of ACTS) times.set(act.what, await inpOf(page, act));
    return times;
  } finally {
    await context.close();
  }
}

function openPhone(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({ ...devices['Pixel 5'], locale: 'tr-TR', serviceWorkers: 'block' });
}

async function openSearch(context: BrowserContext, origin: string): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  await page.addInitScript(() => {
    const seen: number[] = [];
    Object.assign(window, { peydaEvents: seen });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.push(duration);
      // Safe: the option exists for this entry type.
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await page.goto(`${origin}/search`);
  await page.locator('html[data-hydrated]').waitFor();
  const refuse = page.getByRole('button', { name: /reddet/i }).first();
  if (await refuse.isVisible().catch(() => false)) await refuse.click();
  await page.waitForTimeout(REST_MS);
  return page;
}

/** The longest event of an action. Playwright's own waiting before it is not included. */
async function inpOf(page: Page, act: Act): Promise<number> {
  const events = (): number[] => Reflect.get(window, 'peydaEvents');
  await page.evaluate(() => void Reflect.get(window, 'peydaEvents').splice(0));
  await act.do(page).catch((error: unknown) => {
    throw new Error(`“${act.what}” was not possible.`, { cause: error });
  });
  await page.waitForTimeout(REST_MS);
  return Math.max(0, ...(await page.evaluate(events)));
}

/** Prints the heap after garbage collection, before and after actions that open and close overlays. */
async function printHeap(browser: Browser, origin: string): Promise<void> {
  const context = await openPhone(browser);
  try {
    const page = await openSearch(context, origin);
    const session = await context.newCDPSession(page);
    const acts = [...IN_LISTING];
    const repeat = async (count: number) => {
      for (let done = 0; done < count; done += 1)
        await acts[done % acts.length]?.do(page).then(() => page.waitForTimeout(150));
    };
    await repeat(acts.length * 2);
    const before = await heapMb(session);
    await repeat(HEAP_ACTS);
    const after = await heapMb(session);
    printTable(
      'JavaScript heap',
      `After ${acts.length * 2} acts and after ${HEAP_ACTS} more, garbage taken away.`,
      ['before MB', 'after MB'],
      [[figure(before, 1), figure(after, 1)]],
    );
  } finally {
    await context.close();
  }
}

async function heapMb(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1024 / 1024;
}
