import { RECORD_COLUMNS, type ReadRecord, type RecordColumn, selectList } from '#server/database/record-columns.ts';
import type { FileUse } from '#server/database/tables/files.ts';
import type { Deps } from '#server/deps.ts';
import { openBeginning } from '#server/features/intake/lexemes/index.ts';
import { isShownAsPicture, type MirrorNow, mirroredDocumentUrl } from '#server/features/intake/mirroring/index.ts';
import { findOfficeContacts } from '#server/features/intake/offices/index.ts';
import { unconfirmedLaw } from '#server/features/market/law-confirmations/index.ts';
import { figuresOf } from '#server/features/market/price-index/index.ts';
import { type Entitlements, type LockableField, maySee } from '#server/features/members/subscriptions/index.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { documentKind, documentSubject } from '#shared/documents.ts';
import { mayBeAmongHeirs } from '#shared/law/heirs-round.ts';
import type { OfficeContact } from '#shared/listings.ts';
import {
  type ListingChange,
  type ListingDetail,
  LOCKABLE_FIELDS,
  listingDetailSchema,
  listingSummarySchema,
  type OtherAuction,
} from '#shared/listings.ts';
import { pictureAddress } from '#shared/mirrored-pictures.ts';
import { AUCTION_JSON } from './auction-json.ts';
import { previewDescription } from './description-preview.ts';
import { isSamePage } from './is-same-page.ts';
import { SUMMARY_COLUMNS, type SummaryRow, toListingSummary } from './listing-summary.ts';
import { hasLockedNoticeValues, openChanges, openNoticeValues, wholeNoticeValues } from './notice-value-locks.ts';
import { columnsShownIn, shownFields } from './shown-fields.ts';

const DETAIL_COLUMNS = columnsShownIn(listingDetailSchema.shape, RECORD_COLUMNS);
type DetailField = (typeof DETAIL_COLUMNS)[number]['field'];
type LockableRecordField = DetailField & LockableField;
const isLockable = (column: RecordColumn<DetailField>): column is RecordColumn<LockableRecordField> =>
  LOCKABLE_FIELDS.some((field) => field === column.field);
const LOCKABLE_COLUMNS = DETAIL_COLUMNS.filter(isLockable);
const OPEN_COLUMNS = DETAIL_COLUMNS.filter(
  (column): column is RecordColumn<Exclude<DetailField, LockableField>> => !isLockable(column),
);

/** The columns that cards don't need. */
const FURTHER_COLUMNS = DETAIL_COLUMNS.filter(({ field }) => !(field in listingSummarySchema.shape));

type DetailRow = SummaryRow &
  Pick<ReadRecord, DetailField> & {
    readonly firstSeenAt: Date;
    readonly lastConfirmedAt: Date;
    readonly changes: ListingChange[] | null;
    readonly files: MirroredFile[] | null;
    readonly isUnseen: boolean;
    readonly otherAuctions: OtherAuction[] | null;
    readonly corrections: ListingDetail['corrections'] | null;
    readonly versionCount: number;
  };

/** A file that has been fetched, or that can't be fetched. */
type MirroredFile = { use: FileUse; url: string; sha256: string | null; type: string | null };

/** Changes further back than this are no longer shown. */
const MAX_CHANGES = 50;

/** Auctions of the same lot (lot_links). */
const OTHER_AUCTIONS = `(
      select json_agg(${AUCTION_JSON}
        order by o.end_date nulls last, o.id)
      from (
        select other_id as id from lot_links where property_id = p.id
        union all select property_id from lot_links where other_id = p.id
      ) link join properties o using (id)
      where o.hidden_at is null
    )`;

const STATEMENT = `select ${SUMMARY_COLUMNS}, ${selectList(FURTHER_COLUMNS)},
    p.first_seen_at as "firstSeenAt", p.last_confirmed_at as "lastConfirmedAt",
    p.is_open and exists (
      select from unseen_properties u where u.property_id = p.id and u.last_confirmed_at = p.last_confirmed_at
    ) as "isUnseen",
    ${OTHER_AUCTIONS} as "otherAuctions",
    (
      select json_agg(json_build_object('field', c.field,
        'correctedAt', to_char(c.corrected_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by c.field)
      from listing_corrections c where c.property_id = p.id
    ) as corrections,
    (select count(*)::int + 1 from notice_versions v where v.property_id = p.id) as "versionCount",
    (
      select json_agg(json_build_object('field', c.field,
        'oldValue', case when c.field <> 'description' then c.old_value end,
        'newValue', case when c.field <> 'description' then c.new_value end,
        'changedAt', to_char(c.changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by c.id desc)
      from (select * from property_changes c where c.property_id = p.id order by c.id desc limit ${MAX_CHANGES}) c
    ) as changes,
    (
      select json_agg(json_build_object('use', f.use, 'url', f.url, 'sha256', f.sha256, 'type', f.type))
      from mirrored_files f where f.property_id = p.id and f.state <> 'pending'
    ) as files
  from properties p where p.id = any($1::bigint[]) and p.hidden_at is null order by p.id`;

