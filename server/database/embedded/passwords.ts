import { createHmac, randomBytes } from 'node:crypto';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EmbeddedServerError } from './embedded-server-error.ts';
import type { ServerAccount } from './run-program.ts';
import { unlessMissing } from './unless-missing.ts';

/** Inside the cluster folder, so that one rename puts both the cluster and this file in place. */
export const PASSWORD_FILE = 'peyda-password';

/** Writes a new random password for the cluster's superuser into a file that only its owner can read. */
export async function writeNewPassword(path: string, account: ServerAccount | undefined): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(`${randomBytes(24).toString('hex')}\n`);
    if (account) await file.chown(account.uid, account.gid);
    await file.sync();
  } finally {
    await file.close();
  }
}

export async function readOwnerPassword(clusterDir: string): Promise<string> {
  const path = join(clusterDir, PASSWORD_FILE);
  const text = await unlessMissing(readFile(path, 'utf8'));
  if (text) return text.trim();
  throw new EmbeddedServerError(
    `Veritabanının parola dosyası bulunamadı: ${path}. Dosyayı yedekten geri koyun; veriye dokunulmadı.`,
  );
}

/** The password of the application's own role: it can't be guessed from inside the database and needs no extra file. */
export function applicationPassword(ownerPassword: string): string {
  return createHmac('sha256', ownerPassword).update('peyda').digest('hex');
}
