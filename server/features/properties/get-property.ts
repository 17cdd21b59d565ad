import type { Deps } from '#server/deps.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { LOCKABLE_FIELDS, type PropertyDetail } from '#shared/properties.ts';
import { previewDescription } from './description-preview.ts';
import { SUMMARY_COLUMNS, type SummaryRow, toPropertySummary } from './property-summary.ts';

type LockableField = (typeof LOCKABLE_FIELDS)[number];

type DetailRow = SummaryRow & {
  ada: string | null;
  parsel: string | null;
  all_images: string;
  description_start: string | null;
  kaydindaki_serhler: string | null;
  source: string;
  first_seen_at: Date;
  last_confirmed_at: Date;
  has_description: boolean;
  has_document_files: boolean;
  has_uyap_link: boolean;
  has_parsel_link: boolean;
  has_degerleme: boolean;
};

/** Of the description only as much as the preview can need is read; of other locked fields only whether they exist. */
const STATEMENT = `select ${SUMMARY_COLUMNS}, p.ada, p.parsel, p.all_images, p.kaydindaki_serhler, p.source,
    p.first_seen_at, p.last_confirmed_at, left(p.description, 2000) as description_start,
    p.description is not null as has_description, cardinality(p.document_files) > 0 as has_document_files,
    p.uyap_link is not null as has_uyap_link, p.parsel_link is not null as has_parsel_link,
    p.degerleme is not null as has_degerleme
  from properties p where p.id = $1`;

/**
 * One listing as anybody may see it (D16, D20): locked fields are empty and named in `locked`.
 * Throws an ExpectedError 404 when there is none of that id.
 */
export async function getProperty(deps: Pick<Deps, 'db' | 'clock'>, id: number): Promise<PropertyDetail> {
  const { rows } = await deps.db.$client.query<DetailRow>({ name: 'get-property', text: STATEMENT, values: [id] });
  const row = rows[0];
  if (!row) throw new ExpectedError(404, 'NOT_FOUND', 'Bu ilan bulunamadı. Yayından kaldırılmış olabilir.');
  const isEstate = row.category_number === '1';
  return {
    ...toPropertySummary(row, deps.clock.now()),
    ada: row.ada,
    parsel: row.parsel,
    allImages: row.all_images,
    descriptionPreview: row.description_start === null ? null : previewDescription(row.description_start),
    description: null,
    documentFiles: [],
    uyapLink: null,
    parselLink: null,
    degerleme: null,
    kaydindakiSerhler: isEstate ? row.kaydindaki_serhler : null,
    contact: null,
    locked: lockedFields(row, isEstate),
    source: row.source,
    sourceUrl: null,
    changes: [],
    firstSeenAt: row.first_seen_at.toISOString(),
    lastConfirmedAt: row.last_confirmed_at.toISOString(),
    viewsLeftToday: null,
  };
}

/** Which locked fields the listing has at all; valuation only for real estate, the parcel never for movables (D13). */
function lockedFields(row: DetailRow, isEstate: boolean): LockableField[] {
  const exists: Record<LockableField, boolean> = {
    description: row.has_description,
    documentFiles: row.has_document_files,
    uyapLink: row.has_uyap_link,
    parselLink: row.has_parsel_link && row.category_number !== '3',
    degerleme: row.has_degerleme && isEstate,
    contact: true,
  };
  return LOCKABLE_FIELDS.filter((field) => exists[field]);
}
