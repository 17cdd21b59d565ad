import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { type FileStore, openDiskFileStore } from './file-store.ts';

/** The store that is configured: S3 or what speaks its language with S3_BUCKET, else folders in DATA_DIR. */
export async function openFileStore(config: Config): Promise<FileStore> {
  if (config.S3_BUCKET === undefined) return openDiskFileStore(join(config.DATA_DIR, 'files'));
  // The client is large: loaded only where it is used.
  const { openS3FileStore } = await import('./file-store-s3.ts');
  return openS3FileStore(config, config.S3_BUCKET);
}
