import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A file of the browser's code: what it loads with it, and the length of each module in it before it is minified. */
export type CodeFile = {
  readonly name: string;
  /** The module that a page or an import names to get this file, from the root of the project. */
  readonly opens: string | undefined;
  readonly isStart: boolean;
  readonly imports: readonly string[];
  readonly modules: Readonly<Record<string, number>>;
};

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Beside what visitors get, not in it. */
export const CODE_WEIGHTS = `${ROOT}dist/code-weights.json`;

/** The files of the last build by their addresses below `dist/client`. */
export function readWeights(): Readonly<Record<string, CodeFile>> {
  return JSON.parse(readFileSync(CODE_WEIGHTS, 'utf8'));
}

/** What a file weighs on the way to a browser. */
export function compressedBytes(name: string): number {
  const path = `${ROOT}dist/client/${name}`;
  return (statSync(`${path}.br`, { throwIfNoEntry: false }) ?? statSync(path)).size;
}
