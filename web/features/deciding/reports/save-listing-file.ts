import { type ListingFileKind, listingFileName, listingFilePath } from '#shared/reports/listing-file-name.ts';
import { requestUpgrade } from '#web/features/members/subscription/index.ts';
import { ApiError, getFile } from '#web/platform/api-client.ts';
import { saveBlob } from '#web/platform/save-blob.ts';

/**
 * Fetches a listing's file and downloads it; a visitor without premium sees the offer instead. Throws the errors of the
 * call.
 */
export async function saveListingFile(id: number, kind: ListingFileKind): Promise<void> {
  try {
    saveBlob(await getFile(listingFilePath(id, kind)), listingFileName(id, kind));
  } catch (error) {
    if (!(error instanceof ApiError) || error.server?.code !== 'PREMIUM_FILE') throw error;
    requestUpgrade('lockedField', { about: 'wholeText', afterwards: () => void saveListingFile(id, kind) });
  }
}
