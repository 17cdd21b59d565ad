import { completeStored } from '#server/features/intake/notice-to-record/index.ts';
import { confirmListings, findStoredRecords } from '#server/features/intake/recording/index.ts';
import { faultOf } from '#server/platform/loggable-error.ts';
import type { ListingRecord } from '#shared/listings.ts';
import type { CollectDeps, ReportStep } from './collection-progress.ts';
import { type Checkpoint, lastGoodRun, type OpenRun, saveProgress } from './collection-run.ts';
import { readDetails } from './read-details.ts';
import { PendingRows } from './rows/pending-rows.ts';
import { isSameRow, rowHashOf } from './rows/row-hash.ts';
import { carryOver, findCarried, findSeenRows, type SeenRow } from './rows/seen-rows.ts';
import { type ListPage, type ListRow, type PagedSource, type SourceContext, SourceUnavailableError } from './source.ts';

/** The maximum number of readings of a changing list in one run; the next run finds what is missing. */
const MOST_PASSES = 5;
/** After this many failures in a row the source itself counts as faulty, not single listings or pages. */
const MOST_FAILURES_IN_A_ROW = 5;
const CONFIRMED_AT_ONCE = 1000;
/**
 * The maximum number of listings that one run reads again because of a new reading version; a whole market needs
 * several days.
 */
const MOST_READ_AGAIN = 2000;

type PageRun = {
  readonly run: OpenRun;
  readonly context: SourceContext;
  readonly report: ReportStep;
  readonly rowsAtOnce?: number | undefined;
  readonly mostReadAgain?: number | undefined;
};
type Wanted = Extract<ListRow, { record: unknown }> & {
  readonly rowHash: string;
  readonly seen: SeenRow | undefined;
  readonly isMet: boolean;
};

/**
 * Reads a source's list until a whole reading adds nothing. Returns why the list could not be read completely, if so.
 */
export async function collectPages(
  deps: CollectDeps,
  source: PagedSource,
  given: PageRun,
): Promise<string | undefined> {
  return new PageCollector(deps, source, given).collect();
}

class PageCollector {
  readonly #deps: CollectDeps;
  readonly #source: PagedSource;
  readonly #recordSource: string;
  readonly #run: OpenRun;
  readonly #context: SourceContext;
  readonly #report: ReportStep;
  readonly #pending: PendingRows;
  #mayReadAgain: number;
  #checkpoint: Checkpoint;
  #failuresInARow = 0;
  #lastBroken: string | undefined;

