import type { Deps } from '#server/deps.ts';
import { OTHERS_OF_LOT } from '#server/features/intake/lots/index.ts';
import { OPEN_TEXTS, resolveSearch, searchListings } from '#server/features/market/search/index.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { type Beside, type BesideLot, MOST_BESIDE } from '#shared/comparables/beside.ts';
import { chooseComparables, type LotFacts } from '#shared/comparables/choose-comparables.ts';
import { isComparedKind } from '#shared/comparables/is-compared-kind.ts';
import type { CategoryNumber } from '#shared/kinds/kinds.ts';
import type { ListingSummary } from '#shared/listings.ts';
import { listingName } from '#shared/text/listing-name.ts';
import { LOT_COLUMNS } from './lot-columns.ts';

const COLUMNS = `${LOT_COLUMNS}, p.end_date_is_day_only as "endDateIsDayOnly",
  p.end_date_is_derived as "endDateIsDerived"`;
type Named = 'id' | 'title' | 'dosyaBilgi' | 'price' | 'endDateIsDayOnly' | 'endDateIsDerived' | 'tur' | 'carModel';
type Row = LotFacts &
  Pick<ListingSummary, Named> & {
    readonly endDate: Date | null;
    readonly categoryNumber: CategoryNumber;
    readonly isOfficePlace: boolean | null;
  };

const SUBJECT = `select ${COLUMNS} from properties p where p.id = $1 and p.hidden_at is null`;
const OTHERS = `select case when property_id = $1 then other_id else property_id end::int as id from lot_links
  where $1 in (property_id, other_id)`;
/** SQL: open auctions that are not auctions of the lot itself. */
const OPEN_OTHERS = `p.id <> $1 and p.is_open and p.hidden_at is null and (p.end_date > $2 or p.end_date is null)
    and not exists (select from ${OTHERS_OF_LOT} and o.id = $1)`;
const BUILDING = `select ${COLUMNS} from lot_checks own join lot_checks c on c.parcel_key = own.parcel_key
    join properties p on p.id = c.property_id join properties s on s.id = own.property_id
  where own.property_id = $1 and s.ada is not null and p.ilce = s.ilce and p.category_number = s.category_number
    and coalesce(p.mahalle_koy, '') = coalesce(s.mahalle_koy, '') and ${OPEN_OTHERS}
  order by p.end_date nulls last, p.id limit ${MOST_BESIDE}`;
const SAME_DAY = `select ${COLUMNS} from properties s join properties p on p.court_name = s.court_name
    and (p.end_date at time zone 'Europe/Istanbul')::date = (s.end_date at time zone 'Europe/Istanbul')::date
  where s.id = $1 and s.is_open and ${OPEN_OTHERS}
  order by (p.ilce is not distinct from s.ilce) desc, p.end_date, p.id limit ${MOST_BESIDE}`;

/**
 * Finds open auctions related to a listing: comparable ones, others in its building, and those that can be visited on
 * the same day because they are of the same office and end on the same day, or are in the same district. Throws an
 * ExpectedError 404 when there is no such listing.
 */
export async function findBeside(deps: Pick<Deps, 'db' | 'clock'>, id: number): Promise<Beside> {
  const { db, clock } = deps;
  const now = clock.now();
  const { rows } = await db.$client.query<Row>({ name: 'beside-subject', text: SUBJECT, values: [id] });
  const [subject] = rows;
  if (!subject) throw new ExpectedError(404, 'NOT_FOUND', 'Bu ilan bulunamadı. Yayından kaldırılmış olabilir.');
  const values = [id, now];
  const [others, building, sameDay] = await Promise.all([
    db.$client.query<{ id: number }>({ name: 'beside-others', text: OTHERS, values: [id] }),
    db.$client.query<Row>({ name: 'beside-building', text: BUILDING, values }),
    db.$client.query<Row>({ name: 'beside-day', text: SAME_DAY, values }),
  ]);
  const named = new Set([id, ...others.rows.map((row) => row.id), ...building.rows.map((row) => row.id)]);
  const alike = await alikeOf(deps, subject, named);
  for (const lot of alike) named.add(lot.id);
  const ofOffice = sameDay.rows.flatMap((row) =>
    named.has(row.id) ? [] : shown(row, ['aynı daire, aynı gün bitiyor']),
  );
  for (const lot of ofOffice) named.add(lot.id);
  return {
    building: building.rows.map((row) => shown(row, ['aynı ada ve parsel'])),
    alike,
    sameDay: [...ofOffice, ...(await onTheWay(deps, subject, named))].slice(0, MOST_BESIDE),
  };
}

/** Auctions of the same kind in the district that end soonest, those in the same neighbourhood first. */
async function onTheWay(deps: Pick<Deps, 'db' | 'clock'>, subject: Row, named: ReadonlySet<number>) {
  const { il, ilce, mahalleKoy, categoryNumber: category, isOfficePlace } = subject;
  if (il === null || ilce === null || isOfficePlace) return [];
  const asked = { city: [il], district: ilce, category, page: 1, includeEnded: false, facets: false };
  const { properties } = await searchListings(deps, resolveSearch(asked, OPEN_TEXTS));
  const isNear = (lot: ListingSummary) => mahalleKoy !== null && lot.mahalleKoy === mahalleKoy;
  return properties
    .filter((lot) => !named.has(lot.id) && !lot.isOfficePlace)
    .toSorted((a, b) => Number(isNear(b)) - Number(isNear(a)))
    .slice(0, MOST_BESIDE)
    .map((lot) => shown(fromSummary(lot), [isNear(lot) ? 'aynı mahalle' : 'aynı ilçe']));
}

const fromSummary = (lot: ListingSummary) => ({ ...lot, endDate: lot.endDate === null ? null : new Date(lot.endDate) });

/** Comparable auctions in the district, otherwise in the province. */
async function alikeOf(deps: Pick<Deps, 'db' | 'clock'>, subject: Row, named: ReadonlySet<number>) {
  const { il, ilce, categoryNumber, tur, carModel } = subject;
  if (il === null || !isComparedKind(subject)) return [];
  for (const district of ilce === null ? [undefined] : [ilce, undefined]) {
    const search = resolveSearch(
      {
        city: [il],
        ...(district && { district }),
        category: categoryNumber,
        subCategory: [tur],
        page: 1,
        includeEnded: false,
        facets: false,
      },
      OPEN_TEXTS,
    );
    const { properties } = await searchListings(deps, search);
    const lots = properties.filter((lot) => !named.has(lot.id) && lot.carModel === carModel).map(fromSummary);
    const chosen = chooseComparables(subject, lots).slice(0, MOST_BESIDE);
    if (chosen.length > 0) return chosen.map(({ lot, why }) => shown(lot, why));
  }
  return [];
}

type Shown = Pick<Row, Named | 'il' | 'ilce' | 'mahalleKoy' | 'endDate'>;

function shown(row: Shown, why: string[]): BesideLot {
  const { id, price, endDate, endDateIsDayOnly, endDateIsDerived } = row;
  return {
    id,
    name: listingName(row),
    place: [row.mahalleKoy, row.ilce].filter(Boolean).join(', ') || (row.il ?? ''),
    price,
    endDate: endDate?.toISOString() ?? null,
    endDateIsDayOnly,
    endDateIsDerived,
    why,
  };
}
