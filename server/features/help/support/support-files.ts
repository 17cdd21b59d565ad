import { and, eq } from 'drizzle-orm';
import type { Transaction } from '#server/database/open-database.ts';
import { supportFiles } from '#server/database/tables/support.ts';
import type { Deps } from '#server/deps.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { checkScan } from '#server/platform/file-types/check-scan.ts';
import { detectFileType, PICTURE_TYPES } from '#server/platform/file-types/detect-file-type.ts';
import { UnusableFile } from '#server/platform/file-types/unusable-file.ts';
import type { StoredFile } from '#server/platform/files/file-store.ts';
import { fileStem } from '#server/platform/files/plain-file-name.ts';
import { checkUpload } from '#server/platform/virus-scan/check-upload.ts';
import { SUPPORT_FILE_TOO_LARGE } from '#shared/support/support-rules.ts';

/** No archives and no executable types; `udf` is the courts' format. */
const KINDS: readonly string[] = [...PICTURE_TYPES, 'heic', 'tif', 'pdf', 'udf'];
const MOST_FILES = 30;
const URGENT = { isUrgent: true };

export type CheckedFile = { readonly name: string; readonly type: string; readonly content: Buffer };

/**
 * Checks a file by its content, never by its name; only the stem of the name is kept. Throws 400, and the errors of
 * `checkUpload`.
 */
export async function checkSupportFile(
  deps: Pick<Deps, 'config' | 'log'>,
  given: string,
  content: Buffer,
): Promise<CheckedFile> {
  await checkUpload(deps, content);
  try {
    const type = await detectFileType(content, URGENT);
    if (!KINDS.includes(type)) throw new UnusableFile(type);
    if (type === 'tif' || PICTURE_TYPES.some((picture) => picture === type)) await checkScan(content, type, URGENT);
    return { name: `${fileStem(given)}.${type}`, type, content };
  } catch (error) {
    if (!(error instanceof UnusableFile)) throw error;
    const message = 'Bu dosya eklenemez. PDF, UDF ya da görsel (JPG, PNG, WebP, HEIC, TIFF) seçin.';
    throw new ExpectedError(400, 'UNUSABLE_FILE', message, 'file');
  }
}

export function tooLarge(): ExpectedError {
  return new ExpectedError(413, 'TOO_LARGE', SUPPORT_FILE_TOO_LARGE, 'file');
}

const keyOf = (conversationId: number, seq: number, type: string) => `support/${conversationId}/${seq}.${type}`;

/**
 * Stores a message's file in the message's own transaction. If the process dies in between, a file without a row
 * remains: nobody can request it, and the conversation's next message with that number replaces it. Throws 409 above 30
 * files.
 */
export function keepFile({ files }: Pick<Deps, 'files'>, { name, type, content }: CheckedFile) {
  return async (tx: Transaction, conversationId: number, seq: number): Promise<void> => {
    const known = await tx.$count(supportFiles, eq(supportFiles.conversationId, conversationId));
    if (known >= MOST_FILES)
      throw new ExpectedError(409, 'TOO_MANY_FILES', `Bir görüşmeye en çok ${MOST_FILES} dosya eklenebilir.`, 'file');
    await tx.insert(supportFiles).values({ conversationId, seq, name, type, bytes: content.byteLength });
    await files.locked.put(keyOf(conversationId, seq, type), content);
  };
}

/** Returns a message's file, for a caller who may read the conversation. Throws 404. */
export async function readSupportFile(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  { conversationId, seq }: { readonly conversationId: number; readonly seq: number },
): Promise<StoredFile & { readonly name: string }> {
  const [known] = await db
    .select()
    .from(supportFiles)
    .where(and(eq(supportFiles.conversationId, conversationId), eq(supportFiles.seq, seq)));
  const stored = known && (await files.locked.read(keyOf(conversationId, seq, known.type)));
  if (!known || !stored) throw new ExpectedError(404, 'NOT_FOUND', 'Böyle bir dosya yok.');
  return { ...stored, name: known.name };
}

/** Deletes the files of a conversation that is about to be deleted. */
export async function removeSupportFiles({ files }: Pick<Deps, 'files'>, conversationId: number): Promise<void> {
  for await (const key of files.locked.list(`support/${conversationId}`)) await files.locked.remove(key);
}
