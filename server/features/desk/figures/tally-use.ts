import { type IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Deps } from '#server/deps.ts';
import type { App } from '#server/platform/app-type.ts';
import { DESK_PATH } from '#shared/desk/desk-path.ts';
import type { Figure } from '#shared/desk/figures.ts';
import { MESSAGE_MARK } from '#shared/site/message-mark.ts';
import { type PageKind, pageKindOf } from '#shared/site/page-speed.ts';
import { Tally } from './tally.ts';

/** Frequent requests that say nothing about use. */
const QUIET = /^\/(?:assets|files|placeholders|fonts|videos|guides)\/|^\/(?:healthz|readyz|metrics)$/;
const ROBOT = /bot|crawl|spider|slurp|preview|headless|lighthouse|monitor/i;
const DESK = new RegExp(`^(?:${DESK_PATH}|/api/desk)(?:/|$)`);
const SEARCH_CALL = /^\/api\/properties\/search(?:-ai)?$/;
const LISTING_CALL = /^\/api\/properties\/\d+$/;

const LOADS: Readonly<Record<PageKind, Figure>> = {
  home: 'pagesHome',
  search: 'pagesSearch',
  listing: 'pagesListing',
  place: 'pagesPlace',
  help: 'pagesHelp',
  other: 'pagesOther',
};

/**
 * Counts how the site is used, after a request has been answered. Uses nothing from the visitor's browser: no address,
 * cookie or identifier is read, and what a header says about the request is not stored (D42). Returns a function that
 * counts a request that was refused before the hooks.
 */
export function tallyUse(app: App, deps: Pick<Deps, 'db' | 'clock' | 'log'>): () => void {
  const tally = new Tally(deps);
  app.addHook('onResponse', (request, reply, done) => {
    // Requests inside the process come from the rendering of pages.
    if (request.raw.constructor === IncomingMessage) tally.count(...figuresOf(request, reply.statusCode));
    done();
  });
  app.addHook('onClose', () => tally.flush());
  return () => tally.count('requests', 'errors');
}

type Asked = { readonly url: string; readonly method: string; readonly headers: IncomingHttpHeaders };

function figuresOf({ url, method, headers }: Asked, statusCode: number): Figure[] {
  const [path = '', query = ''] = url.split('?');
  if (QUIET.test(path)) return [];
  const figures: Figure[] = statusCode >= 500 ? ['requests', 'errors'] : ['requests'];
  const isSeen = statusCode === 200 || statusCode === 304;
  if (method !== 'GET' || !isSeen || DESK.test(path) || ROBOT.test(headers['user-agent'] ?? '')) return figures;
  // Only browsers send where a request comes from, and whether it is a prefetch.
  const from = headers['sec-fetch-site'];
  if (from === undefined || headers['sec-purpose'] !== undefined) return figures;
  if (path.startsWith('/api/')) return from === 'same-origin' ? [...figures, ...ofCall(path, query)] : figures;
  return headers['sec-fetch-dest'] === 'document' ? [...figures, ...ofPage(path, query, from)] : figures;
}

function ofCall(path: string, query: string): Figure[] {
  if (LISTING_CALL.test(path)) return ['listingOpens'];
  const isNewSearch = SEARCH_CALL.test(path) && /(?:^|&)page=(?!1(?:&|$))/.exec(query) === null;
  return isNewSearch ? ['searches'] : [];
}

function ofPage(path: string, query: string, from: unknown): Figure[] {
  const figures: Figure[] = [LOADS[pageKindOf(path)]];
  if (from !== 'same-origin') figures.push('visits');
  // The page contains its first results, so there is no separate search request.
  if (path === '/search' && query !== '') figures.push('searches');
  if (path.startsWith('/ilan/') && new URLSearchParams(query).get(MESSAGE_MARK.name) === MESSAGE_MARK.value)
    figures.push('alertOpens');
  return figures;
}
