import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { listSavedAds } from '#server/features/deciding/saved-ads/index.ts';
import { getListings } from '#server/features/market/listing/index.ts';
import { findReach, resolveSearch, searchUnderstood } from '#server/features/market/search/index.ts';
import { accountOf } from '#server/features/members/accounts/index.ts';
import { type Entitlements, rightsOf } from '#server/features/members/subscriptions/index.ts';
import type { App } from '#server/platform/app-type.ts';
import { originOf } from '#server/platform/request-origin.ts';
import { sendXlsx, XLSX_TYPE } from '#server/platform/send-xlsx.ts';
import { apiErrorSchema } from '#shared/api-error.ts';
import { type ListingSearch, listingSearchSchema } from '#shared/listing-search.ts';
import type { FiledListing } from './listing-columns.ts';
import { listingCsv, listingXlsx } from './listing-files.ts';

/** The maximum number of rows in a file: a reader who needs more narrows the search. */
const MAX_ROWS = 1000;
/** Listings that are read in full per query. */
const ROWS_AT_ONCE = 50;
/** Making a file takes up to 42 searches. */
const limit = { max: 6, timeWindow: 60_000 };
/** The response: the streamed file. */
const answers = (type: string) => ({
  200: { description: 'Dosya', content: { [type]: { schema: z.string() } } },
  400: apiErrorSchema,
  401: apiErrorSchema,
  429: apiErrorSchema,
});
const tags = ['Dosyalar'];

/** Results and saved listings as files, for members; `searching` is the database that runs searches. */
export function resultFileRoutes(app: App, deps: Deps, searching: Deps = deps): void {
  const fileOf = (request: FastifyRequest) => ({
    origin: originOf(request, deps.config.PUBLIC_ORIGIN),
    now: deps.clock.now(),
  });
  const found = async (request: FastifyRequest, query: ListingSearch) => {
    const rights = await rightsOf(deps, request);
    const search = resolveSearch(query, await findReach(searching, rights));
    const pages = idPages((page) => searchUnderstood(searching, { ...search, facets: false, page }));
    return begun(listingPages(searching, pages, rights));
  };
  const schemaOf = (name: string, type: string) => ({
    tags,
    summary: `Arama sonucu ${name} olarak, en çok ${MAX_ROWS} ilan`,
    querystring: listingSearchSchema,
    response: answers(type),
  });
  app.get(
    '/api/user/search.csv',
    { config: { caller: 'member', rateLimit: limit }, schema: schemaOf('CSV', 'text/csv') },
    async (request, reply) =>
      sendCsv(reply, 'peyda-ihaleler.csv', listingCsv(await found(request, request.query), fileOf(request))),
  );
  app.get(
    '/api/user/search.xlsx',
    { config: { caller: 'member', rateLimit: limit }, schema: schemaOf('XLSX', XLSX_TYPE) },
    async (request, reply) => {
      const content = await listingXlsx(await found(request, request.query), fileOf(request));
      return sendXlsx(reply, { name: 'peyda-ihaleler.xlsx', content });
    },
  );
  app.get(
    '/api/user/saved-ads.csv',
    {
      config: { caller: 'member', rateLimit: limit },
      schema: { tags, summary: 'Kaydedilen ilanlar CSV olarak', response: answers('text/csv') },
    },
    async (request, reply) => {
      const { id } = accountOf(request);
      const ids = (await listSavedAds(deps, id)).map(({ propertyId }) => propertyId);
      const pages = listingPages(deps, chunks(ids), await rightsOf(deps, request));
      return sendCsv(reply, 'peyda-kayitli-ilanlar.csv', listingCsv(await begun(pages), fileOf(request)));
    },
  );
}

type FoundPage = {
  readonly properties: readonly { readonly id: number }[];
  readonly total: number;
  readonly pageSize: number;
};

async function* idPages(find: (page: number) => Promise<FoundPage>): AsyncGenerator<readonly number[]> {
  for (let page = 1, rows = 0; rows < MAX_ROWS; page += 1) {
    const { properties, total, pageSize } = await find(page);
    yield properties.slice(0, MAX_ROWS - rows).map(({ id }) => id);
    rows += properties.length;
    if (page * pageSize >= total || properties.length === 0) return;
  }
}

function* chunks(ids: readonly number[]): Generator<readonly number[]> {
  for (let at = 0; at < ids.length; at += ROWS_AT_ONCE) yield ids.slice(at, at + ROWS_AT_ONCE);
}

/** The listings of each page, in its order, as their reader may see them. */
async function* listingPages(
  deps: Deps,
  pages: AsyncIterable<readonly number[]> | Iterable<readonly number[]>,
  rights: Entitlements,
): AsyncGenerator<readonly FiledListing[]> {
  for await (const ids of pages) {
    const byId = new Map((await getListings(deps, ids, rights)).map((listing) => [listing.id, listing]));
    yield ids.flatMap((id) => byId.get(id) ?? []);
  }
}

/** Waits for the first page before streaming: a search that fails still gets its own HTTP status. */
async function begun<Page>(pages: AsyncGenerator<Page>): Promise<AsyncIterable<Page>> {
  const first = await pages.next();
  return (async function* all() {
    if (!first.done) yield first.value;
    yield* pages;
  })();
}

function sendCsv(reply: FastifyReply, name: string, lines: AsyncIterable<string>): FastifyReply {
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(Readable.from(lines, { objectMode: false }));
}
