import { existsSync, readdirSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import serveStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { packagesServeAnyone } from '#server/platform/callers/route-callers.ts';
import type { Deps } from '../deps.ts';
import type { App } from '../platform/app-type.ts';
import { type FileStore, isFileKey } from '../platform/files/file-store.ts';
import { filePolicy, typeOfFile } from '../platform/files/served-files.ts';

const CLIENT_FOLDER = fileURLToPath(new URL('../../dist/client', import.meta.url));
const FILE_CACHING = 'public, max-age=86400';
const SHOWN_ELSEWHERE = /\/(?:og|icon-[\w-]+|apple-touch-icon)\.png$/;

/** Serves the client's files (those with content hashes: cached for a year) and listings' pictures and documents. */
export async function staticRoutes(app: App, deps: Deps): Promise<void> {
  if (deps.files.folder === undefined) serveFromStore(app, deps);
  else await serveFromFolder(app, deps.files, deps.files.folder);
  if (!existsSync(CLIENT_FOLDER)) {
    app.get('/assets/*', { config: { caller: 'anyone' }, schema: { hide: true } }, answerNoFile);
    return;
  }
  // Each file has its own route; all other addresses in these folders lead to no file.
  for (const entry of readdirSync(CLIENT_FOLDER, { withFileTypes: true }))
    if (entry.isDirectory())
      app.get(`/${entry.name}/*`, { config: { caller: 'anyone' }, schema: { hide: true } }, answerNoFile);
  await app.register(async (files: App) => {
    packagesServeAnyone(files);
    await files.register(serveStatic, CLIENT_FILES);
  });
}

const CLIENT_FILES: FastifyStaticOptions = {
  root: CLIENT_FOLDER,
  prefix: '/',
  index: false,
  wildcard: false,
  decorateReply: false,
  preCompressed: true,
  cacheControl: false,
  setHeaders(reply, path) {
    if (path.endsWith('.pdf')) reply.header('content-security-policy', filePolicy(path));
    const named = path.includes(`${CLIENT_FOLDER}/assets/`);
    reply.header('cache-control', named ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    // Other sites may show the icons and the preview picture: that is their purpose.
    if (SHOWN_ELSEWHERE.test(path)) reply.header('cross-origin-resource-policy', 'cross-origin');
  },
};

async function serveFromFolder(app: App, { complete }: FileStore, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await app.register(
    async (files: App) => {
      packagesServeAnyone(files);
      files.setNotFoundHandler(answerNoFile);
      if (complete)
        files.addHook<{ Params: { '*'?: string } }>('preHandler', async ({ params }) => {
          const key = params['*'];
          if (key !== undefined && isFileKey(key)) await complete(key);
        });
      await files.register(serveStatic, {
        root: folder,
        index: false,
        decorateReply: false,
        cacheControl: false,
        setHeaders(reply, path) {
          reply.header('cache-control', FILE_CACHING);
          reply.header('content-security-policy', filePolicy(path));
        },
      });
    },
    { prefix: '/files' },
  );
}

/** Sends a line of text and no page: a request for a file does not show a page, and rendering one takes time. */
function answerNoFile(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply
    .status(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('Böyle bir dosya yok.\n');
}

/** Serves files from a remote store: its bucket is private, so browsers get the files from this server. */
function serveFromStore(app: App, deps: Deps): void {
  app.get<{ Params: { '*': string } }>(
    '/files/*',
    { config: { caller: 'anyone' }, schema: { hide: true } },
    async (request, reply) => {
      const key = request.params['*'];
      const type = typeOfFile(key);
      const isKnown = isFileKey(key) && type !== undefined;
      if (isKnown) await deps.files.complete?.(key);
      const file = isKnown ? await deps.files.read(key) : undefined;
      if (!file || !type) return answerNoFile(request, reply);
      return reply
        .header('cache-control', FILE_CACHING)
        .header('content-security-policy', filePolicy(key))
        .header('content-length', file.bytes)
        .type(type)
        .send(file.stream);
    },
  );
}
