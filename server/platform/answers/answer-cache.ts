import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { DataVersion } from '#server/database/data-version.ts';
import type { Clock } from '../clock.ts';

export type Encoding = 'br' | 'gzip';

/** An answer as it goes over the wire, with the mark by which a caller can tell whether it has changed. */
export type Answer = {
  readonly body: Buffer;
  readonly etag: string;
  /** The body compressed, at most once for all who ask. */
  compressed(encoding: Encoding): Promise<Buffer>;
};

type Entry = {
  readonly version: string;
  readonly from: number;
  readonly until: number;
  readonly answer: Promise<Answer>;
  bytes: number;
};

/** The clock changes answers slowly as well, as auctions come into their last days. */
const MAX_AGE_MS = 30_000;
const MAX_BYTES = 64 * 1024 * 1024;
/** A key and its bookkeeping. */
const ENTRY_BYTES = 500;

/**
 * Answers already serialised, kept while the data has the same version, at most 30 seconds, never beyond the time
 * until which that version holds. Callers who ask the same at once share one making. What was asked for longest ago goes first.
 */
export class AnswerCache {
  readonly #clock: Clock;
  readonly #currentVersion: () => Promise<DataVersion>;
  readonly #isOn: boolean;
  readonly #entries = new Map<string, Entry>();
  #bytes = 0;

  /** With `isOn` false every answer is made anew, for benches. */
  constructor(clock: Clock, currentVersion: () => Promise<DataVersion>, isOn = true) {
    this.#clock = clock;
    this.#currentVersion = currentVersion;
    this.#isOn = isOn;
  }

  /** The answer kept under a key, if it still holds. */
  async find(key: string): Promise<Answer | undefined> {
    if (!this.#entries.has(key)) return undefined;
    const { version } = await this.#currentVersion();
    return this.#valid(key, version)?.answer;
  }

  /** The answer under a key, made anew if there is none that holds. A failed making is not kept. */
  async get(key: string, make: () => Promise<unknown>): Promise<Answer> {
    if (!this.#isOn) return make().then(serialise);
    const { version, holdsUntil } = await this.#currentVersion();
    const kept = this.#valid(key, version);
    if (kept) return kept.answer;
    const now = this.#clock.now().getTime();
    const until = Math.min(now + MAX_AGE_MS, holdsUntil?.getTime() ?? Number.POSITIVE_INFINITY);
    const entry: Entry = { version, from: now, until, answer: make().then(serialise), bytes: ENTRY_BYTES };
    this.#keep(key, entry);
    try {
      const answer = await entry.answer;
      // Compressed forms are counted beforehand: together they are never longer than the body.
      this.#weigh(key, entry, answer.body.length * 2);
      return answer;
    } catch (error) {
      if (this.#entries.get(key) === entry) this.#drop(key, entry);
      throw error;
    }
  }

  #valid(key: string, version: string): Entry | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    const now = this.#clock.now().getTime();
    if (entry.version !== version || now < entry.from || now >= entry.until) {
      this.#drop(key, entry);
      return undefined;
    }
    // Last in the order of the map is what was used last.
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry;
  }

  #keep(key: string, entry: Entry): void {
    this.#entries.set(key, entry);
    this.#bytes += entry.bytes;
  }

  #weigh(key: string, entry: Entry, bytes: number): void {
    if (this.#entries.get(key) !== entry) return;
    entry.bytes += bytes;
    this.#bytes += bytes;
    for (const [oldKey, old] of this.#entries) {
      if (this.#bytes <= MAX_BYTES) break;
      this.#drop(oldKey, old);
    }
  }

  #drop(key: string, entry: Entry): void {
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
  }
}

function serialise(value: unknown): Answer {
  const body = Buffer.from(JSON.stringify(value));
  const hash = createHash('sha1').update(body).digest('base64url');
  const compressions = new Map<Encoding, Promise<Buffer>>();
  return {
    body,
    // Weak: the same for the body and its compressed forms.
    etag: `W/"${hash}"`,
    compressed(encoding) {
      const started = compressions.get(encoding) ?? COMPRESS[encoding](body);
      compressions.set(encoding, started);
      return started;
    },
  };
}

const brotli = promisify(brotliCompress);
const COMPRESS: Readonly<Record<Encoding, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: promisify(gzip),
};
