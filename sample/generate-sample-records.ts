import { SAMPLE_SOURCE } from '#server/features/intake/sample-market/index.ts';
import { type CategoryNumber, LAND } from '#shared/kinds/kinds.ts';
import type { ListingRecord } from '#shared/listings.ts';
import { ISTANBUL_OFFSET_MS } from '#shared/text/dates.ts';
import { drawDocuments } from './documents/draw-documents.ts';
import { makeRealEstate } from './estate/make-real-estate.ts';
import type { Lot } from './market/lot.ts';
import { Random } from './market/random.ts';
import { drawResult } from './market/result.ts';
import { type Sale, SaleDrawer } from './market/sale.ts';
import { ScheduleDrawer } from './market/schedule.ts';
import { makeMovable } from './movables/make-movable.ts';
import { makeOfficialAd } from './official-ads/make-official-ad.ts';
import { fittingPictures } from './pictures/fitting-pictures.ts';
import { paperDay, type SampleFiles } from './sample-files.ts';
import { makeVehicle } from './vehicles/make-vehicle.ts';

export type SampleOptions = {
  /** The number of listings. Row n is the same in a sample of any size. */
  readonly size: number;
  /** End dates are around its day. The same day gives the same rows, except that auctions of today end during it. */
  readonly now: Date;
  readonly files: SampleFiles;
  readonly seed?: number;
};

/** Several lots of one file are consecutive, in groups of this size. */
const LOTS_PER_FILE = 3;
const MULTIPLE_SHARE = 0.09;
const WITHOUT_PICTURE = 0.08;
const WITHOUT_DOCUMENTS = 0.15;
/** The share that only official ads announce (docs/sample-market.md): most of the land, few vehicles. */
const OFFICIAL: Readonly<Record<CategoryNumber, number>> = { '1': 0.42, '2': 0.2, '3': 0.1 };
const OFFICIAL_LAND = 0.6;
/** The share of corrections (of the ad in the previous row) among the rows that can be one. */
const CORRECTED_SHARE = 0.25;
/** Addresses that can never be real (RFC 2606). */
const EXAMPLE_SITE = 'https://ornek.example';

/** Generates listings that look like the real market; the same options give the same listings. */
export function* generateSampleRecords({
  size,
  now,
  files,
  seed = 7343,
}: SampleOptions): Generator<ListingRecord, void, undefined> {
  const random = new Random(seed);
  const year = new Date(now.getTime() + ISTANBUL_OFFSET_MS).getUTCFullYear();
  const day = paperDay(now);
  const sales = new SaleDrawer(new ScheduleDrawer(now), year);
  for (let row = 0; row < size; row += 1) {
    const drawn = drawSale(random, sales, row);
    const corrected = correctedSale(random, sales, row, drawn);
    const sale = corrected ?? drawn;
    random.startRow(corrected ? row - 1 : row, 2);
    const lot = makeLot(random, sale);
    const record = completeRecord(random, { row, day }, sale, lot, files);
    random.startRow(row, 8);
    const result = sale.schedule.status === 'sold' ? drawResult(random, record.price) : {};
    random.startRow(row, 4);
    const correction = corrected && 1 + random.between(0.01, 0.06);
    yield sale.isOfficialAd ? makeOfficialAd(random, sale, record, lot, correction) : { ...record, ...result };
  }
}

/** The sale of the previous row, if this row is a second ad for it with another day and area. */
function correctedSale(random: Random, sales: SaleDrawer, row: number, sale: Sale): Sale | undefined {
  if (row % LOTS_PER_FILE !== LOTS_PER_FILE - 1 || sale.isMultiple || !sale.isOfficialAd) return undefined;
  random.startRow(row, 6);
  if (!random.chance(CORRECTED_SHARE)) return undefined;
  const before = drawSale(random, sales, row - 1);
  if (before.isMultiple || before.kind !== '1' || !before.isOfficialAd) return undefined;
  return { ...before, schedule: sale.schedule };
}

function drawSale(random: Random, sales: SaleDrawer, row: number): Sale {
  const lot = row % LOTS_PER_FILE;
  const file = (row - lot) / LOTS_PER_FILE;
  random.startRow(file, 0);
  const isMultiple = random.chance(MULTIPLE_SHARE);
  if (isMultiple) random.startRow(file, 3);
  else random.startRow(row, 1);
  const sale = sales.draw(random, isMultiple, isMultiple ? lot : 0);
  // All lots of a file are announced in the same way.
  random.startRow(isMultiple ? file : row, isMultiple ? 7 : 5);
  return { ...sale, isOfficialAd: random.chance(LAND.has(sale.subCategory) ? OFFICIAL_LAND : OFFICIAL[sale.kind]) };
}

function makeLot(random: Random, sale: Sale): Lot {
  switch (sale.kind) {
    case '1':
      return makeRealEstate(random, sale);
    case '2':
      return makeVehicle(random, sale);
    case '3':
      return makeMovable(random, sale);
  }
}

function completeRecord(
  random: Random,
  { row, day }: { row: number; day: string },
  sale: Sale,
  { parcelPath, estate: _estate, vehicle: _vehicle, ...lot }: Lot,
  files: SampleFiles,
): ListingRecord {
  const number = 16_900_000_000 + row * 7;
  const pictures = drawPictures(random, fittingPictures(files.pictures[sale.subCategory], sale.place, lot.title));
  const hasDocuments = !random.chance(WITHOUT_DOCUMENTS);
  const documents = hasDocuments ? drawDocuments(random, sale, pictures, `${row + 1}-${day}`) : [];
  const hasValuation = sale.kind === '1' && random.chance(0.85);
  const { schedule } = sale;
  return {
    ...lot,
    source: SAMPLE_SOURCE,
    sourceKey: String(row + 1),
    sourceUrl: `${EXAMPLE_SITE}/ilan/${number}`,
    auctionId: String(number),
    dosyaBilgi: sale.file,
    il: sale.place.province,
    ilce: sale.place.district,
    endDate: schedule.endDate,
    endDateIsDayOnly: schedule.endDateIsDayOnly,
    endDateIsDerived: false,
    categoryNumber: sale.kind,
    tur: sale.subCategory,
    courtName: sale.office,
    secondRound: schedule.isSecondRound ? '1' : '0',
    roundIsDerived: false,
    sulhMahkeme: sale.isCourtSale ? '1' : '0',
    imageUrl: pictures[0] ?? null,
    allImages: pictures.join(','),
    documentFiles: documents.map(files.documentUrl),
    uyapLink: `${EXAMPLE_SITE}/esatis/${number}`,
    parselLink: parcelPath === null ? null : `${EXAMPLE_SITE}/parsel/${parcelPath}`,
    degerleme: hasValuation ? `${EXAMPLE_SITE}/degerleme/${number}` : null,
    status: schedule.status,
    // Nobody has this telephone number, so nobody is called by mistake.
    officeContact: {
      address: `Adliye Sarayı (örnek adres), ${sale.place.province}`,
      phone: '0200 000 00 00',
      email: 'ornek-daire@icra.example',
    },
  };
}

/** Draws up to five different pictures, rarely none. */
function drawPictures(random: Random, pictures: readonly string[]): string[] {
  if (pictures.length === 0 || random.chance(WITHOUT_PICTURE)) return [];
  const count = Math.min(random.int(2, 5), pictures.length);
  const first = random.int(0, pictures.length - 1);
  return Array.from({ length: count }, (_, index) => pictures[(first + index) % pictures.length] ?? '');
}
