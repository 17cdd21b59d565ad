import { existsSync } from 'node:fs';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { DataVersion } from '#server/database/data-version.ts';
import { originOf } from '#server/platform/request-origin.ts';
import { DESK_PATH } from '#shared/desk/desk-path.ts';
import type { Deps } from '../deps.ts';
import type { Admission } from '../platform/admission.ts';
import type { AddressBook } from '../platform/answers/address-book.ts';
import { keepBody, sendKept } from '../platform/answers/kept-body.ts';
import { KeptValues } from '../platform/answers/kept-values.ts';
import type { App } from '../platform/app-type.ts';
import { answerTo, unavailable } from '../platform/error-handler.ts';
import { renderingHeaders } from '../platform/rendering-mark.ts';
import { requestIdHeader } from '../platform/request-id.ts';
import { sendBusyPage } from './busy-page.ts';
import type { Page, PageCache } from './page-cache.ts';
import { pagePolicy } from './page-policy.ts';

const SERVER_BUNDLE = new URL('../../dist/server/server.js', import.meta.url);
/** A proxy or CDN may cache a page for a short time, and may serve the old page while it fetches the new one. */
const PAGE_CACHING = 'public, max-age=0, s-maxage=15, stale-while-revalidate=60';
const NOT_KEPT_ELSEWHERE = 'no-cache';
const DESK_CACHING = 'private, no-store';
/** Every page requests these. */
const ASKED_BY_ALL = ['/api/summary', '/api/announcements'];
const KEPT_FOR_MS = 5000;
/** The page for developers loads pictures and files from any site, after they have agreed to it there. */
const LOADS_ELSEWHERE = /^\/test-viewer(?:\?|$)/;
const DESK_ADDRESS = new RegExp(`^${DESK_PATH}(?:[/?]|$)`);

type ApiAnswer = { status: number; body: string };
type PageContext = {
  origin: string;
  opensDesk: boolean;
  callApi(path: string): Promise<ApiAnswer>;
  takePage(page: Uint8Array): void;
};
type StartHandler = { fetch(request: Request, options: { context: PageContext }): Promise<Response> };
export type Rendering = {
  readonly pages: PageCache;
  readonly admission: Admission;
  /** Remembers the addresses that were rendered. */
  readonly known: AddressBook;
  /** Whether the operator's desk exists for the caller. */
  opensDesk(request: FastifyRequest): Promise<boolean>;
};
type Asked = { readonly origin: string; readonly url: string; readonly opensDesk: boolean; readonly requestId: string };
type PageAnswer = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/**
 * Renders pages with TanStack Start in this process; a page's API calls go through `app.inject`. Rendering never gets
 * cookies or authorization (D25), so that a page can be cached and sent to anyone.
 */
export async function openPageRenderer(
  app: App,
  deps: Deps,
  { pages, admission, known, opensDesk }: Rendering,
): Promise<PageAnswer> {
  if (!existsSync(SERVER_BUNDLE)) throw new Error('dist/ is missing: run `npm run build` first.');
  const bundle: { default: StartHandler } = await import(SERVER_BUNDLE.href);
  const kept = new KeptValues<ApiAnswer>(deps.clock, KEPT_FOR_MS, 2 * ASKED_BY_ALL.length);

  async function callApi(path: string, requestId: string, current: DataVersion): Promise<ApiAnswer> {
    if (!ASKED_BY_ALL.includes(path)) return inject(path, requestId, current);
    return kept.get(`${current.version} ${path}`, async () => {
      const answer = await inject(path, requestId, current);
      if (answer.status !== 200) throw unavailable();
      return answer;
    });
  }

  async function inject(path: string, requestId: string, current: DataVersion): Promise<ApiAnswer> {
    const answer = await app.inject({
      method: 'GET',
      url: path,
      headers: { accept: 'application/json', ...renderingHeaders(current), ...requestIdHeader(requestId) },
    });
    return { status: answer.statusCode, body: answer.body };
  }

  async function render({ origin, url, opensDesk, requestId }: Asked, current: DataVersion): Promise<Page> {
    const request = new Request(origin + url, { headers: { accept: 'text/html' } });
    let lacksData = false;
    let page: Uint8Array | undefined;
    const context = {
      origin,
      opensDesk,
      callApi: async (path: string) => {
        const answer = await callApi(path, requestId, current);
        lacksData ||= answer.status === 503;
        return answer;
      },
      takePage: (made: Uint8Array) => {
        page = made;
      },
    };
    const response = await bundle.default.fetch(request, { context });
    // Responses that are not rendered, such as redirects, have their own body.
    const html = page
      ? Buffer.from(page.buffer, page.byteOffset, page.length)
      : Buffer.from(await response.arrayBuffer());
    // Don't cache a page that lacks data because the database did not respond in time.
    if (lacksData) throw unavailable();
    const isOk = response.status === 200;
    return {
      status: response.status,
      headers: [
        ['cache-control', opensDesk ? DESK_CACHING : isOk ? PAGE_CACHING : NOT_KEPT_ELSEWHERE],
        ...[...response.headers].filter(([name]) => name !== 'content-length'),
        ['content-security-policy', pagePolicy(html, { loadsElsewhere: LOADS_ELSEWHERE.test(url) })],
      ],
      body: keepBody(html),
    };
  }

  return async function renderPage(request, reply) {
    const origin = originOf(request, deps.config.PUBLIC_ORIGIN);
    const { url } = request;
    const isOpen = DESK_ADDRESS.test(url) && (await opensDesk(request));
    const asked = { origin, url, opensDesk: isOpen, requestId: String(request.id) };
    const page = await pages
      .get(`${isOpen ? 'desk ' : ''}${origin}${url}`, (current) => admission.run(() => render(asked, current)))
      .catch((error: FastifyError) => {
        // If the server is too busy or the database unreachable, people get a page instead of JSON.
        if (answerTo(error, String(request.id)).status === 503) return undefined;
        throw error;
      });
    if (!page) return sendBusyPage(reply);
    if (page.status === 200) known.keep(request.raw.url, url);
    for (const [name, value] of page.headers) reply.header(name, value);
    return sendKept(request, reply.status(page.status), page.body);
  };
}
