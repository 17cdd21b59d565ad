import { readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const FOLDER = fileURLToPath(new URL('../dist/client', import.meta.url));
const COMPRESSIBLE = /\.(js|css|svg|json|txt|html)$/;
const LEAST_BYTES = 1024;
/** What a document's reader loads is large and rarely asked for: the last ten percent aren't worth most of the time. */
const OF_READERS = /(pdf|tiff|jpeg|jbig2)[^/]*\.js$/;

/** Puts a .br and a .gz file beside each text file of the build, so that the server need not compress them. */
export async function compressAssets(): Promise<void> {
  const names = await readdir(FOLDER, { recursive: true });
  await Promise.all(names.filter((name) => COMPRESSIBLE.test(name)).map(compressOne));
}

async function compressOne(name: string): Promise<void> {
  const path = `${FOLDER}/${name}`;
  const content = await readFile(path);
  if (content.length < LEAST_BYTES) return;
  const quality = OF_READERS.test(name) ? 9 : constants.BROTLI_MAX_QUALITY;
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(content, { params }));
  await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
}
