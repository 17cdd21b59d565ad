import type { FileArea } from '#server/platform/files/file-store.ts';

/** The keys of all files of an area, in order. */
export async function keysOf(area: FileArea): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of area.list()) keys.push(key);
  return keys.toSorted();
}
