import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { findReach, resolveSearch, searchUnderstood } from '#server/features/market/search/index.ts';
import { listingSearchSchema } from '#shared/listing-search.ts';
import { roundOf } from '#shared/listing-texts/round-text.ts';
import type { ListingSummary } from '#shared/listings.ts';
import { MAX_QUERY_LENGTH, PAGE_SIZE, SORTS } from '#shared/search-filters/search-values.ts';
import { answerTool } from './answer-tool.ts';
import { READS_ONLY, type ToolContext } from './tool-context.ts';

const MOST_PAGES = 40;

/** The main facts of a listing; money in lira, times in ISO 8601 UTC. */
export const foundListingSchema = z.object({
  id: z.number().int(),
  url: z.string(),
  title: z.string(),
  file: z.string().nullable(),
  kind: z.string(),
  province: z.string().nullable(),
  district: z.string().nullable(),
  appraisal: z.number().nullable(),
  deposit: z.number().nullable(),
  areaM2: z.number().nullable(),
  endsAt: z.string().nullable(),
  /** Null if it is not known which of the two it is. */
  isSecondAuction: z.boolean().nullable(),
  status: z.string(),
});

const foundSchema = z.object({
  /** How the query was understood, each part in words. */
  understood: z.array(z.string()),
  /** The parts that were understood but could not be used in the search. */
  leftAside: z.array(z.string()),
  /** The condition that was dropped because no listing met all of them. */
  relaxed: z.string().nullable(),
  total: z.number().int(),
  page: z.number().int(),
  pages: z.number().int(),
  listings: z.array(foundListingSchema),
});

/** `search_listings`: the site's own search, which understands Turkish. */
export function registerSearchTool(server: McpServer, context: ToolContext): void {
  server.registerTool(
    'search_listings',
    {
      title: 'İcra ihalesi ara',
      description:
        'Türkiye’deki icra ihalelerini (gayrimenkul, araç, taşınır mal) gündelik Türkçeyle arar: “Ankara’da 2 milyon altı daire”, “ipoteksiz arsa Konya”, “2024/1867 talimat”. “Bugünkü karşılığının yarısından ucuz daire” de anlaşılır: endeksle taşınmış muhammen bedeldir, araçta kasko değeridir; piyasa değeri değildir. Yer, tür, bedel, tarih, ihale sırası, dosya ve parsel anlaşılır; nasıl anlaşıldığı yanıttadır. Tutarlar lira, zamanlar UTC.',
      inputSchema: z.object({
        query: z.string().max(MAX_QUERY_LENGTH).describe('Türkçe arama cümlesi; boş bırakılırsa süren bütün ihaleler'),
        page: z.number().int().min(1).max(MOST_PAGES).optional().describe(`Sayfa, her biri ${PAGE_SIZE} ilan`),
        sort: z.enum(SORTS).optional().describe('Sıralama; yazılmazsa cümleden ya da en uygun olandan'),
      }),
      outputSchema: foundSchema,
      annotations: READS_ONLY,
    },
    (asked) => answerTool(() => search(context, asked)),
  );
}

type Asked = { query: string; page?: number | undefined; sort?: (typeof SORTS)[number] | undefined };

async function search({ deps, caller, origin }: ToolContext, asked: Asked): Promise<z.infer<typeof foundSchema>> {
  const { query, page = 1, sort } = asked;
  const given = listingSearchSchema.parse({ query, page: String(page), ...(sort && { sort }) });
  const reach = await findReach(deps, caller.rights);
  const { total, properties, interpretation } = await searchUnderstood(deps, resolveSearch(given, reach));
  return {
    understood: interpretation.parts.map(({ label }) => label),
    leftAside: interpretation.unused,
    relaxed: interpretation.relaxed?.sentence ?? null,
    total,
    page,
    pages: Math.min(MOST_PAGES, Math.ceil(total / PAGE_SIZE)),
    listings: properties.map((property) => foundListing(property, origin)),
  };
}

/** Converts a listing card of the site to facts. */
export function foundListing(property: ListingSummary, origin: string): z.infer<typeof foundListingSchema> {
  const round = roundOf(property);
  return {
    id: property.id,
    url: `${origin}/ilan/${property.id}`,
    title: property.title,
    file: property.dosyaBilgi,
    kind: `${property.category}, ${property.tur}`,
    province: property.il,
    district: property.ilce,
    appraisal: property.price,
    deposit: property.deposit,
    areaM2: property.areaM2,
    endsAt: property.endDate,
    isSecondAuction: round && round === 2,
    status: property.status,
  };
}
