import type { Deps } from '#server/deps.ts';
import type { PoliteFetch } from '#server/platform/polite-fetch/polite-fetch.ts';
import type { CollectionCounts } from './reports/collection-counts.ts';

/** What has just been done; a run that ends here goes on from here. */
export type CollectionStep = 'opened' | 'listed' | 'detailed' | 'recorded' | 'saved' | 'passed' | 'finished';

export type CollectionProgress = {
  readonly counts: CollectionCounts;
  readonly pass: number;
  readonly step: CollectionStep;
};

export type CollectOptions = {
  readonly fetch: PoliteFetch;
  readonly since?: Date | undefined;
  /** Reads the list and says what would be done; stores nothing and asks for no details. */
  readonly isDryRun?: boolean;
  /** Only if the desk still asks for it: two processes that see one order do it once. */
  readonly isAsked?: boolean;
  /** Somebody has agreed that what is collected takes the place of the generated market. */
  readonly replacesSample?: boolean;
  readonly signal?: AbortSignal | undefined;
  /** The most rows that wait or are being stored; half of them are stored together. */
  readonly rowsAtOnce?: number;
  /** The most listings read by an earlier version of the product that are read again in this run. */
  readonly mostReadAgain?: number;
  /** Called once, when it is certain that it goes on. */
  onBegun?(): Promise<void>;
  onProgress?(progress: CollectionProgress): void;
};

export type CollectionResult = {
  readonly source: string;
  /** Null for one that was only tried out. */
  readonly runId: number | null;
  readonly state: 'done' | 'failed' | 'stopped';
  readonly isResumed: boolean;
  readonly error?: string;
  readonly counts: CollectionCounts;
};

/** The parts of Deps that collecting needs. */
export type CollectDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'log'>;

/** Tells a watcher of a run that a step is done. */
export type ReportStep = (step: CollectionStep, pass: number) => void;
