import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** The code that a decoder may read. It may read nothing else, such as `DATA_DIR` and `.env`. */
const CODE = ['package.json', 'server', 'shared', 'node_modules'];

/**
 * The Node permissions of a decoder: it may read the code and the inputs in `folder`, load native code and start its
 * watch thread. It may not write files or start programs. This restricts JavaScript; compromised native code is
 * restricted only by the user that the process runs as.
 */
export function decoderRights(folder: string): readonly string[] {
  const readables = [...CODE.map((name) => join(ROOT, name)), folder].flatMap(readable);
  return ['--permission', '--allow-addons', '--allow-worker', ...readables];
}

/** Includes the target of a link: installations may store packages elsewhere. */
function readable(path: string): string[] {
  try {
    return [...new Set([path, realpathSync(path)])].map((each) => `--allow-fs-read=${each}`);
  } catch {
    return [];
  }
}
