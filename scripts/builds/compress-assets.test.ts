import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { compressAssets } from './compress-assets.ts';

it('files are compressed once; small files and pictures are not compressed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'peyda-assets-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'assets'));
  const code = 'const teminat = 1;\n'.repeat(100);
  writeFileSync(join(folder, 'assets/start.js'), code);
  writeFileSync(join(folder, 'assets/small.js'), 'x');
  writeFileSync(join(folder, 'picture.png'), code);
  await compressAssets(folder);
  const br = join(folder, 'assets/start.js.br');
  expect(brotliDecompressSync(readFileSync(br)).toString()).toBe(code);
  expect(gunzipSync(readFileSync(join(folder, 'assets/start.js.gz'))).toString()).toBe(code);
  expect(readdirSync(folder, { recursive: true })).toHaveLength(6);
  writeFileSync(br, 'kept');
  await compressAssets(folder);
  expect(readFileSync(br, 'utf8')).toBe('kept');
});
