import { fileURLToPath } from 'node:url';

const RESOLVE_DRIZZLE = new URL('../../../server/resolve-drizzle.ts', import.meta.url).href;

/**
 * Environment of the programs that tests start, which halves what their start takes: Node keeps what it compiles, and
 * does not read what drizzle-orm exports hundreds of times.
 */
export const QUICK_STARTS: Readonly<Record<string, string>> = {
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../../node_modules/.cache/peyda-compiled', import.meta.url)),
  NODE_OPTIONS: `--import=${RESOLVE_DRIZZLE}`,
};
