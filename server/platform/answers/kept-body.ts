import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { shareOfMemory } from '#server/memory-budget.ts';

type Encoding = 'br' | 'gzip';

/** A response body as bytes, with an ETag by which a caller can check whether it has changed. */
export type KeptBody = {
  readonly bytes: Buffer;
  readonly etag: string;
  /** The compressed body, shared by all callers. A body that is requested often is compressed again, smaller. */
  compressed(encoding: Encoding): Promise<Buffer>;
};

/** Prepares a body that is stored and sent many times. */
export function keepBody(body: Buffer): KeptBody {
  const bytes = withOwnMemory(body);
  const hash = createHash('sha256').update(bytes).digest('base64url');
  const compressions = new Map<Encoding, Promise<Buffer>>();
  return {
    bytes,
    // Weak: the same for the body and its compressed forms.
    etag: `W/"${hash}"`,
    async compressed(encoding) {
      const smallest = encoding === 'br' ? countRequest(hash, bytes) : undefined;
      if (smallest) return smallest;
      const started = compressions.get(encoding) ?? COMPRESS[encoding](bytes).then(withOwnMemory);
      compressions.set(encoding, started);
      return started;
    },
  };
}

type Requested = { readonly requests: number; readonly smallest?: Buffer };
/** The size of an entry without its compressed body. */
const ENTRY_BYTES = 300;
const MAX_BYTES = 8 * 1024 * 1024;
/** The cache's share of the memory budget. */
const SHARE_OF_MEMORY = 1 / 256;
/** Bodies by their hash: an answer that is computed again is often the same. */
const requested = new LRUCache<string, Requested>({
  maxSize: shareOfMemory(SHARE_OF_MEMORY, MAX_BYTES),
  sizeCalculation: ({ smallest }) => ENTRY_BYTES + (smallest?.length ?? 0),
});
/** The number of requests from which a body is worth the best compression. */
const POPULAR = 3;
/** The best compression takes 200 ms for a page: it may use 5 % of one core. */
const PAUSES_PER_RUN = 19;
let nextSmallestAt = 0;

/** Counts a request for a body, and returns its best compression once there is one. */
function countRequest(hash: string, bytes: Buffer): Buffer | undefined {
  const known = requested.get(hash);
  if (known?.smallest) return known.smallest;
  const requests = (known?.requests ?? 0) + 1;
  requested.set(hash, { requests });
  if (requests >= POPULAR && performance.now() >= nextSmallestAt)
    makeSmallest(bytes).then(
      (smallest) => requested.set(hash, { requests, smallest }),
      // Callers get the quick compression.
      () => undefined,
    );
  return undefined;
}

/** Compresses as well as possible, so that a page fits into the first packets of a connection. */
async function makeSmallest(bytes: Buffer): Promise<Buffer> {
  nextSmallestAt = Number.POSITIVE_INFINITY;
  const begun = performance.now();
  try {
    return withOwnMemory(await brotli(bytes, constants.BROTLI_MAX_QUALITY));
  } finally {
    const now = performance.now();
    nextSmallestAt = now + (now - begun) * PAUSES_PER_RUN;
  }
}

/**
 * Node allocates small buffers from slabs of 64 kB. If a body of a few bytes is kept, it keeps the whole slab in
 * memory.
 */
function withOwnMemory(bytes: Buffer): Buffer {
  if (bytes.length === bytes.buffer.byteLength) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

/**
 * The maximum number of bytes that a kept body can use: the compressed forms together are not longer than the body
 * itself.
 */
export function weightOf({ bytes }: KeptBody): number {
  return bytes.length * 2;
}

/**
 * Sends a kept body: 304 when the client already has it, compressed when the client accepts that. The calling code sets
 * the content type and the caching headers.
 */
export async function sendKept(request: FastifyRequest, reply: FastifyReply, kept: KeptBody): Promise<FastifyReply> {
  reply.header('etag', kept.etag).header('vary', 'accept-encoding');
  if (request.headers['if-none-match']?.includes(kept.etag)) return reply.status(304).send();
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (encoding === undefined) return reply.send(kept.bytes);
  return reply.header('content-encoding', encoding).send(await kept.compressed(encoding));
}

function encodingFor(accepted: string | string[] | undefined): Encoding | undefined {
  const text = String(accepted ?? '');
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(text)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(text) ? 'gzip' : undefined;
}

const compress = promisify(brotliCompress);
const brotli = (bytes: Buffer, quality: number): Promise<Buffer> =>
  compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
const COMPRESS: Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer>>> = {
  // Level 5 takes twice the time of level 4 for 7 % fewer bytes, and most pages of searches are requested only once.
  // Popular ones: `countRequest`.
  br: (bytes) => brotli(bytes, 4),
  gzip: promisify(gzip),
};
