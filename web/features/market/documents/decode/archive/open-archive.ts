import type { ArchiveEntry } from '#shared/open-archive.ts';
import type { UdfBlock } from '#shared/read-documents/read-udf.ts';
import { DocumentFailure } from '../document-failure.ts';
import { WORKER_TIMEOUT_MS } from '../limits.ts';
import { openWorkerCalls } from '../worker-calls.ts';
import type { ArchiveCalls } from './archive-worker.ts';

export type OpenedArchive = {
  readonly kind: 'archive';
  readonly entries: readonly ArchiveEntry[];
  unpack(path: string): Promise<Uint8Array<ArrayBuffer>>;
  close(): void;
};
export type OpenedText = { readonly kind: 'text'; readonly blocks: readonly UdfBlock[]; close(): void };

/** Opens a ZIP in a worker: as text if it is a UDF and `mayBeText`, otherwise as a list of its files. */
export async function openArchive(
  bytes: Uint8Array<ArrayBuffer>,
  mayBeText: boolean,
): Promise<OpenedArchive | OpenedText> {
  const worker = new Worker(new URL('./archive-worker.ts', import.meta.url), { type: 'module' });
  const calls = openWorkerCalls<ArchiveCalls>(worker);
  const copy = bytes.slice();
  try {
    const { entries, isUdf } = await calls.call(
      'open',
      { bytes: copy },
      { timeoutMs: WORKER_TIMEOUT_MS, transfer: [copy.buffer] },
    );
    if (mayBeText && isUdf) {
      const blocks = await calls.call('readUdf', {}, { timeoutMs: WORKER_TIMEOUT_MS });
      calls.close();
      return { kind: 'text', blocks, close: () => undefined };
    }
    return {
      kind: 'archive',
      entries,
      unpack: (path) =>
        calls.call('unpack', { path }, { timeoutMs: WORKER_TIMEOUT_MS }).catch((error: unknown) => {
          throw new DocumentFailure('unsupported', error);
        }),
      close: calls.close,
    };
  } catch (error) {
    calls.close();
    throw new DocumentFailure('unsupported', error);
  }
}