/** A listing without the counts that depend on the visitor. */
type ReadListing = Omit<ListingDetail, 'viewsLeftToday' | 'documentsLeftToday'>;

/**
 * Returns one listing as someone with these rights may see it (D16, D20): fields that they may not see are empty and
 * named in `locked`. Throws an ExpectedError 404 when there is no listing with that id.
 */
export async function getListing(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  id: number,
  rights: Entitlements,
): Promise<ReadListing> {
  const [property] = await getListings(deps, [id], rights);
  if (!property) throw noListing();
  return property;
}

/** Returns the existing listings among the given ids, ordered by id, each as someone with these rights may see it. */
export async function getListings(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  ids: readonly number[],
  rights: Entitlements,
): Promise<ReadListing[]> {
  const now = deps.clock.now();
  const rows = await readRows(deps, ids, now);
  const contacts = await findOfficeContacts(deps, rows);
  return Promise.all(rows.map((row, at) => shownListing(deps, row, { contact: contacts[at] ?? null, rights, now })));
}

type Showing = { readonly contact: OfficeContact | null; readonly rights: Entitlements; readonly now: Date };

async function shownListing(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  row: DetailRow,
  { contact, rights, now }: Showing,
): Promise<ReadListing> {
  const lockable = lockableFields(row, contact, deps.config.PRIORITY_PHONE);
  const preview = row.description === null ? null : previewDescription(row.description);
  const isWholePreview = row.description !== null && openBeginning(row.description).isWhole;
  const locked = LOCKABLE_FIELDS.filter(
    (field) => exists(lockable, field) && !maySee(rights, field) && !(field === 'description' && isWholePreview),
  );
  const summary = toListingSummary(row, now);
  return {
    ...shownFields(OPEN_COLUMNS, row),
    ...summary,
    mayBeAmongHeirs: mayBeAmongHeirs(summary),
    lawToConfirm: await unconfirmedLaw(deps),
    ...(await figuresOf(deps, { ...summary, noticeValues: row.noticeValues }, !maySee(rights, 'noticeValues'))),
    allImages: ownPictures(row),
    descriptionPreview: preview,
    ...withoutFields(await withOwnDocuments(deps, lockable, row, locked), locked),
    locked,
    mayCalculate: rights.mayCalculate,
    lockedDocuments: locked.includes('documentFiles') ? lockable.documentFiles.map(describeDocument) : [],
    sourceUrl: openSourceUrl(row, rights),
    firstSeenAt: row.firstSeenAt.toISOString(),
    lastConfirmedAt: row.lastConfirmedAt.toISOString(),
    isUnseen: row.isUnseen,
    otherAuctions: row.otherAuctions ?? [],
    corrections: row.corrections ?? [],
    versionCount: row.versionCount,
    changes: maySee(rights, 'noticeValues') ? (row.changes ?? []) : openChanges(row.changes ?? []),
  };
}

async function readRows({ db }: Pick<Deps, 'db'>, ids: readonly number[], now: Date): Promise<DetailRow[]> {
  const { rows } = await db.$client.query<DetailRow>({ name: 'get-properties', text: STATEMENT, values: [ids, now] });
  return rows;
}

export function noListing(): ExpectedError {
  return new ExpectedError(404, 'NOT_FOUND', 'Bu ilan bulunamadı. Yayından kaldırılmış olabilir.');
}

function describeDocument(address: string): ListingDetail['lockedDocuments'][number] {
  return { subject: documentSubject(address), kind: documentKind(address) };
}

/**
 * Returns the address of one document of a listing. `admit` gets the document's address at the source and throws when
 * the caller may not open it (D28). A document that is not in the store is fetched now; if that fails, the source's
 * address is returned (D47). `place` counts from 0 in the order of `documentFiles`. Throws an ExpectedError 404 when
 * there is no such document.
 */
