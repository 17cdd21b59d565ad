import { statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

const SYSTEM_FOLDER = '/var/lib/peyda';
const OTHERS_MAY_ENTER = 0o001;

/**
 * The data folder when DATA_DIR is not set: `./data`. If root starts the process in a folder that only root may enter
 * (such as its home), `/var/lib/peyda`: PostgreSQL refuses to run as root, and its user could not open `./data`.
 */
export function defaultDataDir(): string {
  const isRoot = process.getuid?.() === 0;
  return isRoot && !mayOthersEnter(resolve('.')) ? SYSTEM_FOLDER : './data';
}

function mayOthersEnter(folder: string): boolean {
  const isOpen = (statSync(folder).mode & OTHERS_MAY_ENTER) !== 0;
  return isOpen && (dirname(folder) === folder || mayOthersEnter(dirname(folder)));
}
