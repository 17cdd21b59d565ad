import { chromium } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from '#tests/support/find-browser.ts';
import { type BenchServer, openBenchDatabase } from '../bench-database.ts';
import { fillDatabase } from '../fill-database.ts';
import { listingIds } from '../load/members.ts';
import { figure, printTable, tell } from '../report.ts';
import { startServerProcess } from '../server-process.ts';
import { measureTasks, type PageTasks } from './longest-tasks.ts';
import { measurePages, type PageScore } from './measure-pages.ts';

const PATHS = ['/', '/search', '/fiyatlandirma', '/sss', '/yardim-merkezi'];
const OPEN_AUCTIONS = 2000;

/**
 * Runs Lighthouse on the pages that visitors open first and on explanatory pages, with as many auctions as a fresh
 * start shows.
 */
export async function benchLighthouse(at: BenchServer): Promise<void> {
  tell('pages');
  const database = await openBenchDatabase(at, 'peyda_bench_pages');
  try {
    await fillDatabase(database.deps, { open: OPEN_AUCTIONS });
    // With a sample the server draws its pictures; without one, every card would request its picture twice.
    const sample = { SAMPLE_SIZE: String(OPEN_AUCTIONS) };
    const server = await startServerProcess({ DATABASE_URL: database.url, DATA_DIR: at.dataDir, ...sample });
    const { pages, tasks } = await measure(server.origin).finally(() => server.stop());
    printTable(
      'Pages (Lighthouse, mobile)',
      'Marks of 100 and times, medians of five runs with an empty cache.',
      ['page', 'performance', 'accessibility', 'best practices', 'SEO', 'LCP ms', 'TBT ms', 'CLS'],
      pages.map(({ path, scores, largestContentfulPaintMs, totalBlockingTimeMs, cumulativeLayoutShift }) => [
        path,
        String(scores.performance),
        String(scores.accessibility),
        String(scores['best-practices']),
        String(scores.seo),
        figure(largestContentfulPaintMs),
        figure(totalBlockingTimeMs),
        figure(cumulativeLayoutShift, 3),
      ]),
    );
    printTable(
      'Tasks of a page’s main thread',
      'Processor time alone, medians of five runs; blocking time is that of a processor four times slower.',
      ['page', 'longest ms', 'blocking ms'],
      tasks.map(({ path, longestMs, blockingMs }) => [path, figure(longestMs), figure(blockingMs)]),
    );
  } finally {
    await database.close();
  }
}

async function measure(origin: string): Promise<{ pages: PageScore[]; tasks: PageTasks[] }> {
  const [id] = await listingIds(origin, 1);
  const paths = [...PATHS, `/ilan/${id}`];
  const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGS });
  const tasks = await measureTasks(browser, origin, paths).finally(() => browser.close());
  return { pages: await measurePages(origin, paths), tasks };
}
