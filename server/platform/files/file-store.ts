import { randomUUID } from 'node:crypto';
import { createReadStream, type Dirent } from 'node:fs';
import { chmod, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { Readable } from 'node:stream';

/** A stored file that is not read yet. The caller must read or destroy the stream. */
export type StoredFile = { readonly bytes: number; readonly stream: Readable };

/** Files by a key such as `sample/daire-1.webp`. Every call throws on a key that would lead outside the area. */
export type FileArea = {
  has(key: string): Promise<boolean>;
  /** Writes a file completely or not at all. */
  put(key: string, content: Uint8Array): Promise<void>;
  /** `undefined` when there is no such file. */
  read(key: string): Promise<StoredFile | undefined>;
  /** Does nothing when there is no such file. */
  remove(key: string): Promise<void>;
  /** Lists the keys of all files, or of those in a folder, in no particular order. */
  list(folder?: string): AsyncIterable<string>;
};

/** Pictures and documents: public files, which anybody may fetch under `/files/`, and separate locked files (D20). */
export type FileStore = FileArea & {
  /** The folder of the public files, for the static route; undefined when the files are not on this machine. */
  readonly folder?: string;
  /** Files without public addresses: only code that has checked the caller's rights sends them. */
  readonly locked: FileArea;
  /** The address under which a browser fetches a public file. */
  urlOf(key: string): string;
  /** Creates a public file that is made on demand; a route waits for this before it looks for the file. */
  complete?(key: string): Promise<void>;
};

export type DiskFileStore = FileStore & { readonly folder: string };

const KEY = /^(?!\.)[\w.-]+(?:\/(?!\.)[\w.-]+)*$/;

/** Whether a text is a plain path below the store's root. */
export function isFileKey(text: string): boolean {
  return text.length <= 500 && KEY.test(text);
}

export function checkFileKey(key: string): void {
  if (!isFileKey(key)) throw new Error(`Not a file key: ${key.slice(0, 100)}`);
}

export function fileUrl(key: string): string {
  return `/files/${key.split('/').map(encodeURIComponent).join('/')}`;
}

/**
 * Stores public files in a folder of this machine, and locked ones next to it in `<folder>.locked`, which only the
 * account of this process can enter.
 */
export function openDiskFileStore(folder: string): DiskFileStore {
  const root = resolve(folder);
  return { folder: root, ...diskArea(root), locked: diskArea(`${root}.locked`, OWNER_ONLY), urlOf: fileUrl };
}

type Modes = { readonly folder: number; readonly file: number };

const OWNER_ONLY: Modes = { folder: 0o700, file: 0o600 };

function diskArea(root: string, modes?: Modes): FileArea {
  let secured: Promise<void> | undefined;

  /** Also closes a folder that an earlier version or a copy left open to others. */
  async function secure({ folder }: Modes): Promise<void> {
    await mkdir(root, { recursive: true, mode: folder });
    await chmod(root, folder);
  }

  function pathOf(key: string): string {
    checkFileKey(key);
    const path = resolve(root, key);
    if (!path.startsWith(root + sep)) throw new Error(`Not a file key: ${key}`);
    return path;
  }
  return {
    has: async (key) => (await sizeOf(pathOf(key))) !== undefined,
    async put(key, content) {
      const path = pathOf(key);
      if (modes && !secured) secured = secure(modes);
      await secured;
      await mkdir(dirname(path), { recursive: true, ...(modes && { mode: modes.folder }) });
      const partial = join(dirname(path), `.${randomUUID()}.partial`);
      const file = await open(partial, 'wx', modes?.file);
      try {
        await file.writeFile(content);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(partial, path);
    },
    async read(key) {
      const path = pathOf(key);
      const bytes = await sizeOf(path);
      return bytes === undefined ? undefined : { bytes, stream: createReadStream(path) };
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    async *list(folder) {
      for (const entry of await filesBelow(folder === undefined ? root : pathOf(folder))) {
        const key = relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/');
        // A file that is still being written has a name that is not a valid key.
        if (isFileKey(key)) yield key;
      }
    },
  };
}

async function sizeOf(path: string): Promise<number | undefined> {
  try {
    const entry = await stat(path);
    return entry.isFile() ? entry.size : undefined;
  } catch {
    return undefined;
  }
}

async function filesBelow(root: string): Promise<Dirent[]> {
  try {
    const entries = await readdir(root, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile());
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