export async function openDocument(
  deps: Pick<Deps, 'db' | 'clock' | 'config'> & { readonly mirrorNow: MirrorNow },
  { id, place }: { readonly id: number; readonly place: number },
  admit: (address: string) => Promise<void>,
): Promise<string> {
  const [row] = await readRows(deps, [id], deps.clock.now());
  if (!row) throw noListing();
  const lockable = lockableFields(row, null, undefined);
  const address = lockable.documentFiles[place];
  if (address === undefined) throw new ExpectedError(404, 'NOT_FOUND', 'Bu belge bulunamadı. Kaldırılmış olabilir.');
  await admit(address);
  const { documentFiles } = await withOwnDocuments(deps, { ...lockable, documentFiles: [address] }, row, []);
  const [known = address] = documentFiles;
  const fetched =
    known === address ? await deps.mirrorNow({ propertyId: id, use: 'document', url: address }) : undefined;
  return fetched ? mirroredDocumentUrl(deps, { url: address, ...fetched }) : known;
}

type Lockable = Pick<ListingDetail, LockableField>;

/** The values of the fields that can be locked, before anything is locked. */
function lockableFields(
  row: DetailRow,
  officeContact: OfficeContact | null,
  supportPhone: string | undefined,
): Lockable {
  return {
    ...shownFields(LOCKABLE_COLUMNS, row),
    officeContact,
    noticeValues: wholeNoticeValues(row.noticeValues),
    documentFiles: [...row.documentFiles, ...picturesNotShown(row)],
    // Live support is part of premium: by telephone if there is a number, otherwise as a conversation (D29).
    contact: { phone: supportPhone ?? null },
  };
}

/** The list of pictures, with our own addresses for those that are stored and without those that can't be fetched. */
function ownPictures({ allImages, files }: DetailRow): string {
  const pictures = files?.filter(({ use }) => use === 'picture') ?? [];
  const known = new Map(pictures.map((file) => [file.url, isNotShown(file) ? null : file.sha256]));
  const addresses = allImages.split(',').map((address) => {
    const url = address.trim();
    const sha256 = known.get(url);
    if (sha256 === undefined) return url;
    return sha256 === null ? '' : pictureAddress(sha256);
  });
  return addresses.filter((address) => address !== '').join(',');
}

/** Pictures that were fetched but that browsers can't show; they are offered as documents. */
function picturesNotShown({ files }: DetailRow): string[] {
  return files?.filter(isNotShown).map(({ url }) => url) ?? [];
}

function isNotShown({ use, type }: MirroredFile): boolean {
  return use === 'picture' && type !== null && !isShownAsPicture(type);
}

/** Replaces the documents' addresses by our own where they are stored; only for callers who may have them. */
async function withOwnDocuments(
  deps: Pick<Deps, 'config' | 'clock'>,
  lockable: Lockable,
  { files }: DetailRow,
  locked: readonly LockableField[],
): Promise<Lockable> {
  if (locked.includes('documentFiles')) return lockable;
  const known = new Map(
    files?.filter((file) => file.use === 'document' || isNotShown(file)).map((file) => [file.url, file]),
  );
  const documentFiles = lockable.documentFiles.map((url) => {
    const { sha256 = null, type = null } = known.get(url) ?? {};
    return sha256 === null || type === null ? url : mirroredDocumentUrl(deps, { url, sha256, type });
  });
  return { ...lockable, documentFiles: await Promise.all(documentFiles) };
}

/** Whether the field has content that can be locked. */
function exists(lockable: Lockable, field: LockableField): boolean {
  const value = lockable[field];
  if (field === 'noticeValues') return lockable[field] !== null && hasLockedNoticeValues(lockable[field]);
  return Array.isArray(value) ? value.length > 0 : value !== null;
}

/** Empties the locked fields: text becomes null, a list empty; of a notice's values the open ones remain. */
function withoutFields(lockable: Lockable, locked: readonly LockableField[]): Lockable {
  const left = Object.entries(lockable).map(([field, value]) => {
    if (!locked.some((name) => name === field)) return [field, value];
    if (field === 'noticeValues') return [field, openNoticeValues(lockable.noticeValues)];
    return [field, Array.isArray(value) ? [] : null];
  });
  // safe: the same fields, each of which may be empty
  return Object.fromEntries(left) as Lockable;
}

/** The listing's source address, or null when it is a page that is locked for the caller, as it often is. */
function openSourceUrl(row: DetailRow, rights: Entitlements): string | null {
  const { sourceUrl } = row;
  if (sourceUrl === null) return null;
  const locks = { uyapLink: row.uyapLink, parselLink: row.parselLink, degerleme: row.degerleme };
  const isLocked = Object.entries(locks).some(
    // safe: the names are those of the object literal above
    ([field, link]) => link !== null && isSamePage(link, sourceUrl) && !maySee(rights, field as LockableField),
  );
  return isLocked || row.documentFiles.some((file) => isSamePage(file, sourceUrl)) ? null : sourceUrl;
}
