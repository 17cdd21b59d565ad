import { readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const FOLDER = fileURLToPath(new URL('../../dist/client', import.meta.url));
const COMPRESSIBLE = /\.(js|css|svg|json|txt|html)$/;
const LEAST_BYTES = 1024;
/**
 * The code of document readers is large and rarely requested: the last ten percent of compression are not worth the
 * time.
 */
const OF_READERS = /(pdf|tiff|jpeg|jbig2)[^/]*\.js$/;

/**
 * Writes a .br and a .gz file next to each text file of the build, so that the server need not compress them. Skips
 * files that already have them.
 */
export async function compressAssets(folder = FOLDER): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  const present = new Set(names);
  const missing = names.filter((name) => COMPRESSIBLE.test(name) && !present.has(`${name}.br`));
  await Promise.all(missing.map((name) => compressOne(`${folder}/${name}`)));
}

async function compressOne(path: string): Promise<void> {
  if ((await stat(path)).size < LEAST_BYTES) return;
  const content = await readFile(path);
  const quality = OF_READERS.test(path) ? 9 : constants.BROTLI_MAX_QUALITY;
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await writeWhole(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
  await writeWhole(`${path}.br`, await promisify(brotliCompress)(content, { params }));
}

/** Writes atomically, because the server may already be sending files. */
async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  await writeFile(`${path}.part`, bytes);
  await rename(`${path}.part`, path);
}
