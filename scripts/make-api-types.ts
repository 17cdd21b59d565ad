import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { fingerprintOf } from './api-client/fingerprint-of.ts';
import { withTool } from './dependencies/install-tool.ts';

const TYPES = fileURLToPath(new URL('./api-client/v1.gen.ts', import.meta.url));
/** The generator needs the library of the old compiler, which can't be installed next to ours. */
const GENERATOR = ['openapi-typescript@7.13.0', 'typescript@5.9.3'];
const run = promisify(execFile);

/**
 * `npm run make-api-types -- http://localhost:3000`: writes the TypeScript types of `/api/v1` from the document of a
 * running server.
 */
async function makeApiTypes(origin: string): Promise<void> {
  const answer = await fetch(new URL('/api/v1/openapi.json', origin));
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}.`);
  const text = await answer.text();
  await withTool(GENERATOR, async (folder) => {
    await writeFile(join(folder, 'v1.json'), text);
    await run(join(folder, 'node_modules/.bin/openapi-typescript'), ['v1.json', '-o', 'v1.ts'], { cwd: folder });
    const made = await readFile(join(folder, 'v1.ts'), 'utf8');
    await writeFile(TYPES, `// Made by scripts/make-api-types.ts of ${fingerprintOf(JSON.parse(text))}\n${made}`);
  });
}

await makeApiTypes(process.argv[2] ?? 'http://localhost:3000');
