import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { listSavedAds } from '#server/features/deciding/saved-ads/index.ts';
import { findReach, resolveSearch, searchUnderstood } from '#server/features/market/search/index.ts';
import { accountOf } from '#server/features/members/accounts/index.ts';
import { rightsOf } from '#server/features/members/subscriptions/index.ts';
import type { App } from '#server/platform/app-type.ts';
import { originOf } from '#server/platform/request-origin.ts';
import { BYTE_ORDER_MARK } from '#server/platform/tables/csv-cell.ts';
import { apiErrorSchema } from '#shared/api-error.ts';
import { listingSearchSchema } from '#shared/listing-search.ts';
import type { ListingSummary } from '#shared/listings.ts';
import { CSV_HEAD, type CsvFile, csvLine } from './listing-csv.ts';

/** Lines of a file at most: a reader who needs more narrows the search. */
const MAX_ROWS = 1000;
/** A file is made of up to 42 searches. */
const limit = { max: 6, timeWindow: 60_000 };
/** The file itself, as it is streamed. */
const answers = {
  200: { description: 'CSV dosyası', content: { 'text/csv': { schema: z.string() } } },
  400: apiErrorSchema,
  401: apiErrorSchema,
  429: apiErrorSchema,
};
const tags = ['Dosyalar'];

/** Results and saved listings as CSV files, for members; `searching` is the database that searches read. */
export function resultFileRoutes(app: App, deps: Deps, searching: Deps = deps): void {
  const fileOf = (request: FastifyRequest) => ({
    origin: originOf(request, deps.config.PUBLIC_ORIGIN),
    now: deps.clock.now(),
  });
  app.get(
    '/api/user/search.csv',
    {
      config: { caller: 'member', rateLimit: limit },
      schema: {
        tags,
        summary: `Arama sonucu CSV olarak, en çok ${MAX_ROWS} ilan`,
        querystring: listingSearchSchema,
        response: answers,
      },
    },
    async (request, reply) => {
      const search = resolveSearch(request.query, await findReach(searching, await rightsOf(deps, request)));
      const pages = searchPages((page) => searchUnderstood(searching, { ...search, facets: false, page }));
      return sendCsv(reply, 'peyda-ihaleler.csv', csvOf(await begun(pages), fileOf(request)));
    },
  );
  app.get(
    '/api/user/saved-ads.csv',
    {
      config: { caller: 'member', rateLimit: limit },
      schema: { tags, summary: 'Kaydedilen ilanlar CSV olarak', response: answers },
    },
    async (request, reply) => {
      const { id } = accountOf(request);
      const ads = await listSavedAds(deps, id);
      return sendCsv(reply, 'peyda-kayitli-ilanlar.csv', csvOf([ads.map(({ property }) => property)], fileOf(request)));
    },
  );
}

type FoundPage = { readonly properties: readonly ListingSummary[]; readonly total: number; readonly pageSize: number };

async function* searchPages(find: (page: number) => Promise<FoundPage>): AsyncGenerator<readonly ListingSummary[]> {
  for (let page = 1, rows = 0; rows < MAX_ROWS; page += 1) {
    const { properties, total, pageSize } = await find(page);
    yield properties.slice(0, MAX_ROWS - rows);
    rows += properties.length;
    if (page * pageSize >= total || properties.length === 0) return;
  }
}

/** With its first page found: a search that fails is still answered with its own status. */
async function begun<Page>(pages: AsyncGenerator<Page>): Promise<AsyncIterable<Page>> {
  const first = await pages.next();
  return (async function* all() {
    if (!first.done) yield first.value;
    yield* pages;
  })();
}

async function* csvOf(
  pages: AsyncIterable<readonly ListingSummary[]> | Iterable<readonly ListingSummary[]>,
  file: CsvFile,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + CSV_HEAD;
  for await (const page of pages) yield page.map((property) => csvLine(property, file)).join('');
}

function sendCsv(reply: FastifyReply, name: string, lines: AsyncIterable<string>): FastifyReply {
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(Readable.from(lines, { objectMode: false }));
}
