import { DecoderPool } from './decoder-pool.ts';

/** The decoders of this process, started when there is something to decode and ended when there is nothing. */
export const decoders = new DecoderPool();
