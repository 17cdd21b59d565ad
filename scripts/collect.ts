import { parseArgs } from 'node:util';
import { SingleBar } from 'cli-progress';
import { readProcessConfig, SOURCE_NAMES } from '#server/config.ts';
import {
  type CollectionProgress,
  collectSource,
  describeCollection,
  describeCollectionProgress,
  SampleInTheWayError,
  type Source,
  SourceBusyError,
  SourcePausedError,
} from '#server/features/intake/collection/index.ts';
import { describeUnpublished } from '#server/features/intake/importing/index.ts';
import { type OpenDeps, openDeps } from '#server/open-deps.ts';
import { openPoliteFetch, openSources } from '#server/open-sources.ts';
import { publishStored } from './publish-stored.ts';
import { say, showProgress } from './show-progress.ts';

const USAGE = `Kullanım: npm run collect -- <kaynak> [--since 2026-11-01] [--dry-run] [--replace-sample]
Kaynaklar: ${SOURCE_NAMES.join(', ')} (SOURCES ayarında açık olmalıdır)`;
const EXIT = { done: 0, failed: 1, faulty: 2, busy: 3, sampleInTheWay: 4, interrupted: 130 } as const;

type Given = { name: string; since: Date | undefined; isDryRun: boolean; replacesSample: boolean };

/** The total is unknown at first, so the bar shows how many of the listings seen so far are done. */
function startCollectionProgress() {
  return showProgress<CollectionProgress>({
    describe: describeCollectionProgress,
    open: () => {
      const bar = new SingleBar({ format: '{bar} {text}', hideCursor: true, clearOnComplete: true });
      bar.start(1, 0, { text: '' });
      return bar;
    },
    draw: (bar, progress) => {
      const { collected, inserted, changed, unchanged } = progress.counts;
      bar.setTotal(Math.max(1, collected));
      bar.update(inserted + changed + unchanged, { text: describeCollectionProgress(progress) });
    },
  });
}

function readArguments(): Given | undefined {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        since: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        'replace-sample': { type: 'boolean', default: false },
      },
    });
    const [name, ...more] = positionals;
    const since = values.since === undefined ? undefined : new Date(values.since);
    if (name === undefined || more.length > 0 || Number.isNaN(since?.getTime())) return undefined;
    return { name, since, isDryRun: values['dry-run'], replacesSample: values['replace-sample'] };
  } catch {
    return undefined;
  }
}

async function run(deps: OpenDeps, source: Source, { since, isDryRun, replacesSample }: Given): Promise<number> {
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      // A second signal exits at once, without waiting for the current request.
      if (stopping.signal.aborted) process.exit(EXIT.interrupted);
      stopping.abort();
    });
  }
  const fetch = openPoliteFetch(deps.config);
  const progress = startCollectionProgress();
  try {
    const result = await collectSource(deps, source, {
      fetch,
      since,
      isDryRun,
      replacesSample,
      signal: stopping.signal,
      onProgress: (reached) => progress.show(reached),
    });
    const { unpublished } = isDryRun ? {} : await publishStored(deps, result.counts, () => progress.stop());
    progress.stop();
    if (unpublished !== undefined) say(describeUnpublished(unpublished));
    for (const line of describeCollection(result, { isDryRun })) say(line);
    if (result.state === 'stopped') return EXIT.interrupted;
    if (unpublished !== undefined) return EXIT.faulty;
    return result.state === 'done' ? EXIT.done : EXIT.failed;
  } finally {
    progress.stop();
    await fetch.close();
  }
}

async function main(): Promise<number> {
  const given = readArguments();
  if (!given) {
    say(USAGE);
    return EXIT.failed;
  }
  // The command prints its own messages for people; the log is only for problems.
  const config = readProcessConfig({ LOG_LEVEL: 'warn' });
  const source = openSources(config).find(({ name }) => name === given.name);
  if (!source) {
    const isKnown = SOURCE_NAMES.some((name) => name === given.name);
    say(
      isKnown
        ? `“${given.name}” kapalı. Kaynağın sahibinden izin aldıktan sonra SOURCES ayarına ekleyin.`
        : `“${given.name}” diye bir kaynak yok.\n${USAGE}`,
    );
    return EXIT.failed;
  }
  const deps = await openDeps(config);
  try {
    return await run(deps, source, given);
  } finally {
    await deps.close();
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(`Toplanamadı: ${error instanceof Error ? error.message : String(error)}\n`);
  if (error instanceof SampleInTheWayError) {
    process.stderr.write(
      `Kabul ediyorsanız komutu --replace-sample ile yineleyin ya da Toplama masasında onaylayın.\n`,
    );
    process.exitCode = EXIT.sampleInTheWay;
  } else if (error instanceof SourceBusyError) process.exitCode = EXIT.busy;
  else process.exitCode = error instanceof SourcePausedError ? EXIT.failed : EXIT.faulty;
}
