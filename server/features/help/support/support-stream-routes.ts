import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '#server/deps.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import type { SupportMarks } from '#shared/support/support.ts';
import { linesAfter, marksOf } from './read-conversation.ts';
import type { SupportChannel } from './support-channel.ts';

/** Shorter than the time after which the server and proxies close a silent connection. */
const BEAT_MS = 15_000;
const STREAMS_OF_A_READER = 6;

/** Returns where a reconnecting client continues: `Last-Event-ID`, otherwise from the beginning. */
export function afterOf({ headers }: FastifyRequest): number {
  const given = String(headers['last-event-id'] ?? '');
  return /^\d{1,9}$/.test(given) ? Number(given) : 0;
}

type Streamed = {
  readonly id: number;
  /** The reader: a person or an operator may read in several windows at once. */
  readonly owner: string;
  /** The number of the last message the client has. */
  readonly after: number;
  /** Whose typing signals are passed on. */
  readonly other: 'person' | 'operator';
  /** Converts the marks to what the reader may see. */
  readonly show: (marks: SupportMarks) => SupportMarks;
  /** Called with every beat; the stream ends when it returns false. */
  readonly onBeat: () => Promise<boolean>;
};

/** Streams of server-sent events, which end when the server closes. */
export class SupportStreams {
  readonly #deps: Pick<Deps, 'db' | 'log'>;
  readonly #channel: SupportChannel;
  readonly #open = new Map<Readable, string>();

  constructor(deps: Pick<Deps, 'db' | 'log'>, channel: SupportChannel) {
    this.#deps = deps;
    this.#channel = channel;
  }

  /** Sends the messages that the client lacks and all new ones; each message is an event with its number as id. */
  send(reply: FastifyReply, streamed: Streamed): FastifyReply {
    const own = [...this.#open.values()].filter((owner) => owner === streamed.owner);
    if (own.length >= STREAMS_OF_A_READER)
      throw new ExpectedError(429, 'TOO_MANY_REQUESTS', 'Görüşme çok fazla pencerede açık.');
    const body = new Readable({ read: () => undefined });
    const stop = this.#feed(body, streamed);
    this.#open.set(body, streamed.owner);
    body.once('close', () => {
      this.#open.delete(body);
      stop();
    });
    return reply
      .header('content-type', 'text/event-stream; charset=utf-8')
      .header('x-accel-buffering', 'no')
      .send(body);
  }

  end(): void {
    for (const body of this.#open.keys()) body.push(null);
  }

  /**
   * Runs one read of the database at a time, and one more if news arrived meanwhile: nothing is skipped or sent twice.
   */
  #feed(body: Readable, { id, after, other, show, onBeat }: Streamed): () => void {
    let last = after;
    let state: 'idle' | 'looking' | 'again' = 'idle';
    const write = (event: string, data: object, at?: number) =>
      void body.push(`${at === undefined ? '' : `id: ${at}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    const look = async (): Promise<void> => {
      const marks = await marksOf(this.#deps, id);
      const lines = await linesAfter(this.#deps, id, last);
      if (body.destroyed || body.readableEnded) return;
      for (const line of lines) {
        write('message', line, line.seq);
        last = line.seq;
      }
      if (marks) write('marks', show(marks));
      if (marks && lines.length > 0 && last < marks.lastSeq) state = 'again';
    };
    const wake = async (): Promise<void> => {
      if (state !== 'idle') {
        state = 'again';
        return;
      }
      do {
        state = 'looking';
        await look();
        // safe: another wake may have changed it during this read
      } while ((state as string) === 'again');
      state = 'idle';
    };
    const fail = (error: unknown) => {
      this.#deps.log.warn({ err: error, conversation: id }, 'a support stream ended');
      body.push(null);
    };
    const beat = async (): Promise<void> => {
      body.push(':\n\n');
      if (!(await onBeat())) body.push(null);
    };
    // Streams that were opened together, for example after a restart, query at different times.
    let timer = setTimeout(() => {
      timer = setInterval(() => void beat().catch(fail), BEAT_MS);
      void beat().catch(fail);
    }, Math.random() * BEAT_MS);
    const stop = this.#channel.listen(id, (news) => {
      if (news?.isMoved) void beat().catch(fail);
      else if (news?.typing === undefined) void wake().catch(fail);
      else if (news.typing === other) write('typing', {});
    });
    void wake().catch(fail);
    return () => {
      // Also stops an interval.
      clearTimeout(timer);
      stop();
    };
  }
}
