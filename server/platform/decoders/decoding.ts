import type { z } from 'zod';
import type { Failure } from './decoder-messages.ts';
import type { DecoderPool } from './decoder-pool.ts';
import { decoders } from './decoders.ts';

/** One kind of untrusted input: the module that decodes it, and its limits. */
type Row<Decoded> = {
  /** The name in metrics. */
  readonly name: string;
  /** Its default export receives the bytes and the other arguments, and returns plain data. Only decoders load it. */
  readonly module: URL;
  /** The response is validated, too: a compromised decoder could send anything. */
  readonly answer: z.ZodType<Decoded>;
  readonly longestMs: number;
  /** The memory that one task may use, in addition to what the process needs anyway. */
  readonly mostMb: number;
  /** The pool whose decoders run it; the common pool by default. */
  readonly pool?: DecoderPool;
};

export type Asked = {
  /**
   * Somebody waits for the result: it has priority over the work of jobs, and is refused with 503 `BUSY` when too many
   * wait.
   */
  readonly isUrgent?: boolean;
  readonly longestMs?: number;
};

export type Decoding<Given, Decoded> = (bytes: Uint8Array, given: Given, asked?: Asked) => Promise<Decoded>;

/** Why bytes were not decoded: the module threw (`refused`), or the decoder exceeded a limit or crashed. */
type DecodingFailure = 'refused' | Failure;

export class DecodingFailed extends Error {
  readonly why: DecodingFailure;
  constructor(why: DecodingFailure, message: string) {
    super(message);
    this.why = why;
  }
}

/**
 * Makes a function that decodes bytes in a separate process, which has no settings and is killed when it exceeds a
 * limit. The function throws DecodingFailed, and for urgent calls ExpectedError 503 `BUSY`.
 */
export function decoding<Given, Decoded>(row: Row<Decoded>): Decoding<Given, Decoded> {
  const { name, mostMb, pool = decoders } = row;
  return async (bytes, given, { isUrgent = false, longestMs = row.longestMs } = {}) => {
    const order = { module: row.module.href, given, mostMb };
    const ended = await pool.run({ name, bytes, order, longestMs }, isUrgent);
    if ('failure' in ended) throw new DecodingFailed(ended.failure, FAILURE_WORDS[ended.failure]);
    if ('refused' in ended) throw new DecodingFailed('refused', ended.refused);
    const answer = row.answer.safeParse(ended.decoded);
    if (!answer.success) throw new DecodingFailed('crash', 'answered something else');
    return answer.data;
  };
}

const FAILURE_WORDS: Readonly<Record<Failure, string>> = {
  time: 'took too long to decode',
  memory: 'took too much memory to decode',
  crash: 'ended its decoder',
};
