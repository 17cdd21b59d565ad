import type { Deps } from '#server/deps.ts';
import type { PoliteFetch } from '#server/platform/polite-fetch/polite-fetch.ts';
import type { CollectionCounts } from './reports/collection-counts.ts';

/** The step that was just completed; a run that is interrupted here continues from here. */
export type CollectionStep = 'opened' | 'listed' | 'detailed' | 'recorded' | 'saved' | 'passed' | 'finished';

export type CollectionProgress = {
  readonly counts: CollectionCounts;
  readonly pass: number;
  readonly step: CollectionStep;
};

export type CollectOptions = {
  readonly fetch: PoliteFetch;
  readonly since?: Date | undefined;
  /** Reads the list and reports what would be done; stores nothing and requests no details. */
  readonly isDryRun?: boolean;
  /** Runs only if the desk's request is still open: if two processes see the same request, one of them runs it. */
  readonly isAsked?: boolean;
  /** Somebody has agreed that collected listings replace the sample market. */
  readonly replacesSample?: boolean;
  readonly signal?: AbortSignal | undefined;
  /** The maximum number of rows that wait or are being stored; half of them make one batch. */
  readonly rowsAtOnce?: number;
  /**
   * The maximum number of listings that this run reads again because an earlier version of the product has read them.
   */
  readonly mostReadAgain?: number;
  /** Called once, when it is certain that the run begins. */
  onBegun?(): Promise<void>;
  onProgress?(progress: CollectionProgress): void;
};

export type CollectionResult = {
  readonly source: string;
  /** `null` for a trial. */
  readonly runId: number | null;
  readonly state: 'done' | 'failed' | 'stopped';
  readonly isResumed: boolean;
  readonly error?: string;
  readonly counts: CollectionCounts;
};

export type CollectDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'log'>;

/** Reports a completed step to a watcher of the run. */
export type ReportStep = (step: CollectionStep, pass: number) => void;
