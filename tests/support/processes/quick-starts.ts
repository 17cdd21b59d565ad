import { fileURLToPath } from 'node:url';

const RESOLVE_DRIZZLE = new URL('../../../server/resolve-drizzle.ts', import.meta.url).href;

/**
 * The environment of programs that tests start, which halves their start-up time: Node caches compiled code, and does
 * not resolve the exports of drizzle-orm hundreds of times.
 */
export const QUICK_STARTS: Readonly<Record<string, string>> = {
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../../node_modules/.cache/peyda-compiled', import.meta.url)),
  NODE_OPTIONS: `--import=${RESOLVE_DRIZZLE}`,
};
