import { UNKNOWN_SUB_CATEGORY } from '#shared/kinds/kinds.ts';
import type { ListingRecord } from '#shared/listings.ts';
import { DAY_MS, startOfIstanbulDay } from '#shared/text/dates.ts';
import type { Lot } from '../market/lot.ts';
import type { Random } from '../market/random.ts';
import type { Sale } from '../market/sale.ts';
import { type AdPlace, drawAdPlace, drawVehiclePlace } from './ad-place.ts';
import { begunNotice } from './ad-texts.ts';
import { drawAdSubject, estateTitle, misprinted, officeTitle, vehicleTitle } from './ad-titles.ts';

const OFFICE_FOR_TITLE = 0.05;
const SHARE_UNSAID = 0.4;
const WITH_DOCUMENT = 0.06;
/** Five real titles of 38 have typographic apostrophes. */
const CURLY = 0.13;

type AdText = 'none' | 'begun' | 'whole';

/** What an ad says differently from e-Satış about the same sale. */
type Said = Partial<ListingRecord> & { readonly title: string };

/**
 * The listing in the form of a portal of official notices: a title, a place, an office and a day; no picture, rarely a
 * document, and often no text. `record` is the same sale in the form of e-Satış; `correction` is the factor by which an
 * ad that corrects another one changes the area.
 */
export function makeOfficialAd(
  random: Random,
  sale: Sale,
  record: ListingRecord,
  lot: Lot,
  correction: number | undefined,
): ListingRecord {
  const apostrophe = random.chance(CURLY) ? '’' : "'";
  const said = lot.estate ? estateAd(random, sale, record, lot) : otherAd(random, sale, record, lot);
  return {
    ...record,
    ...UNSAID,
    ...dayOfSale(sale),
    secondRound: '0',
    roundIsDerived: true,
    auctionId: `ILN${record.sourceKey.padStart(8, '0')}`,
    courtName: adOffice(random, sale),
    documentFiles: random.chance(WITH_DOCUMENT) ? record.documentFiles.slice(0, 1) : [],
    ...said,
    title: (correction === undefined ? said.title : misprinted(said.title, correction)).replace(/['’]/gu, apostrophe),
  };
}

/** Fields that no ad has; a text may still contain some of them. */
const UNSAID = {
  mahalleKoy: null,
  ada: null,
  parsel: null,
  imageUrl: null,
  allImages: '',
  description: null,
  uyapLink: null,
  parselLink: null,
  degerleme: null,
  kaydindakiSerhler: null,
  carAge: null,
  carModel: null,
  officeContact: null,
} satisfies Partial<ListingRecord>;

/** Only the day of the sale is stated, so the end is derived from it. */
function dayOfSale({ schedule }: Sale): Partial<ListingRecord> {
  const day = startOfIstanbulDay(schedule.endDate).getTime();
  const endDate = new Date(day + DAY_MS - 1000);
  return { endDate, endDateIsDayOnly: true, endDateIsDerived: true, status: schedule.statusOfDay };
}

function estateAd(random: Random, sale: Sale, record: ListingRecord, lot: Lot): Said {
  const { estate } = lot;
  if (!estate) throw new Error('Only real estate has a register.');
  const place = drawAdPlace(random, sale);
  const named = drawAdSubject(random, sale, estate);
  const isShareUnsaid = lot.hisse !== null && random.chance(SHARE_UNSAID);
  const isOfficeOnly = random.chance(OFFICE_FOR_TITLE);
  const text = isOfficeOnly ? 'whole' : drawText(random, isShareUnsaid || lot.hisse !== null);
  const title = isOfficeOnly
    ? officeTitle(random, sale.office, sale.file)
    : estateTitle(random, sale, place.where, named, isShareUnsaid ? '' : lot.hisse);
  return {
    title,
    ...fieldsOf(place),
    hisse: isShareUnsaid ? null : lot.hisse,
    tur: named.isUnnamed && text !== 'whole' ? UNKNOWN_SUB_CATEGORY[sale.kind] : record.tur,
    ...(text === 'begun' && { ...registered(record), description: begunNotice(random, sale, estate, lot.price ?? 0) }),
    ...(text === 'whole' && announced(record)),
  };
}

/** Most ads of shares have no text, because it would have to state the share's size. */
function drawText(random: Random, isShare: boolean): AdText {
  const draw = random.next();
  if (draw < 0.45 || isShare) return 'none';
  return draw < 0.65 ? 'begun' : 'whole';
}

function fieldsOf({ il, ilce, mahalleKoy, location }: AdPlace): Partial<ListingRecord> {
  return { il, ilce, mahalleKoy, location };
}

/** The values of the land register that a notice states. */
function registered({ ilce, mahalleKoy, ada, parsel }: ListingRecord): Partial<ListingRecord> {
  return { ilce, mahalleKoy, ada, parsel, location: null };
}

/** The values that a whole notice states, including the times and the round. */
function announced(record: ListingRecord): Partial<ListingRecord> {
  const { description, kaydindakiSerhler, endDate, endDateIsDayOnly, secondRound, status } = record;
  const end = { endDate, endDateIsDayOnly, endDateIsDerived: false, secondRound, roundIsDerived: false, status };
  const told = { description, kaydindakiSerhler, ...end };
  return { ...registered(record), ...told };
}

function otherAd(random: Random, sale: Sale, record: ListingRecord, { vehicle }: Lot): Said {
  if (!vehicle) return { title: record.title, location: null };
  const place = drawVehiclePlace(random, sale);
  return { title: vehicleTitle(random, sale, place.where, vehicle), ...fieldsOf(place) };
}

/** Offices in towns call themselves a directorate, and a court of peace often omits its sale office. */
function adOffice(random: Random, { office, place, isCourtSale }: Sale): string {
  if (isCourtSale)
    return random.chance(0.9) ? office.replace(/(\p{L}+ Sulh Hukuk Mahkemesi) Satış Memurluğu$/u, '$1') : office;
  const isTown = /^\p{L}+ İcra Dairesi$/u.test(office) && !office.startsWith(`${place.province} `);
  return isTown ? `${office} Müdürlüğü` : office;
}
