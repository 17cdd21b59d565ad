import { basename } from 'node:path';
import {
  type KaskoCounts,
  type KaskoList,
  readSeriesFile,
  type SeriesByName,
  type SeriesCounts,
} from '#server/features/intake/market-series/index.ts';
import {
  looksLikeOffice,
  type OfficeCounts,
  type OfficeRow,
  parseOffice,
} from '#server/features/intake/offices/index.ts';
import { NO_COUNTS, type RecordCounts } from '#server/features/intake/recording/index.ts';
import type { ListingRecord } from '#shared/listings.ts';
import type { FilePosition } from './file-item.ts';
import { type FileFault, fileFaultReason, type ImportFile } from './find-import-files.ts';
import { isNoticeFile, readNoticeFile, textRecords } from './import-notice-file.ts';
import { DerivedKeys, listingsInValue } from './listings-in-value.ts';
import { isTextName, readSavedText } from './read-bare-text.ts';
import { readImportFile, UnreadableFileError } from './read-import-file.ts';
import type { SavedAnswerParser } from './saved-answer.ts';

/** The outcome of the rows of a directory of offices. */
export type DirectoryCounts = OfficeCounts & { readonly rejected: number };

/** `read` is the sum of the others; `leftOut` counts ads that are not enforcement sales. */
export type ImportCounts = RecordCounts & { leftOut: number };

/** A record that was not stored, with its place, the reason and its content. */
export type Rejection = { file: string; reason: string; given: unknown } & FilePosition;

export type ImportProgress = { counts: ImportCounts; readBytes: number; totalBytes: number };

export type ImportOptions = {
  readonly savedAnswers?: readonly SavedAnswerParser[];
  /** The maximum number of threads for the notices of large files; none by default, because each needs 100 MB. */
  readonly threads?: number;
  /** Whether an operator has confirmed the meaning of the columns of a kasko list. */
  readonly confirmsColumns?: boolean;
  /** Aborting stops the reading; what was already read is stored. */
  readonly signal?: AbortSignal;
  onProgress?(progress: ImportProgress): void;
  onRejected?(rejection: Rejection): void;
};

export type ImportResult = {
  readonly counts: ImportCounts;
  readonly fileCount: number;
  /** Counts of the directory of selling offices; absent if no file had a row of it. */
  readonly offices?: DirectoryCounts;
  /** Counts of monthly market figures; absent if no file had any. */
  readonly series?: readonly SeriesCounts[];
  /** Counts of kasko lists; absent if no file had any. */
  readonly kasko?: readonly KaskoCounts[];
  /** Sentences that an operator must confirm before a kasko list is stored. */
  readonly asks?: readonly string[];
  /** Files that could not be read at all. */
  readonly faults: readonly FileFault[];
  /** False if the files had content and none of it could be read as a listing, valid or not. */
  readonly couldRead: boolean;
};

/** The stored market figures, and the sentences that an operator must confirm first. */
export type FigureCounts = {
  readonly series: readonly SeriesCounts[];
  readonly kasko: readonly KaskoCounts[];
  readonly asks: readonly string[];
};
const NO_FIGURES: FigureCounts = { series: [], kasko: [], asks: [] };

/** The state of one import, across all its files. */
export class ImportRun {
  readonly #files: readonly ImportFile[];
  readonly #faults: FileFault[];
  readonly #options: ImportOptions;
  readonly #now: Date;
  /** The origin of each record, in case it turns out not to be storable. */
  readonly #origins = new WeakMap<ListingRecord, Omit<Rejection, 'reason'>>();
  readonly #unread = new WeakSet<ListingRecord>();
  readonly #partial = new WeakSet<ListingRecord>();
  #recorded = NO_COUNTS;
  #unparsed = 0;
  #malformed = 0;
  #leftOut = 0;
  #readBytes = 0;
  readonly #offices = new Map<string, OfficeRow>();
  #repeatedOffices = 0;
  #rejectedOffices = 0;
  readonly #series: { readonly path: string; readonly series: SeriesByName }[] = [];
  readonly #kasko: { readonly path: string; readonly list: KaskoList }[] = [];

