import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { droppedFiles } from '#server/database/tables/collection.ts';
import type { Deps } from '#server/deps.ts';
import { type Actor, noteInAudit } from '#server/features/members/audit/index.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { plainFileName } from '#server/platform/files/plain-file-name.ts';
import { checkUpload } from '#server/platform/virus-scan/check-upload.ts';
import {
  DROPPED_FILE_MB,
  DROPPED_FILE_TOO_LARGE,
  EMPTY_FILE,
  MOST_WAITING_FILES,
} from '#shared/desk/collection/collection-rules.ts';

export const LARGEST_DROP_BYTES = DROPPED_FILE_MB * 1024 ** 2;

/** The key of a file that waits to be imported: in the locked part of the store, which every machine can read. */
export const dropKey = (id: number) => `dropped/${id}`;

/**
 * Stores a file for import; the process that runs jobs begins within seconds, even if the browser has disconnected by
 * then. The file is written to a temporary folder while it arrives, so that slow uploads use no memory. Throws 400 for
 * an empty one, 413, 409 when too many wait, and what `checkUpload` throws.
 */
export async function dropFile(
  { db, clock, files, ...scanning }: Pick<Deps, 'db' | 'clock' | 'files' | 'config' | 'log'>,
  { name: given, content, isTrial }: { readonly name: string; readonly content: Readable; readonly isTrial: boolean },
  by: Actor,
): Promise<{ id: number }> {
  const waiting = await db.$count(droppedFiles, eq(droppedFiles.state, 'waiting'));
  if (waiting >= MOST_WAITING_FILES)
    throw new ExpectedError(409, 'TOO_MANY_FILES', `En çok ${MOST_WAITING_FILES} dosya sırada bekleyebilir.`, 'file');
  const folder = await mkdtemp(join(tmpdir(), 'peyda-drop-'));
  try {
    const path = join(folder, 'file');
    const bytes = await writeLimited(content, path);
    if (bytes === 0) throw new ExpectedError(400, 'INVALID_PARAMETER', EMPTY_FILE, 'file');
    const whole = await readFile(path);
    await checkUpload(scanning, whole);
    const name = plainFileName(given);
    return await db.transaction(async (tx) => {
      const at = clock.now();
      const [made] = await tx
        .insert(droppedFiles)
        .values({ name, bytes, droppedAt: at, state: 'waiting', isTrial })
        .returning({ id: droppedFiles.id });
      if (!made) throw new Error('dropped file was not stored');
      await noteInAudit(tx, {
        at,
        by,
        act: 'file.drop',
        to: ['file', made.id],
        after: { name, bytes, ...(isTrial && { isTrial }) },
      });
      // Last: if it fails, the row is rolled back.
      await files.locked.put(dropKey(made.id), whole);
      return made;
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export function tooLargeDrop(): ExpectedError {
  return new ExpectedError(413, 'TOO_LARGE', DROPPED_FILE_TOO_LARGE, 'file');
}

async function writeLimited(content: Readable, path: string): Promise<number> {
  const file = await open(path, 'wx', 0o600);
  let bytes = 0;
  try {
    // Keeps the rest of a file that is too large readable: destroying the stream would lose the response.
    for await (const chunk of content.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > LARGEST_DROP_BYTES) throw tooLargeDrop();
      await file.write(chunk);
    }
  } finally {
    await file.close();
  }
  return bytes;
}
