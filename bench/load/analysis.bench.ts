import { runAnalysis } from '#server/features/company/analysis/index.ts';
import type { AnalysisView } from '#shared/analysis/analyses.ts';
import { START_VIEW } from '#shared/analysis/start-view.ts';
import { type BenchServer, openBenchDatabase } from '../bench-database.ts';
import { fillDatabase } from '../fill-database.ts';
import { figure, printTable, tell } from '../report.ts';

const RUNS = 20;

const VIEWS: Readonly<Record<string, AnalysisView>> = {
  'a province by kind': { ...START_VIEW, set: { kind: 'search', parameters: 'city=İstanbul' }, groupBy: 'kind' },
  'everything by province (50,000)': START_VIEW,
  'everything by office, price per m² (50,000)': { ...START_VIEW, groupBy: 'office', measure: 'pricePerM2' },
  'real estate by district beside vehicles (50,000 and all)': {
    ...START_VIEW,
    set: { kind: 'search', parameters: 'category=1' },
    beside: { kind: 'search', parameters: 'category=2' },
    groupBy: 'district',
  },
};

/** Measures views of bulk analysis over the maximum number of listings of a set, one at a time, without a cache. */
export async function benchAnalysis(at: BenchServer, size: number): Promise<void> {
  tell(`analysis: filling ${size} listings that say their terms`);
  const database = await openBenchDatabase(at, 'peyda_bench_analysis');
  try {
    await fillDatabase(database.deps, { open: size, saysTerms: true });
    const rows: string[][] = [];
    for (const [name, view] of Object.entries(VIEWS)) {
      const times: number[] = [];
      let listings = 0;
      for (let run = 0; run < RUNS; run += 1) {
        const start = performance.now();
        const { set } = await runAnalysis(database.deps, { view, page: 1 });
        times.push(performance.now() - start);
        listings = set.listings;
      }
      if (listings === 0) throw new Error(`The market has nothing for ${name}.`);
      times.sort((a, b) => a - b);
      rows.push([name, figure(listings), figure(times[RUNS / 2] ?? 0), figure(times[Math.floor(RUNS * 0.95)] ?? 0)]);
    }
    printTable(
      `Bulk analysis at ${size} listings`,
      `${RUNS} runs each, one at a time: figures of all measures, groups, outliers and a page of listings.`,
      ['view', 'listings', 'p50 ms', 'p95 ms'],
      rows,
    );
  } finally {
    await database.close();
  }
}
