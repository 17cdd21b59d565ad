import { constants } from 'node:fs';
import { access, mkdir, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';

/** Moves an imported file to the subfolder `done` or `failed`, with its note; never overwrites another file. */
export async function moveFile(path: string, to: 'done' | 'failed', note: string | undefined): Promise<string> {
  const folder = join(dirname(path), to);
  await mkdir(folder, { recursive: true });
  const target = await freePath(folder, basename(path));
  // The note comes first: if the process dies in between, the file is still here and is imported again.
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
