import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import type { App } from '#server/platform/app-type.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';
import { openFileStore } from '#server/platform/files/open-file-store.ts';
import { openTestDeps, type TestDeps } from '#tests/support/open-test-deps.ts';
import { S3_KEYS, type S3StandIn, startS3StandIn } from '#tests/support/s3-stand-in.ts';

let deps: TestDeps;
let s3: S3StandIn;
let app: App;
let files: FileStore;
beforeEach(async () => {
  deps = await openTestDeps();
  s3 = await startS3StandIn();
});
afterEach(async () => {
  await app.close();
  await deps.close();
  await s3.close();
});

async function open(kind: string, { limited = false, pages = false } = {}): Promise<void> {
  const settings = {
    S3_BUCKET: 'ilanlar',
    S3_ENDPOINT: s3.url,
    S3_REGION: S3_KEYS.region,
    S3_ACCESS_KEY_ID: S3_KEYS.accessKeyId,
    S3_SECRET_ACCESS_KEY: S3_KEYS.secretAccessKey,
  };
  if (limited) deps = { ...deps, config: { ...deps.config, RATE_LIMIT: true } };
  files = kind === 's3' ? await openFileStore(readConfig(settings)) : deps.files;
  app = await buildApp({ ...deps, files }, { pages });
  await files.put('sample/resim-1.webp', Buffer.from('görsel'));
  await files.put('sample/ilan.pdf', Buffer.from('%PDF-1.7'));
  await files.locked.put('documents/ab/gizli.pdf', Buffer.from('%PDF-gizli'));
}

describe.each(['disk', 's3'])('files kept on %s', (kind) => {
  beforeEach(() => open(kind));

  it('are served with their type, cached by browsers, and never run as pages', async () => {
    const picture = await app.inject({ url: '/files/sample/resim-1.webp' });
    expect([picture.statusCode, picture.headers['content-type'], picture.body]).toEqual([200, 'image/webp', 'görsel']);
    expect(picture.headers['content-security-policy']).toContain('sandbox');
    expect(picture.headers['cache-control']).toBe('public, max-age=86400');
    const pdf = await app.inject({ url: '/files/sample/ilan.pdf' });
    expect([pdf.headers['content-type'], pdf.body]).toEqual(['application/pdf', '%PDF-1.7']);
    expect(pdf.headers['content-security-policy']).not.toContain('sandbox');
  });

  it.each([
    '/files/yok.webp',
    '/files/',
    '/files/documents/ab/gizli.pdf',
    '/files/locked/documents/ab/gizli.pdf',
    '/files/../files.locked/documents/ab/gizli.pdf',
    '/files/..%2flocked%2fdocuments/ab/gizli.pdf',
    '/files/..%2ffiles.locked%2fdocuments/ab/gizli.pdf',
    '/files/%2e%2e/locked/documents/ab/gizli.pdf',
    '/files/sample/resim-1.webp%00',
    '/files/..%5c..%5csession-secret',
  ])('are not reachable by %s', async (url) => {
    const { statusCode, body } = await app.inject({ url });
    expect([400, 403, 404]).toContain(statusCode);
    expect(body).not.toContain('gizli.pdf"');
    expect(body).not.toContain('%PDF');
  });
});

describe.each(['disk', 's3'])('an address without a file, with files on %s', (kind) => {
  it('gets a one-line answer without a page, however odd it is', async () => {
    await open(kind, { pages: true });
    const odd = ['yok.js', '%00', '..%2f..%2fpackage.json', 'a'.repeat(5000), '%', '', 'a/b/c', '?x'];
    for (const folder of ['assets', 'files', 'placeholders'])
      for (const path of odd) {
        const { statusCode, body, headers } = await app.inject({ url: `/${folder}/${path}` });
        expect([400, 403, 404, 414], path).toContain(statusCode);
        expect(body.length, path).toBeLessThan(200);
        expect(headers['content-type'], path).not.toContain('html');
      }
    const answer = await app.inject('/assets/yok.js');
    expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([
      404,
      'Böyle bir dosya yok.\n',
      'no-store',
    ]);
    expect((await app.inject({ method: 'HEAD', url: '/files/yok.png' })).statusCode).toBe(404);
  });
});

it('a missing file counts as a call; an existing file does not', async () => {
  await open('disk', { limited: true });
  const statuses = async (url: string, groups: number) => {
    const found = new Set<number>();
    for (let group = 0; group < groups; group += 1) {
      const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => app.inject(`${url}?${at}`)));
      for (const { statusCode } of answers) found.add(statusCode);
    }
    return found;
  };
  expect(await statuses('/files/sample/resim-1.webp', 14)).toEqual(new Set([200]));
  expect(await statuses('/files/yok.webp', 13)).toEqual(new Set([404, 429]));
  expect(await statuses('/files/sample/resim-1.webp', 1)).toEqual(new Set([200]));
  expect(await statuses('/assets/yok.js', 1)).toEqual(new Set([429]));
});
