import { constants } from 'node:fs';
import { access, mkdir, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';

/** Moves a file that was taken into `done` or `failed` beside it, never over another; a note lands beside it there. */
export async function moveFile(path: string, to: 'done' | 'failed', note: string | undefined): Promise<string> {
  const folder = join(dirname(path), to);
  await mkdir(folder, { recursive: true });
  const target = await freePath(folder, basename(path));
  // The note first: killed in between, the file is still here and is taken again.
  if (note !== undefined) await writeFile(`${target}.txt`, `${note}\n`, { mode: 0o600 });
  await rename(path, target);
  return target;
}

async function freePath(folder: string, name: string): Promise<string> {
  const ending = extname(name);
  const stem = name.slice(0, name.length - ending.length);
  for (let number = 1; ; number += 1) {
    const path = join(folder, number === 1 ? name : `${stem}-${number}${ending}`);
    const isTaken = await access(path, constants.F_OK).then(
      () => true,
      () => false,
    );
    if (!isTaken) return path;
  }
}
