import { readFile, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';

/**
 * A folder in memory, if there is enough memory and TMPDIR is not set. The data of tests is temporary, and a disk makes
 * them slower, a busy one many times slower.
 */
export async function quickFolder(): Promise<string> {
  const memory = '/dev/shm';
  const { bavail, bsize } = await statfs(memory).catch(() => ({ bavail: 0, bsize: 0 }));
  const mounts = await readFile('/proc/mounts', 'utf8').catch(() => '');
  // Tests also copy programs there and run them.
  const canRunPrograms = mounts.split('\n').some((mount) => / \/dev\/shm /.test(mount) && !mount.includes('noexec'));
  return !process.env.TMPDIR && canRunPrograms && bavail * bsize > 2 * 1024 ** 3 ? memory : tmpdir();
}
