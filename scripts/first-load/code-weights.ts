import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A file of the browser's code: the files it loads, and the length of each of its modules before minification. */
export type CodeFile = {
  readonly name: string;
  /** The module whose import loads this file, as a path from the root of the project. */
  readonly opens: string | undefined;
  readonly isStart: boolean;
  readonly imports: readonly string[];
  readonly modules: Readonly<Record<string, number>>;
};

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Outside the folder that is served to visitors. */
export const CODE_WEIGHTS = `${ROOT}dist/code-weights.json`;

/** The files of the last build, by their addresses below `dist/client`. */
export function readWeights(): Readonly<Record<string, CodeFile>> {
  return JSON.parse(readFileSync(CODE_WEIGHTS, 'utf8'));
}

/** The compressed size of a file when it is sent to a browser. */
export function compressedBytes(name: string): number {
  const path = `${ROOT}dist/client/${name}`;
  return (statSync(`${path}.br`, { throwIfNoEntry: false }) ?? statSync(path)).size;
}
