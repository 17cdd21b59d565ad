import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

type Encoding = 'br' | 'gzip';

/** A body as it goes over the wire, with the mark by which a caller can tell whether it has changed. */
export type KeptBody = {
  readonly bytes: Buffer;
  readonly etag: string;
  /** The body compressed, at most once for all who ask. */
  compressed(encoding: Encoding): Promise<Buffer>;
};

/** Makes a body ready to be kept and sent many times. */
export function keepBody(bytes: Buffer): KeptBody {
  const hash = createHash('sha1').update(bytes).digest('base64url');
  const compressions = new Map<Encoding, Promise<Buffer>>();
  return {
    bytes,
    // Weak: the same for the body and its compressed forms.
    etag: `W/"${hash}"`,
    compressed(encoding) {
      const started = compressions.get(encoding) ?? COMPRESS[encoding](bytes);
      compressions.set(encoding, started);
      return started;
    },
  };
}

/** Bytes that a kept body may come to hold: its compressed forms together are no longer than itself. */
export function weightOf({ bytes }: KeptBody): number {
  return bytes.length * 2;
}

/** Sends a kept body: 304 when the caller has it already, compressed for who can read that. Type and caching are the caller's. */
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

const brotli = promisify(brotliCompress);
const COMPRESS: Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer>>> = {
  // Beyond 5 each step costs more time than it saves bytes.
  br: (bytes) => brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: promisify(gzip),
};
