export type Order = {
  readonly module: string;
  /** The bytes, or the path of a file that contains them. */
  readonly bytes: Uint8Array | string;
  readonly given: unknown;
  readonly mostMb: number;
};

/** The response of a decoder, with its memory use afterwards. */
export type Answer = ({ readonly decoded: unknown } | { readonly refused: string }) & { readonly rssMb: number };

/** Why a decoder ended: it took too long, used too much memory, or crashed. */
export type Failure = 'time' | 'memory' | 'crash';

/** The result of a task: a response, or a failure because its decoder has ended. */
export type Ended = Answer | { readonly failure: Failure };

export const MEGABYTE = 1024 ** 2;
