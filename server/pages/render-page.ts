import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import type { App } from '../platform/app-type.ts';
import { RENDERING_HEADERS } from '../platform/rendering-mark.ts';
import { originOf } from './page-origin.ts';

const SERVER_BUNDLE = new URL('../../dist/server/server.js', import.meta.url);
/** Stands in rendered pages where the nonce goes, so that a kept page gets a fresh one each time it is sent. */
const NONCE_MARK = randomBytes(16).toString('hex');
const KEPT_PAGES = 500;
const KEPT_FOR_MS = 15_000;

type ApiAnswer = { status: number; body: string };
type PageContext = { nonce: string; origin: string; callApi(path: string): Promise<ApiAnswer> };
type StartHandler = { fetch(request: Request, options: { context: PageContext }): Promise<Response> };
type Page = { status: number; headers: [string, string][]; html: string; renderedAt: number };
type PageAnswer = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/**
 * Renders pages through TanStack Start in this process; calls that a page makes go through `app.inject`.
 * Rendering never sees cookies or authorization (D25), so a page may be kept and sent to anyone.
 */
export async function openPageRenderer(app: App, deps: Deps): Promise<PageAnswer> {
  if (!existsSync(SERVER_BUNDLE)) throw new Error('dist/ is missing: run `npm run build` first.');
  const bundle: { default: StartHandler } = await import(SERVER_BUNDLE.href);
  const kept = new Map<string, Promise<Page>>();

  async function callApi(path: string): Promise<ApiAnswer> {
    const answer = await app.inject({
      method: 'GET',
      url: path,
      headers: { accept: 'application/json', ...RENDERING_HEADERS },
    });
    return { status: answer.statusCode, body: answer.body };
  }

  async function render(origin: string, url: string): Promise<Page> {
    const request = new Request(origin + url, { headers: { accept: 'text/html' } });
    const response = await bundle.default.fetch(request, { context: { nonce: NONCE_MARK, origin, callApi } });
    return {
      status: response.status,
      headers: [...response.headers],
      html: await response.text(),
      renderedAt: deps.clock.now().getTime(),
    };
  }

  async function keptPage(origin: string, url: string): Promise<Page> {
    const key = origin + url;
    const known = await kept.get(key)?.catch(() => undefined);
    if (known && deps.clock.now().getTime() - known.renderedAt < KEPT_FOR_MS) return known;
    const rendering = render(origin, url);
    kept.delete(key);
    kept.set(key, rendering);
    const [oldest] = kept.keys();
    if (kept.size > KEPT_PAGES && oldest !== undefined) kept.delete(oldest);
    const page = await rendering;
    if (page.status >= 500) kept.delete(key);
    return page;
  }

  return async function renderPage(request, reply) {
    const page = await keptPage(originOf(request, deps.config.PUBLIC_ORIGIN), request.url);
    const nonce = randomBytes(16).toString('base64');
    for (const [name, value] of page.headers) if (name !== 'content-length') reply.header(name, value);
    reply.header('content-security-policy', pagePolicy(nonce));
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache');
    return reply.status(page.status).send(page.html.replaceAll(NONCE_MARK, nonce));
  };
}

function pagePolicy(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "font-src 'self' data:",
    "connect-src 'self' https:",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
