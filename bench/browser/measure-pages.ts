import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from '#tests/support/find-browser.ts';
import { withTool } from '../../scripts/dependencies/install-tool.ts';
import { median } from '../http-load.ts';
import { freePort } from '../server-process.ts';

const LIGHTHOUSE = 'lighthouse@13.5.0';
const RUNS = 5;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export type PageScore = {
  path: string;
  /** Lighthouse scores out of 100, medians of the runs. */
  scores: Record<(typeof CATEGORIES)[number], number>;
  largestContentfulPaintMs: number;
  totalBlockingTimeMs: number;
  cumulativeLayoutShift: number;
};

type Run = Omit<PageScore, 'path'>;

/**
 * The part of Lighthouse that is used. It is installed only for a measurement, because it has a quarter of all
 * packages.
 */
type Lighthouse = (url: string, flags: Record<string, unknown>) => Promise<{ lhr: Report } | undefined>;
type Report = {
  categories: Record<string, { score: number | null } | undefined>;
  audits: Record<string, { numericValue?: number } | undefined>;
};

/** Runs Lighthouse for a phone (with its own slow network and CPU) on each path, five times with an empty cache. */
export function measurePages(origin: string, paths: readonly string[]): Promise<PageScore[]> {
  return withTool([LIGHTHOUSE], async (folder) => {
    const { default: lighthouse } = await import(
      pathToFileURL(join(folder, 'node_modules/lighthouse/core/index.js')).href
    );
    const port = await freePort();
    const args = [...BROWSER_ARGS, `--remote-debugging-port=${port}`];
    const browser = await chromium.launch({ executablePath: findBrowser(), args });
    try {
      const results: PageScore[] = [];
      for (const path of paths) {
        const runs: Run[] = [];
        for (let run = 0; run < RUNS; run += 1) runs.push(await measureOnce(lighthouse, `${origin}${path}`, port));
        results.push({ path, ...medians(runs) });
      }
      return results;
    } finally {
      await browser.close();
    }
  });
}

async function measureOnce(lighthouse: Lighthouse, url: string, port: number): Promise<Run> {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: [...CATEGORIES] });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}.`);
  const { categories, audits } = result.lhr;
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    largestContentfulPaintMs: value('largest-contentful-paint'),
    totalBlockingTimeMs: value('total-blocking-time'),
    cumulativeLayoutShift: value('cumulative-layout-shift'),
  };
}

function medians(runs: readonly Run[]): Run {
  const of = (read: (run: Run) => number) => median(runs.map(read));
  return {
    scores: {
      performance: of((run) => run.scores.performance),
      accessibility: of((run) => run.scores.accessibility),
      'best-practices': of((run) => run.scores['best-practices']),
      seo: of((run) => run.scores.seo),
    },
    largestContentfulPaintMs: of((run) => run.largestContentfulPaintMs),
    totalBlockingTimeMs: of((run) => run.totalBlockingTimeMs),
    cumulativeLayoutShift: of((run) => run.cumulativeLayoutShift),
  };
}
