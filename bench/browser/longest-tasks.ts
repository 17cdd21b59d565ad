import { type Browser, devices } from '@playwright/test';
import { median } from '../http-load.ts';

const RUNS = 5;
/** After a page answers clicks: what comes when the browser is idle. */
const REST_MS = 2500;
/** The processor of a cheap phone. */
const SLOWER = 4;
/** A longer task blocks; what is beyond this counts (TBT). */
const BLOCKS_MS = 50;
const CATEGORIES = 'devtools.timeline,toplevel';
/** What a task of a thread is called, by the version of Chromium. */
const TASK = new Set(['RunTask', 'ThreadControllerImpl::RunTask']);

/** A task of a process's thread: how long it lasted, and how much of that a processor worked on it. */
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
  /** The longest task of the page's main thread, in milliseconds of processor time. */
  readonly longestMs: number;
  /** Total blocking time on a processor four times slower, of processor time alone. */
  readonly blockingMs: number;
};

/**
 * What opening a page costs its main thread in processor time, medians of five. Lighthouse counts the time that
 * passes: here a task also waits for a processor, which the server, the browser and Lighthouse share.
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
    // Safe: the fields above are those of every event with a duration.
    session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.start', { transferMode: 'ReportEvents', categories: CATEGORIES });
    await page.goto(url);
    await page.locator('html[data-hydrated]').waitFor();
    await page.waitForTimeout(REST_MS);
    await session.send('Tracing.end');
    await complete;
    // The empty page before it is parsed, too, in another process.
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
