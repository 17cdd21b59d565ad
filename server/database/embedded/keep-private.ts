import { chmodSync, lchownSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a file readable and writable only for the owner of its folder, also when root created it, because that owner
 * may start the server next time. Works by path, so that no descriptor of a locked file has to be closed.
 */
export function keepPrivate(path: string): void {
  if (process.platform === 'win32') return;
  chmodSync(path, 0o600);
  if (process.geteuid?.() !== 0) return;
  const folder = statSync(dirname(path));
  lchownSync(path, folder.uid, folder.gid);
}
