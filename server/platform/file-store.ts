import { mkdir, open, rename, stat } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';

/** Pictures and documents, by a key such as `sample/daire-1.webp`; served under `/files/`. */
export type FileStore = {
  /** The folder that holds the files, for the static route. */
  readonly folder: string;
  has(key: string): Promise<boolean>;
  /** Writes a file whole or not at all. */
  put(key: string, content: Uint8Array): Promise<void>;
  /** The address under which a browser fetches the file. */
  urlOf(key: string): string;
};

/** Keeps files in a folder of this machine. Throws on a key that would leave the folder. */
export function openDiskFileStore(folder: string): FileStore {
  const root = resolve(folder);
  function pathOf(key: string): string {
    const path = resolve(root, key);
    if (!path.startsWith(root + sep)) throw new Error(`Not a file key: ${key}`);
    return path;
  }
  return {
    folder: root,
    has: (key) =>
      stat(pathOf(key)).then(
        (entry) => entry.isFile(),
        () => false,
      ),
    async put(key, content) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      const partial = join(dirname(path), `.${process.pid}.${Math.random().toString(36).slice(2)}.partial`);
      const file = await open(partial, 'wx');
      try {
        await file.writeFile(content);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(partial, path);
    },
    urlOf: (key) => `/files/${key.split('/').map(encodeURIComponent).join('/')}`,
  };
}
