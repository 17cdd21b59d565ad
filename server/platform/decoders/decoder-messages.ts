/** What a decoder is asked. */
export type Order = {
  readonly module: string;
  /** The bytes, or the path of a file that holds them. */
  readonly bytes: Uint8Array | string;
  readonly given: unknown;
  readonly mostMb: number;
};

/** What a decoder answers, with the memory that it has afterwards. */
export type Answer = ({ readonly decoded: unknown } | { readonly refused: string }) & { readonly rssMb: number };

/** What a decoder was ended by: it took too long or too much memory, or died. */
export type Failure = 'time' | 'memory' | 'crash';

/** How a task ended: with an answer, or without one because its decoder is gone. */
export type Ended = Answer | { readonly failure: Failure };

export const MEGABYTE = 1024 ** 2;