  constructor(deps: CollectDeps, source: PagedSource, given: PageRun) {
    this.#deps = deps;
    this.#source = source;
    this.#recordSource = source.recordSources[0] ?? source.name;
    this.#run = given.run;
    this.#context = given.context;
    this.#report = given.report;
    this.#checkpoint = given.run.checkpoint;
    this.#mayReadAgain = given.mostReadAgain ?? MOST_READ_AGAIN;
    this.#pending = new PendingRows(deps, this.#recordSource, given.run, {
      mostRows: given.rowsAtOnce,
      onStored: (step) => this.#say(step),
    });
  }

  async collect(): Promise<string | undefined> {
    try {
      return await this.#readPasses();
    } catch (error) {
      // Rows that were already read are stored, unless storing is what failed.
      await this.#storeAfter(error);
      throw error;
    }
  }

  async #readPasses(): Promise<string | undefined> {
    for (;;) {
      await this.#readPass();
      const { pass, added, broken } = this.#checkpoint;
      const isSettled = !this.#source.isShifting || added === 0 || pass >= MOST_PASSES;
      if (isSettled && broken > 0)
        return `Listenin ${broken} parçası okunamadı: ${this.#lastBroken ?? 'bilinmeyen neden'}`;
      if (isSettled) return undefined;
      this.#checkpoint = { pass: pass + 1, cursor: null, added: 0, broken: 0 };
      await this.#storeAll();
      this.#say('passed');
    }
  }

  async #readPass(): Promise<void> {
    const pages = this.#source.listPages(this.#context, this.#checkpoint.cursor ?? undefined);
    for await (const page of pages) {
      this.#context.signal.throwIfAborted();
      this.#say('listed');
      if (page.broken === undefined) this.#failuresInARow = 0;
      else this.#noteBroken(page.broken);
      if (page.isUnchanged) await this.#confirmEverything();
      await this.#takePage(page);
      this.#checkpoint = {
        ...this.#checkpoint,
        cursor: page.next ?? this.#checkpoint.cursor,
        broken: this.#checkpoint.broken + (page.broken === undefined ? 0 : 1),
      };
      if (this.#pending.isDue) await this.#pending.store(this.#checkpoint);
    }
    await this.#storeAll();
  }

  #noteBroken(reason: string): void {
    this.#lastBroken = reason;
    this.#pending.fault({ kind: 'unreadable', sourceKey: null, reason, given: null });
    this.#noteFailure(reason);
  }

  #noteFailure(reason: string): void {
    this.#failuresInARow += 1;
    if (this.#failuresInARow >= MOST_FAILURES_IN_A_ROW) throw new SourceUnavailableError(reason);
  }

  async #takePage(page: ListPage): Promise<void> {
    // If several rows have the same key, the last one counts.
    const rows = new Map(page.rows.map((row, index) => ['key' in row ? row.key : `\n${index}`, row]));
    const seen = await findSeenRows(this.#deps, this.#recordSource, [...rows.keys()]);
    const wanted: Wanted[] = [];
    for (const row of rows.values()) {
      if ('reason' in row) this.#pending.fault({ kind: 'unreadable', sourceKey: null, ...row });
      else if ('leftOut' in row) this.#leaveOut(row.key, seen.get(row.key));
      else {
        const known = seen.get(row.key);
        const rowHash = rowHashOf(row.record, this.#source);
        const isMet = this.#pending.hashOf(row.key) !== undefined || known?.runId === this.#run.id;
        const want = { ...row, rowHash, seen: known, isMet };
        if (!this.#isOldNews(want)) wanted.push(want);
      }
    }
    const records = await this.#withStored(wanted);
    for (const [index, row] of wanted.entries()) {
      await this.#takeListing(row, records[index] ?? row.record);
      // A page of new listings can take a long time if the source is slow, so store within the page.
      if (this.#pending.isDue) await this.#pending.store(this.#checkpoint);
    }
  }

  #leaveOut(key: string, seen: SeenRow | undefined): void {
    if (this.#pending.hashOf(key) !== undefined || seen?.runId === this.#run.id) return;
    this.#run.counts.leftOut += 1;
    this.#countAdded();
    this.#pending.remember(key, '', 'leftOut');
  }

  /** Whether a row contains nothing new. Records that it was seen. */
  #isOldNews({ key, rowHash, seen, isMet }: Wanted): boolean {
    const waiting = this.#pending.hashOf(key);
    if (waiting !== undefined) return isSameRow(waiting, rowHash);
    if (seen === undefined || !isSameRow(seen.rowHash, rowHash)) return false;
    if (seen.verdict !== 'rejected' && seen.propertyId === null) return false;
    if (isMet) return true;
    if (seen.rowHash !== rowHash && this.#takesAgain(seen)) return false;
    this.#countMet();
    // Keeps the stored fingerprint: with the new one, a listing that was not read again now would never be.
    if (seen.verdict === 'rejected' || seen.propertyId === null) this.#pending.remember(key, seen.rowHash, 'rejected');
    else this.#pending.confirm(key, seen.rowHash, seen.propertyId);
    return true;
  }

  /** Whether to read a listing again for a new reading version. Listings that have ended don't need it. */
  #takesAgain({ isOpen, verdict }: SeenRow): boolean {
    if ((!isOpen && verdict !== 'rejected') || this.#mayReadAgain <= 0) return false;
    this.#mayReadAgain -= 1;
    return true;
  }

  #countMet(): void {
    this.#run.counts.collected += 1;
    this.#countAdded();
  }

  #countAdded(): void {
    this.#checkpoint = { ...this.#checkpoint, added: this.#checkpoint.added + 1 };
  }

  /** Completes partial rows with what is stored. */
  async #withStored(rows: readonly Wanted[]): Promise<ListingRecord[]> {
    const partial = rows.filter(({ isPartial }) => isPartial);
    if (partial.some(({ key }) => this.#pending.hashOf(key) !== undefined)) await this.#storeAll();
    const stored = await findStoredRecords(
      this.#deps,
      this.#recordSource,
      partial.map(({ key }) => key),
    );
    return rows.map(({ key, record, isPartial }) => {
      const known = isPartial ? stored.get(key) : undefined;
      return known ? completeStored(known, record) : record;
    });
  }

  async #takeListing(row: Wanted, record: ListingRecord): Promise<void> {
    const { key, rowHash, seen } = row;
    const detailed = row.isPartial ? { record } : await readDetails(this.#source, { key, record }, this.#context);
    if (!row.isMet) this.#countMet();
    if (detailed.record) {
      this.#failuresInARow = 0;
      this.#pending.record(key, rowHash, detailed.record);
      this.#say('detailed');
      return;
    }
    // The empty fingerprint makes the next run request it again. What an earlier page said is kept.
    if (seen?.propertyId) this.#pending.confirm(key, '', seen.propertyId);
    else this.#pending.record(key, '', record);
    this.#pending.fault({ kind: 'unreadable', sourceKey: key, reason: detailed.fault, given: null });
    if (detailed.mayPass) this.#noteFailure(detailed.fault);
  }

  async #confirmEverything(): Promise<void> {
    const from = await lastGoodRun(this.#deps, this.#source.name);
    if (from === undefined) return;
    await this.#pending.settle();
    const { propertyIds, rejected } = await findCarried(this.#deps, this.#recordSource, from);
    for (let at = 0; at < propertyIds.length; at += CONFIRMED_AT_ONCE)
      await confirmListings(this.#deps, propertyIds.slice(at, at + CONFIRMED_AT_ONCE));
    const { counts } = this.#run;
    counts.collected += propertyIds.length + rejected;
    counts.unchanged += propertyIds.length;
    counts.rejected += rejected;
    await this.#deps.db.transaction(async (transaction) => {
      await carryOver(transaction, this.#recordSource, from, this.#run.id);
      await saveProgress(transaction, this.#run.id, counts, this.#checkpoint);
    });
  }

  async #storeAfter(error: unknown): Promise<void> {
    try {
      await this.#storeAll();
    } catch (second) {
      this.#pending.forgetUnsaved();
      this.#deps.log.warn({ err: second, after: faultOf(error) }, 'rows read last were not stored');
    }
  }

  async #storeAll(): Promise<void> {
    await this.#pending.store(this.#checkpoint);
    await this.#pending.settle();
  }

  #say(step: Parameters<ReportStep>[0]): void {
    this.#report(step, this.#checkpoint.pass);
  }
}
