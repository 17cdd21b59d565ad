import { pipeline, type Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { FetchError } from './polite-fetch-error.ts';

const CHUNK_BYTES = 64 * 1024;
const DECODERS: Readonly<Record<string, () => Transform>> = {
  gzip: () => createGunzip({ chunkSize: CHUNK_BYTES }),
  'x-gzip': () => createGunzip({ chunkSize: CHUNK_BYTES }),
  br: () => createBrotliDecompress({ chunkSize: CHUNK_BYTES }),
  deflate: () => createInflate({ chunkSize: CHUNK_BYTES }),
};
export const ACCEPTED_ENCODINGS = 'gzip, br, deflate';

export type BodyRules = { readonly encoding: string; readonly maxBytes: number; readonly shown: string };

/**
 * Yields the decompressed bytes of a response, counted as they arrive. Above `maxBytes` reading stops with a FetchError
 * and the rest is dropped.
 */
export async function* readBody(body: Readable, { encoding, maxBytes, shown }: BodyRules): AsyncGenerator<Buffer> {
  const name = encoding.trim().toLowerCase();
  const makeDecoder = DECODERS[name];
  if (name !== '' && name !== 'identity' && !makeDecoder) {
    body.destroy();
    throw new FetchError('unreadable', `${shown}: bilinmeyen sıkıştırma (${name.slice(0, 40)})`);
  }
  // The callback ignores errors, because reading the stream throws the same error.
  const stream = makeDecoder ? pipeline(body, makeDecoder(), () => undefined) : body;
  let bytes = 0;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw tooLarge(shown, maxBytes);
      yield chunk;
    }
  } finally {
    stream.destroy();
    body.destroy();
  }
}

export function tooLarge(shown: string, maxBytes: number): FetchError {
  const limit = maxBytes >= 1e6 ? `${Math.floor(maxBytes / 1e6)} MB` : `${maxBytes} bayt`;
  return new FetchError('tooLarge', `${shown}: yanıt izin verilenden büyük (en çok ${limit})`);
}
