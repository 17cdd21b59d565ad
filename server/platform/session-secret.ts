import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { keepPrivate } from '../database/embedded/keep-private.ts';
import { unlessMissing } from '../database/embedded/unless-missing.ts';

const SECRET_FILE = 'session-secret';
const SECRET_BYTES = 32;

const secrets = new WeakMap<Config, Promise<string>>();

/**
 * The secret that this installation uses for signatures and keyed hashes: SESSION_SECRET, or else a secret that is made
 * once and stored in DATA_DIR, readable by its owner only. Processes that start at the same time get the same secret.
 * Changing the secret makes links in sent mails invalid.
 */
export function readSessionSecret(config: Config): Promise<string> {
  const known = secrets.get(config);
  if (known) return known;
  const secret = config.SESSION_SECRET ? Promise.resolve(config.SESSION_SECRET) : readOrMake(config.DATA_DIR);
  secrets.set(config, secret);
  // A failure (such as a full disk) is not cached, so that the next call tries again.
  secret.catch(() => secrets.delete(config));
  return secret;
}

async function readOrMake(folder: string): Promise<string> {
  const path = join(folder, SECRET_FILE);
  if ((await unlessMissing(readFile(path))) === undefined) await makeSecret(folder, path);
  const secret = (await readFile(path, 'utf8')).trim();
  if (/^[0-9a-f]{64}$/.test(secret)) return secret;
  throw new Error(
    `${path} dosyası bozuk. Yedekten geri koyun ya da silin; silerseniz postalanmış bağlantılar geçersiz olur.`,
  );
}

async function makeSecret(folder: string, path: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const partial = join(folder, `.${SECRET_FILE}.${randomUUID()}`);
  const file = await open(partial, 'wx', 0o600);
  try {
    await file.writeFile(`${randomBytes(SECRET_BYTES).toString('hex')}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  try {
    keepPrivate(partial);
    // A hard link is created atomically and, unlike a rename, never overwrites the secret of another process.
    await link(partial, path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    await rm(partial, { force: true });
  }
}
