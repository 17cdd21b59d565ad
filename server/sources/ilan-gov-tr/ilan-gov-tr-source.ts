import { z } from 'zod';
import {
  type Cursor,
  type ListPage,
  type PagedSource,
  parseJson,
  readCursor,
  readJsonAnswer,
  type SourceContext,
  skipBroken,
} from '#server/features/intake/collection/index.ts';
import { SOURCE } from './parse-ad.ts';
import { parseAdDetail, readPresence } from './parse-ad-detail.ts';
import { type ListAnswer, parseListAnswer } from './parse-list-answer.ts';

/** The site returns at most this many rows, even if the request asks for more. */
const PAGE_ROWS = 20;
const MAX_BYTES = 10_000_000;
const GONE_STATUSES = [404, 410];
/** After this many pages in a row without an enforcement sale, the site ignores the filter and sends all notices. */
const MOST_FOREIGN_PAGES = 50;
/** Reading ends after this many pages in a row with only too old notices; the order is only roughly newest first. */
const MOST_OLD_PAGES = 3;
/** Reading ends after this many rows, in case a list never ends. */
const MOST_ROWS = 1_000_000;

/** Enforcement sales by kind of notice, and the mirror of e-Satış by its origin; a row can be in both. */
const QUERIES = [{ ats: [2] }, { as: ['UYAP'] }] as const;

const cursorSchema = z.object({
  query: z.number().int().min(0).max(QUERIES.length),
  skip: z.number().int().min(0),
});

/** Notices of ilan.gov.tr; switched off until the site's operator has given permission (D19). `siteUrl` has no path. */
export function ilanGovTrSource(settings: { siteUrl: string; intervalMs: number }): PagedSource {
  const { origin } = new URL(settings.siteUrl);
  return {
    name: 'ilan-gov-tr',
    title: 'ilan.gov.tr (Basın İlan Kurumu)',
    kind: 'pages',
    recordSources: [SOURCE],
    intervalMs: settings.intervalMs,
    readingVersion: 1,
    isShifting: true,
    listPages: (context, cursor) => listPages(origin, context, cursor),
    readDetail: ({ key }, context) =>
      context.request({
        ...detailRequest(origin, key),
        read: readJsonAnswer((given) => parseAdDetail(given, key)),
      }),
    readPresence: (key, context) =>
      context.request({
        ...detailRequest(origin, key),
        alsoAccepts: GONE_STATUSES,
        read: async (answer) =>
          GONE_STATUSES.includes(answer.status) ? 'gone' : readPresence(parseJson(await answer.text()), key),
      }),
  };
}

function detailRequest(origin: string, key: string) {
  const path = '/api/api/services/app/AdDetail/GetAdDetail';
  return {
    url: `${origin}${path}?id=${encodeURIComponent(key)}&isKiwiAd=false`,
    headers: headersFor(origin),
    maxBytes: MAX_BYTES,
  };
}

async function* listPages(
  origin: string,
  context: SourceContext,
  cursor: Cursor | undefined,
): AsyncGenerator<ListPage> {
  const from = readCursor(cursorSchema, cursor) ?? { query: 0, skip: 0 };
  for (const [query, keys] of QUERIES.entries()) {
    if (query >= from.query)
      yield* readQuery(origin, context, { query, keys, skip: query === from.query ? from.skip : 0 });
  }
}

async function* readQuery(
  origin: string,
  context: SourceContext,
  given: { query: number; keys: (typeof QUERIES)[number]; skip: number },
): AsyncGenerator<ListPage> {
  const { query, keys } = given;
  let { skip } = given;
  let foreign = 0;
  let old = 0;
  let lastKeys = '';
  for (;;) {
    const answer = await skipBroken(() => askForPage(origin, context, { keys, skip }));
    if ('broken' in answer) {
      skip += PAGE_ROWS;
      yield { rows: [], broken: answer.broken, next: { query, skip } };
      continue;
    }
    const { rows, numFound, latestAt } = answer.value;
    const keysNow = rows.map((row) => ('key' in row ? row.key : '?')).join();
    if (rows.length === 0 && skip === 0 && query === 0 && numFound !== 0)
      yield { rows: [], broken: 'ilan.gov.tr icra ilanları yerine boş bir liste verdi' };
    // A page without rows is the end; the site's own count may be wrong. Some lists repeat their rows at the end.
    const isPastEnd = skip >= (numFound ?? 0);
    if (rows.length === 0 || (keysNow === lastKeys && isPastEnd) || skip > MOST_ROWS) break;
    lastKeys = keysNow;
    // A row that appears twice counts once in the list; counting it twice would skip the next row.
    skip += new Set(rows.map((row, index) => ('key' in row ? row.key : index))).size;
    yield { rows, next: { query, skip } };
    foreign = rows.some((row) => 'record' in row || 'reason' in row) ? 0 : foreign + 1;
    old = context.since && latestAt && latestAt < context.since ? old + 1 : 0;
    if (foreign >= MOST_FOREIGN_PAGES || old >= MOST_OLD_PAGES) break;
  }
  yield { rows: [], next: { query: query + 1, skip: 0 } };
}

function askForPage(
  origin: string,
  context: SourceContext,
  { keys, skip }: { keys: (typeof QUERIES)[number]; skip: number },
): Promise<ListAnswer> {
  return context.request({
    url: `${origin}/api/api/services/app/Ad/AdsByFilter`,
    method: 'POST',
    headers: { ...headersFor(origin), 'content-type': 'application/json-patch+json' },
    body: JSON.stringify({ keys, skipCount: skip, maxResultCount: PAGE_ROWS }),
    maxBytes: MAX_BYTES,
    read: readJsonAnswer(parseListAnswer),
  });
}

/** The headers that the site's own pages send. */
function headersFor(origin: string): Record<string, string> {
  return {
    accept: 'application/json, text/plain',
    'x-request-origin': 'IGT-UI',
    'x-requested-with': 'XMLHttpRequest',
    origin,
    referer: `${origin}/`,
  };
}
