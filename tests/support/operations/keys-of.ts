import type { FileArea } from '#server/platform/files/file-store.ts';

/** The keys of all files of an area, or of those in a folder, in order. */
export async function keysOf(area: FileArea, folder?: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of area.list(folder)) keys.push(key);
  return keys.toSorted();
}
