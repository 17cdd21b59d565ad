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
 * The secret with which this installation signs and keys what must not be forged: SESSION_SECRET, else one made once and kept
 * in DATA_DIR, readable by its owner only. Processes that start at once get the same. Changing it voids links in mails.
 */
export function readSessionSecret(config: Config): Promise<string> {
  const known = secrets.get(config);
  if (known) return known;
  const secret = config.SESSION_SECRET ? Promise.resolve(config.SESSION_SECRET) : readOrMake(config.DATA_DIR);
  secrets.set(config, secret);
  // A disk that was full once should not be remembered.
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
    // A link appears whole or not at all and, unlike a rename, never takes the place of another process's secret.
    await link(partial, path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    await rm(partial, { force: true });
  }
}
