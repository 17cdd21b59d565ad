import type { SourceName } from '#server/config.ts';
import type { Deps } from '#server/deps.ts';
import type { FileCounts } from '#server/features/intake/importing/index.ts';
import type { Presence } from '#server/features/intake/lots/index.ts';
import type { SourceDetail } from '#server/features/intake/notice-to-record/index.ts';
import type { PoliteRequest } from '#server/platform/polite-fetch/polite-fetch.ts';
import type { ListingRecord } from '#shared/listings.ts';

/** Where a source's reading stands, as JSON; only the source itself knows what it means. */
export type Cursor = { readonly [name: string]: unknown };

/** One thing in a source's list. `key` is the source's own id of it, never office and file number. */
export type ListRow =
  | {
      readonly key: string;
      readonly record: ListingRecord;
      /** A row that says little, such as the result of a sale: what is stored already stays, except for the status. */
      readonly isPartial?: boolean;
    }
  /** No enforcement sale. */
  | { readonly key: string; readonly leftOut: true }
  /** Meant as a listing, but not to be understood. */
  | { readonly reason: string; readonly given: unknown };

export type ListPage = {
  readonly rows: readonly ListRow[];
  /** Where to go on once these rows are stored; left out, the reading begins again after an interruption. */
  readonly next?: Cursor;
  /**
   * Why this piece of the list could not be fetched although the next may be; the run ends as failed if it stays so.
   */
  readonly broken?: string;
  /** The source says that nothing has changed since the last run that ended well. */
  readonly isUnchanged?: boolean;
};

/** What a source is given while it is read. It keeps nothing else. */
export type SourceContext = {
  /** A polite call, counted, and cancelled with the run. */
  request<T>(request: PoliteRequest<T>): Promise<T>;
  readonly signal: AbortSignal;
  readonly now: Date;
  /** Only what was published since then is wanted. */
  readonly since: Date | undefined;
  /** What the source wanted to know again from its last good run. */
  readonly state: Cursor | undefined;
  /** Kept for the next run if this one ends well. */
  keepState(state: Cursor): void;
};

type SourceBasics = {
  readonly name: SourceName;
  /** Its name for visitors, in Turkish. */
  readonly title: string;
  /** How its listings are marked (`ListingRecord.source`). */
  readonly recordSources: readonly string[];
  /** Between two runs. */
  readonly intervalMs: number;
};

/** A source that is asked for its list, page by page, and for the details of what is new or changed. */
export type PagedSource = SourceBasics & {
  readonly kind: 'pages';
  /**
   * Of `readDetail` and `listDocuments`. Raise it when they learn something new: open listings are then read again,
   * some in every run. What is made of the list itself needs no version, what is made of notices has its own
   * (READING_VERSION).
   */
  readonly readingVersion: number;
  /**
   * Pages move while they are read, so that one reading of the list can miss rows: it is read until nothing new comes.
   */
  readonly isShifting: boolean;
  listPages(context: SourceContext, cursor: Cursor | undefined): AsyncIterable<ListPage>;
  readDetail?(row: { key: string; record: ListingRecord }, context: SourceContext): Promise<SourceDetail>;
  /** Addresses of the documents of a listing. */
  listDocuments?(row: { key: string; record: ListingRecord }, context: SourceContext): Promise<readonly string[]>;
  /**
   * Asked of open listings that a whole reading of the list no longer showed; left out, they are only called unseen.
   */
  readPresence?(key: string, context: SourceContext): Promise<Presence>;
};

/** A source whose listings come as files; a file is taken as a whole or not at all. */
export type FileSource = SourceBasics & {
  readonly kind: 'files';
  readonly folder: string;
  /** Whole files waiting to be taken, in the order of their names. */
  findFiles(): Promise<readonly string[]>;
  takeFile(deps: Pick<Deps, 'db' | 'clock' | 'config'>, path: string, signal: AbortSignal): Promise<FileCounts>;
};

export type Source = PagedSource | FileSource;

/** A source can't be read on, and trying again will not help: the session has ended, or it is not what it was. */
export class SourceUnavailableError extends Error {}
