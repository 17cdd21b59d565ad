import type { FileUse } from '#server/database/tables/files.ts';
import type { Deps } from '#server/deps.ts';
import { isShownAsPicture, mirroredDocumentUrl } from '#server/features/mirroring/index.ts';
import { type Entitlements, type LockableField, maySee } from '#server/features/subscriptions/index.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { pictureAddress } from '#shared/mirrored-pictures.ts';
import type { NoticeValues } from '#shared/notice-values.ts';
import { LOCKABLE_FIELDS, type OtherAuction, type PropertyChange, type PropertyDetail } from '#shared/properties.ts';
import { previewDescription } from './description-preview.ts';
import { hasLockedNoticeValues, openChanges, openNoticeValues, wholeNoticeValues } from './notice-value-locks.ts';
import { SUMMARY_COLUMNS, type SummaryRow, toPropertySummary } from './property-summary.ts';

type DetailRow = SummaryRow & {
  ada: string | null;
  parsel: string | null;
  all_images: string;
  description: string | null;
  document_files: string[];
  uyap_link: string | null;
  parsel_link: string | null;
  degerleme: string | null;
  kaydindaki_serhler: string | null;
  notice_values: NoticeValues | null;
  source: string;
  source_url: string | null;
  first_seen_at: Date;
  last_confirmed_at: Date;
  changes: PropertyChange[] | null;
  files: MirroredFile[] | null;
  sold_price: string | null;
  is_unseen: boolean;
  other_auctions: OtherAuction[] | null;
};

/** A file that has been fetched, or that can't be had. */
type MirroredFile = { use: FileUse; url: string; sha256: string | null; type: string | null };

/** Changes further back than this are no longer shown. */
const MAX_CHANGES = 50;

/** Auctions of the same lot (lot_links). One whose time is over has ended, whether or not the job has noted it. */
const OTHER_AUCTIONS = `(
      select json_agg(json_build_object('id', o.id, 'secondRound', o.second_round,
        'endDate', to_char(o.end_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'endDateIsDayOnly', o.end_date_is_day_only, 'price', o.price, 'soldPrice', o.sold_price,
        'status', case when o.status = 'open' and o.end_date <= $2 then 'ended' else o.status end)
        order by o.end_date nulls last, o.id)
      from (
        select other_id as id from lot_links where property_id = p.id
        union all select property_id from lot_links where other_id = p.id
      ) link join properties o using (id)
    )`;

const STATEMENT = `select ${SUMMARY_COLUMNS}, p.ada, p.parsel, p.all_images, p.description, p.document_files, p.uyap_link,
    p.parsel_link, p.degerleme, p.kaydindaki_serhler, p.notice_values, p.source, p.source_url, p.first_seen_at, p.last_confirmed_at,
    p.sold_price, p.is_open and exists (
      select from unseen_properties u where u.property_id = p.id and u.last_confirmed_at = p.last_confirmed_at
    ) as is_unseen,
    ${OTHER_AUCTIONS} as other_auctions,
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
  from properties p where p.id = $1`;

/**
 * One listing as someone with these rights may see it (D16, D20): what they may not see is empty and named in `locked`.
 * Throws an ExpectedError 404 when there is none of that id.
 */
export async function getProperty(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  id: number,
  rights: Entitlements,
): Promise<Omit<PropertyDetail, 'viewsLeftToday'>> {
  const now = deps.clock.now();
  const { rows } = await deps.db.$client.query<DetailRow>({ name: 'get-property', text: STATEMENT, values: [id, now] });
  const row = rows[0];
  if (!row) throw new ExpectedError(404, 'NOT_FOUND', 'Bu ilan bulunamadı. Yayından kaldırılmış olabilir.');
  const lockable = lockableFields(row, deps.config.PRIORITY_PHONE ?? deps.config.SUPPORT_PHONE);
  const preview = row.description === null ? null : previewDescription(row.description);
  const isWholePreview = preview === row.description?.trim().replace(/\s+/gu, ' ');
  const locked = LOCKABLE_FIELDS.filter(
    (field) => exists(lockable, field) && !maySee(rights, field) && !(field === 'description' && isWholePreview),
  );
  return {
    ...toPropertySummary(row, now),
    ada: row.ada,
    parsel: row.parsel,
    allImages: ownPictures(row),
    descriptionPreview: preview,
    kaydindakiSerhler: row.category_number === '1' ? row.kaydindaki_serhler : null,
    ...withoutFields(await withOwnDocuments(deps, lockable, row, locked), locked),
    locked,
    source: row.source,
    sourceUrl: openSourceUrl(row, rights),
    firstSeenAt: row.first_seen_at.toISOString(),
    lastConfirmedAt: row.last_confirmed_at.toISOString(),
    isUnseen: row.is_unseen,
    soldPrice: row.sold_price === null ? null : Number(row.sold_price),
    otherAuctions: row.other_auctions ?? [],
    changes: maySee(rights, 'noticeValues') ? (row.changes ?? []) : openChanges(row.changes ?? []),
  };
}

