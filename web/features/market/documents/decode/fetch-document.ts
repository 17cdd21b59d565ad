import { DocumentFailure } from './document-failure.ts';
import { MAX_FILE_BYTES } from './limits.ts';

/** Bytes received, and the total if the server sent it. */
export type Progress = { readonly received: number; readonly total: number | undefined };

/**
 * Fetches a document directly from the server that stores it (spec §2), up to the size limit. Throws DocumentFailure.
 */
export async function fetchDocument(
  address: string,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(address, { signal, credentials: 'same-origin' }).catch(async (error: unknown) => {
    if (signal.aborted) throw error;
    throw new DocumentFailure((await isForbiddenByOrigin(address, signal)) ? 'crossOrigin' : 'unreachable', error);
  });
  if (!response.ok || !response.body) throw new DocumentFailure('refused');
  const total = announcedLength(response);
  if (total !== undefined && total > MAX_FILE_BYTES) {
    await response.body.cancel();
    throw new DocumentFailure('tooLarge');
  }
  const chunks: Uint8Array[] = [];
  let received = 0;
  onProgress({ received, total });
  const reader = response.body.getReader();
  for (;;) {
    const { done, value } = await readChunk(reader, signal);
    if (done) break;
    received += value.length;
    if (received > MAX_FILE_BYTES) {
      await reader.cancel();
      throw new DocumentFailure('tooLarge');
    }
    chunks.push(value);
    onProgress({ received, total });
  }
  return join(chunks, received);
}

/** True if the other site responds but forbids reading (CORS). A request that our own policy blocks doesn't count. */
async function isForbiddenByOrigin(address: string, signal: AbortSignal): Promise<boolean> {
  if (address.startsWith('/')) return false;
  return fetch(address, { signal, mode: 'no-cors', credentials: 'omit' }).then(
    () => true,
    () => false,
  );
}

function readChunk(reader: ReadableStreamDefaultReader<Uint8Array>, signal: AbortSignal) {
  return reader.read().catch((error: unknown) => {
    if (signal.aborted) throw error;
    throw new DocumentFailure('unreachable', error);
  });
}

/** Undefined for a compressed response: its header contains the compressed length, and more bytes will be received. */
function announcedLength(response: Response): number | undefined {
  const length = Number(response.headers.get('content-length') ?? Number.NaN);
  return response.headers.has('content-encoding') || !Number.isFinite(length) ? undefined : length;
}

function join(chunks: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
