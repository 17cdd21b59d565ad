import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { SingleBar } from 'cli-progress';
import { readProcessConfig } from '#server/config.ts';
import {
  describeCoverage,
  describeImport,
  describeProgress,
  holdsListing,
  type ImportProgress,
  importFile,
  RejectedFile,
  tryFile,
} from '#server/features/intake/importing/index.ts';
import { readSampleHoldings } from '#server/features/intake/sample-market/index.ts';
import { type OpenDeps, openDeps } from '#server/open-deps.ts';
import { SAVED_ANSWERS } from '#server/saved-answers.ts';
import { describeRemoval } from '#shared/desk/collection/sample-things.ts';
import { confirmRemoval } from './confirm-removal.ts';
import { publishStored } from './publish-stored.ts';
import { say, showProgress } from './show-progress.ts';

const USAGE = `Kullanım: npm run import -- <dosya ya da klasör> [--dry-run] [--replace-sample] [--confirm-columns]
  --dry-run         ne alınacağını alan alan sayar, hiçbir şey saklamaz
  --replace-sample  örnek ilanların silinmesini sormadan kabul eder
  --confirm-columns kasko listesinin okunan sütunlarını onaylar (bir kez gerekir)`;
const EXIT = {
  done: 0,
  nothingRead: 1,
  failed: 2,
  sampleInTheWay: 4,
  columnsUnconfirmed: 5,
  interrupted: 130,
} as const;
/** More threads would only wait for the database. */
const MOST_THREADS = 6;
const PARTS = { savedAnswers: SAVED_ANSWERS };

type Given = {
  readonly path: string;
  readonly isDryRun: boolean;
  readonly replacesSample: boolean;
  readonly confirmsColumns: boolean;
};

function readArguments(): Given | undefined {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean', default: false },
        'replace-sample': { type: 'boolean', default: false },
        'confirm-columns': { type: 'boolean', default: false },
      },
    });
    const [path, ...more] = positionals;
    if (path === undefined || more.length > 0) return undefined;
    return {
      path,
      isDryRun: values['dry-run'],
      replacesSample: values['replace-sample'],
      confirmsColumns: values['confirm-columns'],
    };
  } catch {
    return undefined;
  }
}

/** Whether listings may be stored: they replace the generated market only with somebody's confirmation. */
async function mayStore(deps: OpenDeps, { path, replacesSample }: Given): Promise<boolean> {
  const holdings = replacesSample ? undefined : await readSampleHoldings(deps);
  if (!holdings || !(await holdsListing(deps.clock.now(), path, PARTS))) return true;
  const isConfirmed = await confirmRemoval(describeRemoval(holdings));
  if (isConfirmed === undefined) say('Kabul ediyorsanız komutu --replace-sample ile yineleyin.');
  if (!isConfirmed) say('İçe aktarılmadı; hiçbir şey değişmedi.');
  return isConfirmed ?? false;
}

function startImportProgress() {
  let isStarted = false;
  return showProgress<ImportProgress>({
    describe: describeProgress,
    open: () =>
      new SingleBar({ format: '{bar} %{percentage} · {records} kayıt', hideCursor: true, clearOnComplete: true }),
    draw: (bar, { counts, readBytes, totalBytes }) => {
      const records = { records: counts.read.toLocaleString('tr-TR') };
      if (isStarted) bar.update(readBytes, records);
      else bar.start(totalBytes, readBytes, records);
      isStarted = true;
    },
  });
}

async function runImport(deps: OpenDeps, { path, confirmsColumns }: Given): Promise<number> {
  const stopping = new AbortController();
  process.on('SIGINT', () => {
    // A second Ctrl-C exits at once, without waiting for the current batch.
    if (stopping.signal.aborted) process.exit(EXIT.interrupted);
    stopping.abort();
  });
  const rejected = new RejectedFile(deps.config.DATA_DIR, deps.clock.now());
  const progress = startImportProgress();
  try {
    const result = await importFile(deps, path, {
      ...PARTS,
      confirmsColumns,
      threads: Math.min(availableParallelism(), MOST_THREADS),
      signal: stopping.signal,
      onProgress: (reached) => progress.show(reached),
      onRejected: (rejection) => rejected.add(rejection),
    });
    rejected.close();
    const { inserted, updated } = result.counts;
    const { unpublished } = await publishStored(deps, { inserted, changed: updated }, () => progress.stop());
    const isInterrupted = stopping.signal.aborted;
    const rejectedPath = rejected.count > 0 ? rejected.path : undefined;
    for (const line of describeImport(result, { isInterrupted, rejectedPath, unpublished })) say(line);
    if (isInterrupted) return EXIT.interrupted;
    if (result.asks) {
      say('Doğruysa komutu --confirm-columns ile yineleyin.');
      return EXIT.columnsUnconfirmed;
    }
    if (unpublished !== undefined) return EXIT.failed;
    return result.couldRead ? EXIT.done : EXIT.nothingRead;
  } finally {
    progress.stop();
    rejected.close();
  }
}

async function main(): Promise<number> {
  const given = readArguments();
  if (!given) {
    say(USAGE);
    return EXIT.nothingRead;
  }
  if (given.isDryRun) {
    const coverage = await tryFile(new Date(), given.path, PARTS);
    for (const line of describeCoverage(coverage)) say(line);
    return coverage.listings > 0 ? EXIT.done : EXIT.nothingRead;
  }
  // The command prints its own messages for people; the log is only for problems.
  const deps = await openDeps(readProcessConfig({ LOG_LEVEL: 'warn' }));
  try {
    if (!(await mayStore(deps, given))) return EXIT.sampleInTheWay;
    return await runImport(deps, given);
  } finally {
    await deps.close();
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(`İçe aktarılamadı: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = EXIT.failed;
}
