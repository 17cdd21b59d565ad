import type { SourceName } from '#server/config.ts';
import type { Deps } from '#server/deps.ts';
import type { FileCounts } from '#server/features/intake/importing/index.ts';
import type { Presence } from '#server/features/intake/lots/index.ts';
import type { SourceDetail } from '#server/features/intake/notice-to-record/index.ts';
import type { PoliteRequest } from '#server/platform/polite-fetch/polite-fetch.ts';
import type { ListingRecord } from '#shared/listings.ts';

/** The position of a source's reading, as JSON; only the source itself interprets it. */
export type Cursor = { readonly [name: string]: unknown };

/** One entry in a source's list. `key` is the source's own id for it, never office and file number. */
export type ListRow =
  | {
      readonly key: string;
      readonly record: ListingRecord;
      /** A row with few fields, such as the result of a sale: stored fields stay, except for the status. */
      readonly isPartial?: boolean;
    }
  /** Not an enforcement sale. */
  | { readonly key: string; readonly leftOut: true }
  /** Meant as a listing, but not readable. */
  | { readonly reason: string; readonly given: unknown };

export type ListPage = {
  readonly rows: readonly ListRow[];
  /** The position to continue from once these rows are stored; without it, an interrupted reading starts over. */
  readonly next?: Cursor;
  /** Why this part of the list could not be fetched, although the next may be; the run then ends as failed. */
  readonly broken?: string;
  /** The source reports that nothing has changed since the last good run. */
  readonly isUnchanged?: boolean;
};

/** What a source is given while it is read. It keeps no other state. */
export type SourceContext = {
  /** Sends a polite request, which is counted, and cancelled with the run. */
  request<T>(request: PoliteRequest<T>): Promise<T>;
  readonly signal: AbortSignal;
  readonly now: Date;
  /** If set, only listings published since then are wanted. */
  readonly since: Date | undefined;
  /** The state that the source kept in its last good run. */
  readonly state: Cursor | undefined;
  /** Keeps state for the next run if this one ends well. */
  keepState(state: Cursor): void;
};

type SourceBasics = {
  readonly name: SourceName;
  /** The Turkish name that visitors see. */
  readonly title: string;
  /** The values of `ListingRecord.source` in its listings. */
  readonly recordSources: readonly string[];
  /** The time between the starts of two runs. */
  readonly intervalMs: number;
};

/** A source whose list is requested page by page, with details for new or changed listings. */
export type PagedSource = SourceBasics & {
  readonly kind: 'pages';
  /**
   * The version of `readDetail` and `listDocuments`. Raise it when they read more: open listings are then read again,
   * some in every run. Reading the list itself needs no version; reading notices has its own (READING_VERSION).
   */
  readonly readingVersion: number;
  /**
   * Whether pages move while they are read. One reading can then miss rows, so the list is read until nothing new
   * appears.
   */
  readonly isShifting: boolean;
  listPages(context: SourceContext, cursor: Cursor | undefined): AsyncIterable<ListPage>;
  readDetail?(row: { key: string; record: ListingRecord }, context: SourceContext): Promise<SourceDetail>;
  /** Returns the addresses of the documents of a listing. */
  listDocuments?(row: { key: string; record: ListingRecord }, context: SourceContext): Promise<readonly string[]>;
  /**
   * Called for open listings that a whole reading of the list no longer showed; without it, they are only marked as
   * unseen.
   */
  readPresence?(key: string, context: SourceContext): Promise<Presence>;
};

/** A source whose listings are in files; a file is imported completely or not at all. */
export type FileSource = SourceBasics & {
  readonly kind: 'files';
  readonly folder: string;
  /** Returns the complete files that wait to be imported, sorted by name. */
  findFiles(): Promise<readonly string[]>;
  takeFile(deps: Pick<Deps, 'db' | 'clock' | 'config'>, path: string, signal: AbortSignal): Promise<FileCounts>;
};

export type Source = PagedSource | FileSource;

/**
 * The source can't be read any further, and a retry will not help: the session has ended, or the source has changed.
 */
export class SourceUnavailableError extends Error {}
