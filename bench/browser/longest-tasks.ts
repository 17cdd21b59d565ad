import { type Browser, devices } from '@playwright/test';
import { median } from '../http-load.ts';

const RUNS = 5;
/** How long to wait after a page reacts to clicks, for work done when the browser is idle. */
const REST_MS = 2500;
/** The CPU slowdown that simulates a cheap phone. */
const SLOWER = 4;
/** A longer task blocks; the time above this counts (TBT). */
const BLOCKS_MS = 50;
const CATEGORIES = 'devtools.timeline,toplevel';
/** The names of a thread's task in different versions of Chromium. */
const TASK = new Set(['RunTask', 'ThreadControllerImpl::RunTask']);

/** A task of a thread: its duration, and its CPU time. */
type TraceEvent = {
  name: string;
  pid: number;
  tid: number;
  dur?: number;
  tdur?: number;
  args?: { beginData?: { url?: string } };
};

export type PageTasks = {
  readonly path: string;
  /** The longest task of the page's main thread, in milliseconds of CPU time. */
  readonly longestMs: number;
  /** Total blocking time on a CPU four times slower, calculated from CPU time only. */
  readonly blockingMs: number;
};

/**
 * Measures the CPU time that opening a page costs its main thread, medians of five. Lighthouse measures elapsed time,
 * which here includes waiting for a CPU that the server, the browser and Lighthouse share.
 */
export async function measureTasks(browser: Browser, origin: string, paths: readonly string[]): Promise<PageTasks[]> {
  const pages: PageTasks[] = [];
  for (const path of paths) {
    const runs: number[][] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await tasksOf(browser, `${origin}${path}`));
    pages.push({
      path,
      longestMs: median(runs.map((tasks) => Math.max(...tasks))),
      blockingMs: median(runs.map(blockingTime)),
    });
  }
  return pages;
}

async function tasksOf(browser: Browser, url: string): Promise<number[]> {
  const context = await browser.newContext({ ...devices['Pixel 5'], locale: 'tr-TR', serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const events: TraceEvent[] = [];
    // Safe: every event with a duration has the fields above.
    session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.start', { transferMode: 'ReportEvents', categories: CATEGORIES });
    await page.goto(url);
    await page.locator('html[data-hydrated]').waitFor();
    await page.waitForTimeout(REST_MS);
    await session.send('Tracing.end');
    await complete;
    // Compares the URL, because the initial empty page is also parsed, in another process.
    const main = events.find(({ name, args }) => name === 'ParseHTML' && args?.beginData?.url === url);
    if (!main) throw new Error(`${url} was not parsed.`);
    const tasks = events
      .filter(({ name, pid, tid }) => TASK.has(name) && pid === main.pid && tid === main.tid)
      .flatMap(({ tdur }) => (tdur === undefined ? [] : [tdur / 1000]));
    if (tasks.length === 0) throw new Error(`Chromium tells no task of ${url}, or tells it by another name.`);
    return tasks;
  } finally {
    await context.close();
  }
}

function blockingTime(tasks: readonly number[]): number {
  return tasks.reduce((sum, ms) => sum + Math.max(0, ms * SLOWER - BLOCKS_MS), 0);
}
