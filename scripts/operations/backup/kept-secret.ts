import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import { keepPrivate } from '#server/database/embedded/keep-private.ts';
import { unlessMissing } from '#server/database/embedded/unless-missing.ts';
import { SECRET_PART } from './backup-manifest.ts';

/** The secret in DATA_DIR; undefined if SESSION_SECRET sets it, or if none has been needed yet. */
export async function readKeptSecret({ SESSION_SECRET, DATA_DIR }: Config): Promise<string | undefined> {
  return SESSION_SECRET ? undefined : await unlessMissing(readFile(join(DATA_DIR, SECRET_PART), 'utf8'));
}

/** Replaces the secret in DATA_DIR. Only allowed if nothing in use has been signed with the current one. */
export async function keepSecret(dataDir: string, secret: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const partial = join(dataDir, `.${SECRET_PART}.restored`);
  await writeFile(partial, secret, { mode: 0o600, flush: true });
  keepPrivate(partial);
  await rename(partial, join(dataDir, SECRET_PART));
}
