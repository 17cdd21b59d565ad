import type { FileUse } from '#server/database/tables/files.ts';
import type { Deps } from '#server/deps.ts';
import { UnusableFile } from '#server/platform/file-types/unusable-file.ts';
import { admitContent } from './hidden/admit-content.ts';
import type { StoredContent, TakenFile, Validators } from './mirrored-file.ts';
import type { Failure } from './next-try.ts';
import { storeFile } from './store-file.ts';

/**
 * Fetches an address politely: one request at a time to a host, respecting robots.txt, no private addresses. With
 * `known` it asks whether the content is still the same; the server may then answer 304. Throws when the server does
 * not answer or the answer is larger than `maxBytes`.
 */
export type FetchPolitely = (
  url: string,
  options: { signal?: AbortSignal; maxBytes: number; known?: Validators | undefined },
) => Promise<{ status: number; bytes: Uint8Array } & Validators>;

/** A file could not be fetched, and the cause is not on our side. */
export class FailedFetch extends Error {
  readonly failure: Failure;
  constructor(failure: Failure, reason: string) {
    super(reason);
    this.failure = failure;
  }
}

const MAX_BYTES: Readonly<Record<FileUse, number>> = { picture: 25 * 1024 ** 2, document: 60 * 1024 ** 2 };
const LONGEST_VALIDATOR = 500;

type Fetch = { readonly file: TakenFile; readonly stop: AbortSignal; onBytes(bytes: number): void };

/**
 * Fetches a file into the store. Returns `same` when its source says that it has not changed. A content that the desk
 * has hidden is not stored, and its listing no longer names it. Throws FailedFetch.
 */
export async function fetchFile(
  deps: Pick<Deps, 'db' | 'clock' | 'files'>,
  fetchPolitely: FetchPolitely,
  { file, stop, onBytes }: Fetch,
): Promise<StoredContent | 'same'> {
  const maxBytes = MAX_BYTES[file.use];
  const isKnown = file.state === 'stored' && (file.etag !== null || file.lastModified !== null);
  const options = { signal: stop, maxBytes, known: isKnown ? file : undefined };
  const { status, bytes, ...validators } = await fetchPolitely(file.url, options).catch((error: unknown) => {
    throw new FailedFetch('unreachable', error instanceof Error ? error.message : 'unknown');
  });
  if (status === 304 && isKnown) return 'same';
  if (status === 404 || status === 410 || status === 451) throw new FailedFetch('gone', `HTTP ${status}`);
  if (status !== 200) throw new FailedFetch('unreachable', `HTTP ${status}`);
  if (bytes.byteLength > maxBytes) throw new FailedFetch('unusable', 'too large');
  onBytes(bytes.byteLength);
  try {
    const stored = (await admitContent(deps, file, bytes)) ?? (await storeFile(deps.files, file.use, bytes));
    return { ...stored, etag: kept(validators.etag), lastModified: kept(validators.lastModified) };
  } catch (error) {
    if (error instanceof UnusableFile) throw new FailedFetch('unusable', error.message);
    throw error;
  }
}

/** Drops a validator that is too long. Without a validator the content itself is compared. */
function kept(validator: string | null): string | null {
  return validator !== null && validator.length <= LONGEST_VALIDATOR ? validator : null;
}
