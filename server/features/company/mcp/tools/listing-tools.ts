import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { getListing, listDocuments } from '#server/features/market/listing/index.ts';
import { listingDocumentsSchema } from '#shared/api-v1/listing-documents.ts';
import type { ListingDetail } from '#shared/listings.ts';
import { answerTool } from './answer-tool.ts';
import { foundListing, foundListingSchema } from './search-tool.ts';
import { READS_ONLY, type ToolContext } from './tool-context.ts';

/** Identifies a listing; its number is at the end of its address. */
export const listingInputSchema = z.object({
  id: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER).describe('İlan numarası: /ilan/ adresinin sonundaki sayı'),
});

/** A notice may be long; the values contain what a model needs to decide. */
const MOST_TEXT = 20_000;

const listingSchema = foundListingSchema.extend({
  court: z.string().nullable(),
  share: z.string().nullable(),
  parcel: z.string().nullable(),
  text: z.string().nullable(),
  isTextCut: z.boolean(),
  annotations: z.string().nullable(),
  /** The values read from the notice, each with its sentence if the key may see that. */
  noticeValues: z.record(z.string(), z.object({ value: z.unknown(), sentence: z.string().nullable() })),
  /** Fields that this key may not see. */
  locked: z.array(z.string()),
  source: z.string().nullable(),
  lastConfirmedAt: z.string(),
});

const documentsSchema = listingDocumentsSchema.extend({ id: z.number().int() });

/** `get_listing` and `list_documents`. */
export function registerListingTools(server: McpServer, context: ToolContext): void {
  server.registerTool(
    'get_listing',
    {
      title: 'İlanı oku',
      description:
        'Bir ilanın bütün bilgileri: ne, nerede, kim satıyor, muhammen bedel, teminat, bitiş, ilan metni, metinden okunan değerler ve şerhler. Değerler dayandıkları cümleyle gelir. Anahtarın göremediklerinin adları locked listesindedir.',
      inputSchema: listingInputSchema,
      outputSchema: listingSchema,
      annotations: READS_ONLY,
    },
    ({ id }) => answerTool(async () => listingFacts(await read(context, id), context.origin)),
  );
  server.registerTool(
    'list_documents',
    {
      title: 'Belgeleri listele',
      description:
        'Bir ilanın belgeleri: satış ilanı, şartname, bilirkişi raporu, takyidat. Her birinin konusu, türü ve yarım gün geçerli adresi; kilitliyse (isLocked) adresi yazmaz.',
      inputSchema: listingInputSchema,
      outputSchema: documentsSchema,
      annotations: READS_ONLY,
    },
    ({ id }) =>
      answerTool(async () => ({
        id,
        ...(await listDocuments(context.deps, { id, rights: context.caller.rights, origin: context.origin })),
      })),
  );
}

type Read = Awaited<ReturnType<typeof getListing>>;

/** A listing as far as the key may see it. Throws an ExpectedError 404. */
export function read({ deps, caller }: ToolContext, id: number): Promise<Read> {
  return getListing(deps, id, caller.rights);
}

function listingFacts(listing: Read, origin: string): z.infer<typeof listingSchema> {
  const { description } = listing;
  return {
    ...foundListing(listing, origin),
    court: listing.courtName,
    share: listing.hisse,
    parcel: parcelOf(listing),
    text: description?.slice(0, MOST_TEXT) ?? null,
    isTextCut: (description?.length ?? 0) > MOST_TEXT,
    annotations: listing.kaydindakiSerhler,
    noticeValues: Object.fromEntries(
      Object.entries(listing.noticeValues?.values ?? {}).map(([name, { value, sentence }]) => [
        name,
        { value, sentence: sentence ?? null },
      ]),
    ),
    locked: listing.locked,
    source: listing.sourceUrl,
    lastConfirmedAt: listing.lastConfirmedAt,
  };
}

function parcelOf({ ada, parsel }: Pick<ListingDetail, 'ada' | 'parsel'>): string | null {
  return ada === null && parsel === null ? null : `${ada ?? '-'} ada ${parsel ?? '-'} parsel`;
}
