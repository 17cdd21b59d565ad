import { chmod, chown, lchown, readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { EmbeddedServerError } from './embedded-server-error.ts';
import { runProgram, type ServerAccount } from './run-program.ts';
import type { ServerPlace } from './server-place.ts';
import { unlessMissing } from './unless-missing.ts';

/** If root owns the folders, the first of these users that exists is used: Debian's, macOS's, and a generic one. */
const SYSTEM_USERS = ['postgres', '_postgres', 'nobody'];

/**
 * Chooses the user for PostgreSQL's programs: the owner of its data, otherwise the owner of `dataDir`, otherwise a
 * system user. Undefined means Node's own user, which is used unless Node runs as root.
 */
export async function chooseServerAccount(place: ServerPlace): Promise<ServerAccount | undefined> {
  if (process.geteuid?.() !== 0) return undefined;
  const clusterOwner = await unlessMissing(stat(place.clusterDir));
  if (clusterOwner && clusterOwner.uid !== 0) return { uid: clusterOwner.uid, gid: clusterOwner.gid };
  const folderOwner = await stat(place.dataDir);
  // initdb needs a user that the system knows by name; the owner of a mounted folder may have no name.
  const candidates = folderOwner.uid === 0 ? SYSTEM_USERS : [String(folderOwner.uid), ...SYSTEM_USERS];
  for (const candidate of candidates) {
    const account = await lookUpUser(candidate);
    if (account) return account;
  }
  throw new EmbeddedServerError(
    `PostgreSQL root olarak çalışmaz ve sistemde devredilebilecek bir kullanıcı yok (${SYSTEM_USERS.join(', ')}). Programı root olmayan bir kullanıcıyla başlatın ya da DATABASE_URL ile bir PostgreSQL sunucusu gösterin.`,
  );
}

async function lookUpUser(nameOrUid: string): Promise<ServerAccount | undefined> {
  const [name, uid, gid] = await Promise.all(
    ['-un', '-u', '-g'].map(async (question) => {
      const { exitCode, output } = await runProgram('id', [question, nameOrUid]);
      return exitCode === 0 ? output.trim() : '';
    }),
  );
  return name && uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
}

/** Gives the server's user access to root's `dataDir`; throws, with the remedy, when the user still can't enter it. */
export async function ensureEnterable(dataDir: string, account: ServerAccount | undefined): Promise<void> {
  if (!account) return;
  let blocked = await firstBlockedFolder(dataDir, account);
  if (blocked === dataDir && (await letGroupIn(dataDir, account))) blocked = await firstBlockedFolder(dataDir, account);
  if (blocked === undefined) return;
  throw new EmbeddedServerError(
    `Program root olarak başlatıldı; PostgreSQL root olarak çalışmadığı için ${account.uid} numaralı kullanıcıya devredildi, ama o kullanıcı ${blocked} klasörüne giremiyor. ` +
      `Ya programı root olmayan bir kullanıcıyla başlatın, ya DATA_DIR ile herkesin girebildiği bir klasör gösterin (örneğin DATA_DIR=/var/lib/peyda). Ya da geçiş izni verin: chmod o+x ${blocked}`,
  );
}

/** Changes the group only if it is root's default group; a group that an operator chose stays. */
async function letGroupIn(folder: string, account: ServerAccount): Promise<boolean> {
  const { uid, gid, mode } = await stat(folder);
  if (uid !== 0 || gid !== 0) return false;
  await chown(folder, uid, account.gid);
  await chmod(folder, (mode & 0o7777) | 0o010);
  return true;
}

async function firstBlockedFolder(folder: string, account: ServerAccount): Promise<string | undefined> {
  const folders = [folder];
  for (let parent = dirname(folder); parent !== folders[0]; parent = dirname(parent)) folders.unshift(parent);
  // Tries to enter the folders as that user, because permission bits don't show access lists.
  const script = 'for folder do cd "$folder" 2>/dev/null || { printf %s "$folder"; exit 1; }; done';
  const { exitCode, output } = await runProgram('/bin/sh', ['-c', script, 'sh', ...folders], { account });
  return exitCode === 0 ? undefined : output;
}

/** Makes the server's user the owner of a cluster that belongs to root, for example after root restored a backup. */
export async function giveRootsClusterTo(account: ServerAccount | undefined, clusterDir: string): Promise<void> {
  const cluster = await unlessMissing(stat(clusterDir));
  if (!account || cluster?.uid !== 0) return;
  for (const entry of await readdir(clusterDir, { recursive: true })) {
    await lchown(join(clusterDir, entry), account.uid, account.gid);
  }
  // The folder itself comes last: its owner shows whether everything inside already has the new owner.
  await chown(clusterDir, account.uid, account.gid);
}
