import { readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const FOLDER = fileURLToPath(new URL('../dist/client', import.meta.url));
const COMPRESSIBLE = /\.(js|css|svg|json|txt|html)$/;
const LEAST_BYTES = 1024;

/** Puts a .br and a .gz file beside each text file of the build, so that the server need not compress them. */
async function compressAll(): Promise<number> {
  const names = await readdir(FOLDER, { recursive: true });
  const compressed = await Promise.all(names.filter((name) => COMPRESSIBLE.test(name)).map(compressOne));
  return compressed.filter(Boolean).length;
}

async function compressOne(name: string): Promise<boolean> {
  const path = `${FOLDER}/${name}`;
  const content = await readFile(path);
  if (content.length < LEAST_BYTES) return false;
  await writeFile(`${path}.br`, await promisify(brotliCompress)(content));
  await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
  return true;
}

process.stdout.write(`${await compressAll()} files compressed\n`);
