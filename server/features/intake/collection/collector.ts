import { faultOf } from '#server/platform/loggable-error.ts';
import type { PoliteFetch } from '#server/platform/polite-fetch/polite-fetch.ts';
import { collectSource } from './collect-source.ts';
import type { CollectDeps, CollectionResult } from './collection-progress.ts';
import { isDue } from './due-sources.ts';
import { noCounts } from './reports/collection-counts.ts';
import { findUnreadableReasons } from './reports/find-unreadable-reasons.ts';
import { SourceBusyError } from './run-lock.ts';
import type { Source } from './source.ts';
import { findAsked, noteTrial, noteTrialBegun, SampleInTheWayError, SourcePausedError } from './source-controls.ts';
import { watchFolder } from './watch-folder.ts';

export type CollectorOptions = {
  readonly fetch: PoliteFetch;
  /** Called after a run that stored something. */
  onCollected(result: CollectionResult): Promise<void>;
};

/**
 * Reads the sources of a process in the background when they are due: a run takes hours, longer than a job may. Sources
 * are read in parallel, with one run of each at a time across processes; drop folders are also watched.
 */
export class Collector {
  readonly #deps: CollectDeps;
  readonly #sources: readonly Source[];
  readonly #options: CollectorOptions;
  readonly #stopping = new AbortController();
  readonly #running = new Map<string, Promise<void>>();
  readonly #watches: (() => void)[] = [];

  constructor(deps: CollectDeps, sources: readonly Source[], options: CollectorOptions) {
    this.#deps = deps;
    this.#sources = sources;
    this.#options = options;
  }

  /** Starts to watch the drop folders. */
  watch(): void {
    for (const source of this.#sources) {
      if (source.kind !== 'files') continue;
      const take = async () => {
        const waiting = await source.findFiles();
        if (waiting.length > 0) await this.#start(source);
      };
      const onError = (error: unknown) =>
        this.#deps.log.warn({ err: error, source: source.name }, 'folder not watched');
      this.#watches.push(watchFolder(source.folder, take, onError));
    }
  }

  /** Starts all due sources that are not running; returns at once. */
  async startDue(): Promise<{ started: string[] }> {
    const started: string[] = [];
    for (const source of this.#sources) {
      if (this.#stopping.signal.aborted || this.#running.has(source.name)) continue;
      if (!(await isDue(this.#deps, source))) continue;
      void this.#start(source);
      started.push(source.name);
    }
    return { started };
  }

  /** Starts the runs that the desk has requested and nobody has begun; returns at once. */
  async startAsked(): Promise<void> {
    const idle = this.#sources.filter(({ name }) => !this.#running.has(name));
    const asked = await findAsked(
      this.#deps,
      idle.map(({ name }) => name),
    );
    for (const source of idle) {
      const wanted = asked.get(source.name);
      if (wanted) void this.#start(source, () => (wanted === 'try' ? this.#tryOut(source) : this.#run(source, true)));
    }
  }

  /** Waits for all current runs. */
  async settled(): Promise<void> {
    await Promise.all(this.#running.values());
  }

  /** Stops all current runs; the next start continues them. */
  async close(): Promise<void> {
    this.#stopping.abort();
    for (const stop of this.#watches.splice(0)) stop();
    await this.settled();
    await this.#options.fetch.close();
  }

  #start(source: Source, work = () => this.#run(source)): Promise<void> {
    const running = this.#running.get(source.name);
    if (running || this.#stopping.signal.aborted) return running ?? Promise.resolve();
    const run = work().finally(() => this.#running.delete(source.name));
    this.#running.set(source.name, run);
    return run;
  }

  /** Tries a source out for the desk and stores the result. */
  async #tryOut(source: Source): Promise<void> {
    const given = { fetch: this.#options.fetch, signal: this.#stopping.signal, isDryRun: true, isAsked: true };
    const noted = { source: source.name, runId: null, isResumed: false, counts: noCounts() };
    try {
      const onBegun = () => noteTrialBegun(this.#deps, source.name);
      const result = await collectSource(this.#deps, source, { ...given, onBegun });
      await noteTrial(this.#deps, result);
    } catch (error) {
      if (this.#isLeftAlone(source, error)) return;
      this.#deps.log.error({ err: error, source: source.name }, 'source not tried out');
      await noteTrial(this.#deps, { ...noted, state: 'failed', error: faultOf(error) }).catch(() => undefined);
    }
  }

  /** Whether the error only means that another process reads the source, or that nobody may. */
  #isLeftAlone(source: Source, error: unknown): boolean {
    if (!(error instanceof SourceBusyError || error instanceof SourcePausedError)) return false;
    const level = error instanceof SampleInTheWayError ? 'warn' : 'debug';
    this.#deps.log[level]({ source: source.name, why: error.message }, 'source left alone');
    return true;
  }

  async #run(source: Source, isAsked = false): Promise<void> {
    const { log } = this.#deps;
    try {
      const result = await collectSource(this.#deps, source, {
        fetch: this.#options.fetch,
        signal: this.#stopping.signal,
        isAsked,
      });
      const { counts, state, error, isResumed } = result;
      if (state === 'failed') log.warn({ source: source.name, error, isResumed, ...counts }, 'source not collected');
      else log.info({ source: source.name, state, isResumed, ...counts }, 'source collected');
      if (counts.unreadable > 0 && result.runId !== null) {
        const reasons = await findUnreadableReasons(this.#deps, result.runId);
        log.warn({ source: source.name, unreadable: counts.unreadable, reasons }, 'listings could not be read');
      }
      if (counts.inserted + counts.changed > 0) await this.#options.onCollected(result);
    } catch (error) {
      if (!this.#isLeftAlone(source, error)) log.error({ err: error, source: source.name }, 'collecting failed');
    }
  }
}
