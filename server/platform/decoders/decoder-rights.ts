import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** The code that a decoder may read. Everything else, such as `DATA_DIR` and `.env`, it may not. */
const CODE = ['package.json', 'server', 'shared', 'node_modules'];

/**
 * What Node lets a decoder do: read the code and what is handed over in `folder`, load native code and start its watch.
 * It may write no file and start no program. That holds for JavaScript; native code that was taken over is bounded by
 * the user the process runs as.
 */
export function decoderRights(folder: string): readonly string[] {
  const readables = [...CODE.map((name) => join(ROOT, name)), folder].flatMap(readable);
  return ['--permission', '--allow-addons', '--allow-worker', ...readables];
}

/** With where a link leads: installations may keep packages elsewhere. */
function readable(path: string): string[] {
  try {
    return [...new Set([path, realpathSync(path)])].map((each) => `--allow-fs-read=${each}`);
  } catch {
    return [];
  }
}
