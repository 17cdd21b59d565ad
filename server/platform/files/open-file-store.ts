import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { type FileStore, openDiskFileStore } from './file-store.ts';

/** Opens the configured store: S3 or an S3-compatible store if S3_BUCKET is set, otherwise folders in DATA_DIR. */
export async function openFileStore(config: Config): Promise<FileStore> {
  if (config.S3_BUCKET === undefined) return openDiskFileStore(join(config.DATA_DIR, 'files'));
  // The client is large: loaded only where it is used.
  const { openS3FileStore } = await import('./file-store-s3.ts');
  return openS3FileStore(config, config.S3_BUCKET);
}
