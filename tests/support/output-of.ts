import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';

/** The output of a process on both streams, and its exit code. */
export async function outputOf(child: ChildProcessWithoutNullStreams): Promise<{ code: number; output: string }> {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const [code] = await once(child, 'close');
  return { code, output };
}
