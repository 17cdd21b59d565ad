import { SingleBar } from 'cli-progress';
import { readConfig } from '#server/config.ts';
import { matchAlerts } from '#server/features/alerts/index.ts';
import {
  describeImport,
  describeProgress,
  type ImportProgress,
  importFile,
  RejectedFile,
} from '#server/features/collection/index.ts';
import { packSearch, refreshSuggestions } from '#server/features/properties/index.ts';
import { type OpenDeps, openDeps } from '#server/open-deps.ts';
import { parseListPage } from '#server/sources/ilan-gov-tr/parse-list-page.ts';
import { removeSampleData } from '#server/sources/sample/remove-sample-data.ts';

const USAGE = 'Kullanım: npm run import -- <dosya ya da klasör>';
const PLAIN_PROGRESS_MS = 5000;
const EXIT = { done: 0, nothingRead: 1, failed: 2, interrupted: 130 } as const;

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Draws a bar on a terminal and writes a line now and then elsewhere. */
function startProgress(): { show(progress: ImportProgress): void; stop(): void } {
  if (!process.stdout.isTTY) {
    let saidAt = Date.now();
    return {
      show(progress) {
        if (Date.now() - saidAt < PLAIN_PROGRESS_MS) return;
        saidAt = Date.now();
        say(describeProgress(progress));
      },
      stop: () => undefined,
    };
  }
  const bar = new SingleBar({
    format: '{bar} %{percentage} · {records} kayıt',
    hideCursor: true,
    clearOnComplete: true,
  });
  let isStarted = false;
  return {
    show({ counts, readBytes, totalBytes }) {
      const records = { records: counts.read.toLocaleString('tr-TR') };
      if (isStarted) bar.update(readBytes, records);
      else bar.start(totalBytes, readBytes, records);
      isStarted = true;
    },
    stop: () => bar.stop(),
  };
}

async function runImport(deps: OpenDeps, path: string): Promise<number> {
  const stopping = new AbortController();
  process.on('SIGINT', () => {
    // Whoever asks twice does not want to wait for the batch.
    if (stopping.signal.aborted) process.exit(EXIT.interrupted);
    stopping.abort();
  });
  const rejected = new RejectedFile(deps.config.DATA_DIR, deps.clock.now());
  const progress = startProgress();
  try {
    const result = await importFile(deps, path, {
      savedAnswers: [parseListPage],
      signal: stopping.signal,
      onProgress: (reached) => progress.show(reached),
      onRejected: (rejection) => rejected.add(rejection),
    });
    rejected.close();
    const sampleCount = result.counts.inserted > 0 ? await removeSampleData(deps) : 0;
    if (result.counts.inserted + result.counts.updated > 0) {
      await packSearch(deps);
      await refreshSuggestions(deps);
      await matchAlerts(deps);
    }
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
  // Its own lines are what a person reads; the log is for what goes wrong.
  const deps = await openDeps(readConfig({ LOG_LEVEL: 'warn', ...process.env }));
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