  /** The number of ads that are not enforcement sales. */
  get leftOut(): number {
    return this.#leftOut;
  }

  get offices(): readonly OfficeRow[] {
    return [...this.#offices.values()];
  }

  /** The monthly figures that were read, by file. */
  get series(): readonly { readonly path: string; readonly series: SeriesByName }[] {
    return this.#series;
  }

  /** The kasko lists that were read, by file. */
  get kasko(): readonly { readonly path: string; readonly list: KaskoList }[] {
    return this.#kasko;
  }

  constructor(files: readonly ImportFile[], faults: FileFault[], options: ImportOptions, now: Date) {
    this.#files = files;
    this.#now = now;
    this.#faults = faults;
    this.#options = options;
  }

  /** Whether the description of a record is a notice that was not read yet. */
  isUnread(record: ListingRecord): boolean {
    return this.#unread.has(record);
  }

  /** Whether a record has only a few fields of its listing; stored fields then stay. */
  isPartial(record: ListingRecord): boolean {
    return this.#partial.has(record);
  }

  replace(record: ListingRecord, by: ListingRecord): void {
    const origin = this.#origins.get(record);
    if (origin) this.#origins.set(by, origin);
  }

  async *records(): AsyncGenerator<ListingRecord> {
    for (const file of this.#files) {
      const readBefore = this.#readBytes;
      try {
        if (await this.#isOfSeries(file)) continue;
        if (isNoticeFile(file.path)) yield* this.#recordsOfNotice(file);
        else if (isTextName(file.path)) yield* this.#recordsOfText(file);
        else yield* this.#recordsOf(file);
      } catch (error) {
        const reason = error instanceof UnreadableFileError ? error.message : fileFaultReason(error);
        this.#faults.push({ path: file.path, reason });
      }
      if (this.#options.signal?.aborted) return;
      this.#readBytes = readBefore + file.bytes;
      this.report(this.#recorded);
    }
  }

  /** Keeps the market figures of a file; returns false if it has none. */
  async #isOfSeries({ path, bytes }: ImportFile): Promise<boolean> {
    const read = await readSeriesFile(path, bytes, this.#now);
    if (!read) return false;
    if ('reason' in read) throw new UnreadableFileError(read.reason);
    if ('kasko' in read) this.#kasko.push({ path, list: read.kasko });
    else this.#series.push({ path, series: read.series });
    return true;
  }

  /** Adds a fault of a file whose content was read and then rejected. */
  addFault(path: string, reason: string): void {
    this.#faults.push({ path, reason });
  }

  async *#recordsOfNotice(file: ImportFile): AsyncGenerator<ListingRecord> {
    const read = await readNoticeFile(file.path, this.#now);
    if ('fault' in read) throw new UnreadableFileError(read.fault);
    yield* read.records.map((record) => this.#from(file, record));
  }

  /** Reads a page saved by a browser, the bare text of a notice, or data with the file extension of a text. */
  async *#recordsOfText(file: ImportFile): AsyncGenerator<ListingRecord> {
    const saved = await readSavedText(file.path, file.bytes);
    for (const parse of saved ? (this.#options.savedAnswers ?? []) : []) {
      const answer = await parse(saved, this.#now);
      if (!answer) continue;
      this.#leftOut += answer.leftOut;
      for (const { given, reason } of answer.unreadable) this.#reject({ file: file.path, given }, reason);
      yield* answer.records.map((record) => this.#from(file, record));
      return;
    }
    const records = saved ? textRecords(basename(file.path), saved.text, this.#now) : [];
    if (records.length > 0) yield* records.map((record) => this.#from(file, record));
    else yield* this.#recordsOf(file);
  }

  #from(file: ImportFile, record: ListingRecord): ListingRecord {
    this.#origins.set(record, { file: file.path, given: record.title });
    return record;
  }

  async *#recordsOf(file: ImportFile): AsyncGenerator<ListingRecord> {
    const given = { keys: new DerivedKeys(), now: this.#now };
    const items = readImportFile(file, (bytes) => {
      this.#readBytes += bytes;
    });
    for await (const item of items) {
      if (this.#options.signal?.aborted) return;
      if (item.fault !== undefined) {
        this.#malformed += 1;
        this.#reject({ file: file.path, ...item.position, given: item.raw }, item.fault);
        continue;
      }
      if (looksLikeOffice(item.value)) {
        this.#noteOffice(item.value, { file: file.path, ...item.position, given: item.value });
        continue;
      }
      let place = 0;
      for await (const found of listingsInValue(item.value, this.#options.savedAnswers ?? [], given)) {
        if ('leftOut' in found) {
          this.#leftOut += found.leftOut;
          continue;
        }
        place += 1;
        const isListing = item.position.line !== undefined || item.position.item !== undefined;
        const origin = { file: file.path, ...item.position, ...(isListing ? {} : { item: place }), given: found.given };
        if ('reason' in found) {
          if (found.isForeign) this.#malformed += 1;
          this.#reject(origin, found.reason);
          continue;
        }
        this.#origins.set(found.record, origin);
        this.#unread.add(found.record);
        if (found.isPartial) this.#partial.add(found.record);
        yield found.record;
      }
    }
  }

  /** If several rows name the same office, the last one counts. */
  #noteOffice(value: Readonly<Record<string, unknown>>, origin: Omit<Rejection, 'reason'>): void {
    const office = parseOffice(value);
    if ('reason' in office) {
      this.#rejectedOffices += 1;
      this.#options.onRejected?.({ ...origin, reason: office.reason });
      return;
    }
    if (this.#offices.has(office.key)) this.#repeatedOffices += 1;
    this.#offices.set(office.key, office);
  }

  #reject(origin: Omit<Rejection, 'reason'>, reason: string): void {
    this.#unparsed += 1;
    this.#options.onRejected?.({ ...origin, reason });
  }

  rejectRecord(record: ListingRecord, reason: string): void {
    const origin = this.#origins.get(record) ?? { file: '', given: record };
    this.#options.onRejected?.({ ...origin, reason });
  }

  report(recorded: RecordCounts): void {
    this.#recorded = recorded;
    const totalBytes = this.#files.reduce((sum, file) => sum + file.bytes, 0);
    this.#options.onProgress?.({ counts: this.#counts(), readBytes: this.#readBytes, totalBytes });
  }

  #counts(): ImportCounts {
    return {
      ...this.#recorded,
      read: this.#recorded.read + this.#unparsed + this.#leftOut,
      rejected: this.#recorded.rejected + this.#unparsed,
      leftOut: this.#leftOut,
    };
  }

  finish(recorded: RecordCounts, directory: OfficeCounts, figures: FigureCounts = NO_FIGURES): ImportResult {
    this.#recorded = recorded;
    const counts = this.#counts();
    const rejected = this.#rejectedOffices;
    const officeRows = this.#offices.size + this.#repeatedOffices + rejected;
    const offices = { ...directory, unchanged: directory.unchanged + this.#repeatedOffices, rejected };
    const { series, kasko, asks } = figures;
    const figureFiles = series.length + kasko.length + asks.length;
    const understood = counts.read + officeRows + figureFiles - this.#malformed;
    const isNothingWrong = this.#malformed === 0 && this.#faults.length === 0;
    const couldRead = understood > 0 || (isNothingWrong && this.#files.length > 0);
    const result = { counts, fileCount: this.#files.length, faults: this.#faults, couldRead };
    return {
      ...result,
      ...(officeRows > 0 && { offices }),
      ...(series.length > 0 && { series }),
      ...(kasko.length > 0 && { kasko }),
      ...(asks.length > 0 && { asks }),
    };
  }
}
