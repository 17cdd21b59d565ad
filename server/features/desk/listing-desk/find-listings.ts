import { and, eq, isNull } from 'drizzle-orm';
import { RECORD_COLUMNS, selectList } from '#server/database/record-columns.ts';
import { hiddenFiles } from '#server/database/tables/listing-amendments.ts';
import type { Deps } from '#server/deps.ts';
import { type MirroredDocument, mirroredDocumentUrl } from '#server/features/intake/mirroring/index.ts';
import { findStoredRecords } from '#server/features/intake/recording/index.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import type { DeskListing, DeskListingRow, DeskListingState, DeskListings } from '#shared/desk/desk-listings.ts';
import { foldTurkish } from '#shared/text/turkish-text.ts';
import { correctableValues } from './correctable-values.ts';
import { UNREAD } from './unread-listings.ts';

const PAGE_SIZE = 25;

/** The SQL condition of a state on listings `p`. */
const STATES: Readonly<Record<DeskListingState, string>> = {
  all: 'true',
  open: 'p.is_open',
  ended: `not p.is_open and p.hidden_at is null and p.status <> 'withdrawn'`,
  withdrawn: `p.status = 'withdrawn'`,
  hidden: 'p.hidden_at is not null',
  unread: `p.hidden_at is null and ${UNREAD}`,
  openUnread: `p.is_open and ${UNREAD}`,
  amended: `(exists (select from listing_corrections c where c.property_id = p.id)
    or exists (select from listing_masks m where m.property_id = p.id))`,
};

const ROW = `p.id::int8 as id, p.title, p.il, p.ilce, p.dosya_bilgi as "dosyaBilgi", p.source, p.source_key as "sourceKey",
  p.status, p.is_open as "isOpen", p.end_date as "endDate",
  p.end_date_is_day_only as "endDateIsDayOnly", p.end_date_is_derived as "endDateIsDerived",
  p.second_round as "secondRound", p.hidden_at as "hiddenAt",
  (select count(*) from listing_corrections c where c.property_id = p.id)::int as corrections,
  (select count(*) from listing_masks m where m.property_id = p.id)::int as masks`;

/** The words of a listing, folded like `foldTurkish`. */
const FOLDED = `lower(translate(replace(concat_ws(' ', p.title, p.tur, p.mahalle_koy, p.ilce, p.il, p.location, p.dosya_bilgi, p.court_name),
  U&'\\0307', ''), 'İIıŞşĞğÇçÖöÜüÂâÎîÛû’ʼ', 'iiissggccoouuaaiiuu'''''))`;

type Row = Omit<DeskListingRow, 'id' | 'endDate' | 'hiddenAt'> & {
  id: string;
  endDate: Date | null;
  hiddenAt: Date | null;
};

/**
 * Listings of every state, newest first, 25 a page: by number, key or address at the source, file or auction number, or
 * by words. Each word must occur in the title, kind, place, file number or office, in any order and spelling.
 */
export async function findListings(
  { db }: Pick<Deps, 'db'>,
  {
    query,
    state,
    before,
  }: { readonly query: string; readonly state: DeskListingState; readonly before?: number | undefined },
): Promise<DeskListings> {
  const text = query.trim();
  const words = foldTurkish(text)
    .split(/\s+/)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
  const number = /^\d{1,15}$/.test(text) ? Number(text) : null;
  const { rows } = await db.$client.query<Row>(
    `select ${ROW} from properties p
     where ${STATES[state]} and p.id < $1
       and ($2 = '' or p.id = $3 or p.source_key = $2 or p.auction_id = $2 or p.source_url = $2
         or ${FOLDED} like all ($4::text[]))
     order by p.id desc limit ${PAGE_SIZE + 1}`,
    [before ?? Number.MAX_SAFE_INTEGER, text, number, words],
  );
  const listings = rows.slice(0, PAGE_SIZE).map(toRow);
  return { listings, next: rows.length > PAGE_SIZE ? (listings.at(-1)?.id ?? null) : null };
}

/** One listing as the desk sees it: every field, its corrections, the number of masks. Throws 404. */
export async function getDeskListing(deps: Pick<Deps, 'db' | 'config' | 'clock'>, id: number): Promise<DeskListing> {
  const { db } = deps;
  const { rows } = await db.$client.query<
    Row & { fields: Record<string, unknown> } & Record<'firstSeenAt' | 'lastConfirmedAt', Date>
  >(
    `select ${ROW}, p.first_seen_at as "firstSeenAt", p.last_confirmed_at as "lastConfirmedAt",
       (select to_jsonb(f) from (select ${selectList(RECORD_COLUMNS)}) f) as fields
     from properties p where p.id = $1`,
    [id],
  );
  const row = rows[0];
  if (!row) throw new ExpectedError(404, 'NOT_FOUND', 'Bu numarayla bir ilan yok.');
  const { fields, firstSeenAt, lastConfirmedAt, ...facts } = row;
  const record = (await findStoredRecords({ db }, row.source, [row.sourceKey])).get(row.sourceKey);
  const { rows: corrected } = await db.$client.query<DeskListing['corrected'][number] & { correctedAt: Date }>(
    `select field, source_value -> 'is' as "sourceValue", value -> 'is' as value, corrected_at as "correctedAt" from listing_corrections
     where property_id = $1 order by field`,
    [id],
  );
  const { addressHash, address, hiddenAt, undoneAt, propertyId } = hiddenFiles;
  const hidden = await db
    .select({ hash: addressHash, address, hiddenAt })
    .from(hiddenFiles)
    .where(and(eq(propertyId, id), isNull(undoneAt)))
    .orderBy(hiddenAt, addressHash);
  const { rows: documents } = await db.$client.query<MirroredDocument & { hiddenPages: number[] }>(
    `select f.url, f.sha256, f.type, coalesce(h.pages, '{}') as "hiddenPages" from mirrored_files f
     left join hidden_contents h on h.shown_sha256 = f.sha256 and h.undone_at is null
     where f.property_id = $1 and f.use = 'document' and f.state = 'stored' and f.type in ('pdf', 'tif') order by f.id`,
    [id],
  );
  return {
    ...toRow(facts),
    pagedDocuments: await Promise.all(
      documents.map(async ({ hiddenPages, ...document }) => ({
        address: document.url,
        hiddenPages,
        shownAt: await mirroredDocumentUrl(deps, document),
      })),
    ),
    hiddenFiles: hidden.map((file) => ({ ...file, hiddenAt: file.hiddenAt.toISOString() })),
    fields,
    correctable: record ? correctableValues(record) : [],
    firstSeenAt: firstSeenAt.toISOString(),
    lastConfirmedAt: lastConfirmedAt.toISOString(),
    corrected: corrected.map((row) => ({ ...row, correctedAt: row.correctedAt.toISOString() })),
  };
}

function toRow({ id, endDate, hiddenAt, ...row }: Row): DeskListingRow {
  return {
    ...row,
    id: Number(id),
    endDate: endDate?.toISOString() ?? null,
    hiddenAt: hiddenAt?.toISOString() ?? null,
  };
}
