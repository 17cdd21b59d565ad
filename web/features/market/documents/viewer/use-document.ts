import { useEffect, useState } from 'react';
import { documentKind, fileName, isClosedArchive, isTiffName } from '#shared/documents.ts';
import type { OpenedArchive } from '../decode/archive/open-archive.ts';
import { DocumentFailure, type FailureReason } from '../decode/document-failure.ts';
import { fetchDocument, type Progress } from '../decode/fetch-document.ts';
import { type OpenedDocument, openDocument, preloadOpener } from '../decode/open-document.ts';

export type DocumentState =
  | { readonly status: 'loading'; readonly progress?: Progress }
  | { readonly status: 'ready'; readonly opened: OpenedDocument; readonly bytes?: Uint8Array<ArrayBuffer> }
  | { readonly status: 'failed'; readonly reason: FailureReason; readonly bytes?: Uint8Array<ArrayBuffer> };

type Opening = (
  signal: AbortSignal,
  tell: (state: DocumentState) => void,
) => Promise<{ opened: OpenedDocument; bytes?: Uint8Array<ArrayBuffer> }>;

const LOADING: DocumentState = { status: 'loading' };
const PROGRESS_EVERY_MS = 100;

/** Asks our store for a document of another site; returns the address where it can be fetched (D47). */
export type AskStore = (address: string, signal: AbortSignal) => Promise<string>;

/** Fetches and opens the document at an address; a new `attempt` restarts. */
export function useDocument(address: string, attempt: number, askStore: AskStore | undefined): DocumentState {
  const open: Opening = async (signal, tell) => {
    const isElsewhere = !address.startsWith('/');
    const where = isElsewhere && askStore ? await askedOf(askStore, address, signal) : address;
    return openAddress({ address: where, name: fileName(address) }, signal, tell);
  };
  return useOpening(`${address} ${attempt}`, open) ?? LOADING;
}

function askedOf(askStore: AskStore, address: string, signal: AbortSignal): Promise<string> {
  return askStore(address, signal).catch((error: unknown) => {
    if (signal.aborted) throw error;
    throw new DocumentFailure('unreachable', error);
  });
}

/** Opens one entry of an archive; undefined if none is selected. */
export function useArchiveEntry(
  archive: OpenedArchive | undefined,
  path: string | undefined,
): DocumentState | undefined {
  return useOpening(
    archive && path,
    archive && path
      ? async (_signal, tell) => {
          const bytes = await archive.unpack(path);
          return opened(bytes, fileName(path), tell);
        }
      : undefined,
  );
}

function useOpening(key: string | undefined, open: Opening | undefined): DocumentState | undefined {
  const [held, setHeld] = useState<{ key: string; state: DocumentState }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `open` is a new function each time; the key says when
  useEffect(() => {
    if (key === undefined || !open) return;
    const abort = new AbortController();
    let result: OpenedDocument | undefined;
    let latest: DocumentState = LOADING;
    const tell = (state: DocumentState) => {
      latest = state;
      if (!abort.signal.aborted) setHeld({ key, state });
    };
    open(abort.signal, tell).then(
      ({ opened: document, bytes }) => {
        result = document;
        if (abort.signal.aborted) document.close();
        else tell({ status: 'ready', opened: document, bytes });
      },
      (error: unknown) => {
        const reason = error instanceof DocumentFailure ? error.reason : 'unsupported';
        tell({ status: 'failed', reason, bytes: latest.status === 'failed' ? latest.bytes : undefined });
      },
    );
    return () => {
      abort.abort();
      result?.close();
    };
  }, [key]);
  if (key === undefined) return undefined;
  // Until this document reports its state for the first time, the stored state is the previous document's.
  return held?.key === key ? held.state : LOADING;
}

type Where = { readonly address: string; readonly name: string };

async function openAddress({ address, name }: Where, signal: AbortSignal, tell: (state: DocumentState) => void) {
  // Such an archive is not even fetched.
  if (isClosedArchive(name)) throw new DocumentFailure('archive');
  preloadOpener(name);
  let toldAt = 0;
  try {
    const bytes = await fetchDocument(address, signal, (progress) => {
      const now = performance.now();
      if (now - toldAt < PROGRESS_EVERY_MS && progress.received !== progress.total) return;
      toldAt = now;
      tell({ status: 'loading', progress });
    });
    return await opened(bytes, name, tell);
  } catch (error) {
    const isUnreadImage =
      error instanceof DocumentFailure && isUnread(error.reason) && isPlainImage(name) && navigator.onLine;
    if (!isUnreadImage) throw error;
    const { openForeignImage } = await import('../decode/image/open-image.ts');
    return {
      opened: await openForeignImage(address, name).catch(() => {
        throw error;
      }),
    };
  }
}

function isUnread(reason: FailureReason): boolean {
  return reason === 'unreachable' || reason === 'crossOrigin';
}

function isPlainImage(name: string): boolean {
  return documentKind(name) === 'image' && !isTiffName(name);
}

/** Keeps the bytes for saving even if they can't be shown. */
async function opened(bytes: Uint8Array<ArrayBuffer>, name: string, tell: (state: DocumentState) => void) {
  try {
    return { opened: await openDocument(bytes, name), bytes };
  } catch (error) {
    tell({ status: 'failed', reason: error instanceof DocumentFailure ? error.reason : 'unsupported', bytes });
    throw error;
  }
}
