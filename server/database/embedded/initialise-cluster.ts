import { chown, mkdtemp, open, readdir, readFile, rename, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { startStep } from '#server/start-steps.ts';
import type { Binaries } from './binaries.ts';
import { EmbeddedServerError } from './embedded-server-error.ts';
import type { Log } from './log.ts';
import { PASSWORD_FILE, writeNewPassword } from './passwords.ts';
import type { ServerAccount } from './run-program.ts';
import { runProgram } from './run-program.ts';
import { type ServerPlace, UNFINISHED_PREFIX } from './server-place.ts';
import { unlessMissing } from './unless-missing.ts';

/** Creates the cluster if there is none; throws, without changing the folder, if this PostgreSQL can't open it. */
export async function ensureCluster(
  place: ServerPlace,
  binaries: Binaries,
  account: ServerAccount | undefined,
): Promise<void> {
  const found = (await unlessMissing(readFile(join(place.clusterDir, 'PG_VERSION'), 'utf8')))?.trim();
  if (found === undefined) {
    await ensureNothingThere(place.clusterDir);
    await startStep('Creating the database', () => initialiseCluster(place, binaries, account));
  } else if (found !== binaries.major) {
    throw new EmbeddedServerError(
      `${place.clusterDir} klasöründeki veriler PostgreSQL ${found} ile yazılmış; bu kurulum PostgreSQL ${binaries.major} kullanıyor. Veriye dokunulmadı. ` +
        'Verileri eski sürümle dışa aktarıp (pg_dump) boş bir DATA_DIR ile başlattığınız veritabanına yükleyin.',
    );
  }
}

/** Deletes unfinished initialisations and copies of dead processes; call it only while no other process makes one. */
export async function removeUnfinished(place: ServerPlace, log: Log): Promise<void> {
  for (const name of await readdir(place.dataDir)) {
    if (!name.startsWith(UNFINISHED_PREFIX)) continue;
    try {
      // An initdb may still be running and writing after its Node process died. That is why the removal is repeated.
      await rm(join(place.dataDir, name), { recursive: true, force: true, maxRetries: 8, retryDelay: 100 });
    } catch (cause) {
      log('yarım kalmış hazırlık klasörü silinemedi', { name, cause: String(cause) });
    }
  }
}

async function ensureNothingThere(clusterDir: string): Promise<void> {
  try {
    await unlessMissing(rmdir(clusterDir));
  } catch (cause) {
    throw new EmbeddedServerError(
      `${clusterDir} bir PostgreSQL veri klasörü değil ama boş da değil. Dokunulmadı; klasörü taşıyın ya da DATA_DIR ile başka bir yer gösterin.`,
      { cause },
    );
  }
}

async function initialiseCluster(
  place: ServerPlace,
  binaries: Binaries,
  account: ServerAccount | undefined,
): Promise<void> {
  const unfinished = await mkdtemp(join(place.dataDir, UNFINISHED_PREFIX));
  try {
    if (account) await chown(unfinished, account.uid, account.gid);
    const passwordFile = join(unfinished, 'password');
    await writeNewPassword(passwordFile, account);
    const cluster = join(unfinished, 'cluster');
    await runInitdb(cluster, passwordFile, binaries, account);
    await rename(passwordFile, join(cluster, PASSWORD_FILE));
    await syncFolder(cluster);
    await rename(cluster, place.clusterDir);
    await syncFolder(place.dataDir);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

async function runInitdb(
  cluster: string,
  passwordFile: string,
  binaries: Binaries,
  account: ServerAccount | undefined,
): Promise<void> {
  const encoding = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--no-locale'];
  const access = ['--username=postgres', `--pwfile=${passwordFile}`, '--auth=scram-sha-256'];
  const args = ['-D', cluster, ...encoding, ...access, '--no-instructions'];
  const { exitCode, output } = await runProgram(binaries.initdb, args, { account });
  if (exitCode !== 0) throw new Error(`Veritabanı hazırlanamadı (initdb):\n${output.trim()}`);
}

/** Makes renames inside a folder survive a power cut; Windows can't sync folders and doesn't need to. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