type Lockable = Pick<PropertyDetail, LockableField>;

/** What can be locked, as the listing has it; valuation only for real estate, the parcel never for movables (D13). */
function lockableFields(row: DetailRow, supportPhone: string | undefined): Lockable {
  return {
    description: row.description,
    noticeValues: wholeNoticeValues(row.notice_values),
    documentFiles: [...row.document_files, ...picturesNotShown(row)],
    uyapLink: row.uyap_link,
    parselLink: row.category_number === '3' ? null : row.parsel_link,
    degerleme: row.category_number === '1' ? row.degerleme : null,
    contact: supportPhone === undefined ? null : { phone: supportPhone },
  };
}

/** The list of pictures with our own addresses where they are fetched, without those that can't be had. */
function ownPictures({ all_images, files }: DetailRow): string {
  const pictures = files?.filter(({ use }) => use === 'picture') ?? [];
  const known = new Map(pictures.map((file) => [file.url, isNotShown(file) ? null : file.sha256]));
  const addresses = all_images.split(',').map((address) => {
    const url = address.trim();
    const sha256 = known.get(url);
    if (sha256 === undefined) return url;
    return sha256 === null ? '' : pictureAddress(sha256);
  });
  return addresses.filter((address) => address !== '').join(',');
}

/** Pictures that were fetched but that no browser shows: they are offered as documents. */
function picturesNotShown({ files }: DetailRow): string[] {
  return files?.filter(isNotShown).map(({ url }) => url) ?? [];
}

function isNotShown({ use, type }: MirroredFile): boolean {
  return use === 'picture' && type !== null && !isShownAsPicture(type);
}

/** Documents under our own addresses where they are fetched: made only for those who may have them. */
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

/** True when there is something of it to be locked. */
function exists(lockable: Lockable, field: LockableField): boolean {
  const value = lockable[field];
  if (field === 'noticeValues') return lockable[field] !== null && hasLockedNoticeValues(lockable[field]);
  return Array.isArray(value) ? value.length > 0 : value !== null;
}

function withoutFields(lockable: Lockable, locked: readonly LockableField[]): Lockable {
  const keep = <T>(field: LockableField, value: T, empty: T) => (locked.includes(field) ? empty : value);
  return {
    description: keep('description', lockable.description, null),
    documentFiles: keep('documentFiles', lockable.documentFiles, []),
    uyapLink: keep('uyapLink', lockable.uyapLink, null),
    parselLink: keep('parselLink', lockable.parselLink, null),
    degerleme: keep('degerleme', lockable.degerleme, null),
    contact: keep('contact', lockable.contact, null),
    noticeValues: keep('noticeValues', lockable.noticeValues, openNoticeValues(lockable.noticeValues)),
  };
}

/** The address a listing comes from is often the very page that is locked. */
function openSourceUrl(row: DetailRow, rights: Entitlements): string | null {
  const locks = { uyapLink: row.uyap_link, parselLink: row.parsel_link, degerleme: row.degerleme };
  const isLocked = Object.entries(locks).some(
    // safe: the names are those of the literal above
    ([field, link]) => link === row.source_url && !maySee(rights, field as LockableField),
  );
  return isLocked || row.document_files.includes(row.source_url ?? '') ? null : row.source_url;
}
