import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import serveStatic from '@fastify/static';
import type { Deps } from '../deps.ts';
import type { App } from '../platform/app-type.ts';

const CLIENT_FOLDER = fileURLToPath(new URL('../../dist/client', import.meta.url));
/** What is served from the file store never runs as a page of this site. */
const FILE_POLICY = "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; sandbox";
/** With more than this Chrome and Safari refuse to show a PDF; what runs in one runs in their viewer, not on this site. */
const PDF_POLICY = "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The browser's own files (named by content, kept for a year) and the listings' pictures and documents. */
export async function staticRoutes(app: App, deps: Deps): Promise<void> {
  await mkdir(deps.files.folder, { recursive: true });
  await app.register(serveStatic, {
    root: deps.files.folder,
    prefix: '/files/',
    index: false,
    decorateReply: false,
    cacheControl: false,
    setHeaders(reply, path) {
      reply.header('cache-control', 'public, max-age=86400');
      reply.header('content-security-policy', path.endsWith('.pdf') ? PDF_POLICY : FILE_POLICY);
    },
  });
  if (!existsSync(CLIENT_FOLDER)) return;
  await app.register(serveStatic, {
    root: CLIENT_FOLDER,
    prefix: '/',
    index: false,
    wildcard: false,
    decorateReply: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const named = path.includes(`${CLIENT_FOLDER}/assets/`);
      reply.header('cache-control', named ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    },
  });
}
