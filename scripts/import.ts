import { SingleBar } from 'cli-progress';
import { readProcessConfig } from '#server/config.ts';
import {
  describeImport,
  describeProgress,
  type ImportProgress,
  importFile,
  RejectedFile,
} from '#server/features/importing/index.ts';
import { type OpenDeps, openDeps } from '#server/open-deps.ts';
import { publishListings } from '#server/sample/index.ts';
import { parseListPage } from '#server/sources/ilan-gov-tr/parse-list-page.ts';
import { say, showProgress } from './show-progress.ts';

const USAGE = 'Kullanım: npm run import -- <dosya ya da klasör>';
const EXIT = { done: 0, nothingRead: 1, failed: 2, interrupted: 130 } as const;

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

async function runImport(deps: OpenDeps, path: string): Promise<number> {
  const stopping = new AbortController();
  process.on('SIGINT', () => {
    // A second Ctrl-C ends at once, without waiting for the current batch.
    if (stopping.signal.aborted) process.exit(EXIT.interrupted);
    stopping.abort();
  });
  const rejected = new RejectedFile(deps.config.DATA_DIR, deps.clock.now());
  const progress = startImportProgress();
  try {
    const result = await importFile(deps, path, {
      savedAnswers: [parseListPage],
      signal: stopping.signal,
      onProgress: (reached) => progress.show(reached),
      onRejected: (rejection) => rejected.add(rejection),
    });
    rejected.close();
    const { inserted, updated } = result.counts;
    const sampleCount = await publishListings(deps, { inserted, changed: updated });
    progress.stop();
    if (sampleCount > 0) say(`Örnek ilanlar kaldırıldı (${sampleCount.toLocaleString('tr-TR')}).`);
    const isInterrupted = stopping.signal.aborted;
    const rejectedPath = rejected.count > 0 ? rejected.path : undefined;
    for (const line of describeImport(result, { isInterrupted, rejectedPath })) say(line);
    if (isInterrupted) return EXIT.interrupted;
    return result.couldRead ? EXIT.done : EXIT.nothingRead;
  } finally {
    progress.stop();
    rejected.close();
  }
}

async function main(): Promise<number> {
  const [path, ...more] = process.argv.slice(2);
  if (path === undefined || more.length > 0) {
    say(USAGE);
    return EXIT.nothingRead;
  }
  // The command writes its own lines for people; the log is for problems only.
  const deps = await openDeps(readProcessConfig({ LOG_LEVEL: 'warn' }));
  try {
    return await runImport(deps, path);
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
