import { vehicleBrand } from '#shared/kinds/vehicle-brands.ts';
import type { ListingRecord } from '#shared/listings.ts';
import { DAY_MS } from '#shared/text/dates.ts';

/**
 * How well a listing matches the query, judged by its fields as a human reader would: 3 exactly, 2 nearly, 1 partly.
 */
export type GradedQuery = { readonly query: string; readonly grade: (listing: ListingRecord) => number };

type Test = (listing: ListingRecord) => boolean;

/**
 * Listings that pass the first test are what the query means; each later test accepts more listings, for a lower grade.
 */
function graded(query: string, ...tests: readonly Test[]): GradedQuery {
  return {
    query,
    grade: (listing) => {
      const place = tests.findIndex((test) => test(listing));
      return place === -1 ? 0 : 3 - place;
    },
  };
}

const all =
  (...tests: readonly Test[]): Test =>
  (listing) =>
    tests.every((test) => test(listing));
const not =
  (test: Test): Test =>
  (listing) =>
    !test(listing);
const kind =
  (...names: readonly string[]): Test =>
  ({ tur }) =>
    names.includes(tur);
const category =
  (number: string): Test =>
  ({ categoryNumber }) =>
    categoryNumber === number;
const city =
  (...names: readonly string[]): Test =>
  ({ il }) =>
    il !== null && names.includes(il);
const district =
  (name: string, province: string): Test =>
  ({ il, ilce }) =>
    il === province && ilce === name;
const upTo =
  (lira: number): Test =>
  ({ price }) =>
    price !== null && price <= lira;
const from =
  (lira: number): Test =>
  ({ price }) =>
    price !== null && price >= lira;
const says =
  (pattern: RegExp): Test =>
  ({ title, description }) =>
    pattern.test(`${title} ${description ?? ''}`);
const titled =
  (pattern: RegExp): Test =>
  ({ title }) =>
    pattern.test(title);
const second: Test = ({ secondRound }) => secondRound === '1';
const court: Test = ({ sulhMahkeme }) => sulhMahkeme === '1';
const brand =
  (name: string): Test =>
  ({ carModel }) =>
    carModel !== null && vehicleBrand(carModel).startsWith(name);
const age =
  (most: number): Test =>
  ({ carAge }) =>
    carAge !== null && Number(carAge) <= most;
const share: Test = ({ hisse, noticeValues }) => hisse !== null || noticeValues?.values.isShareSale?.value === true;
const office =
  (name: string): Test =>
  ({ courtName }) =>
    courtName === name;
/** Ends at most `days` days after noon of the reference day. */
const within =
  (days: number): Test =>
  ({ endDate }) =>
    endDate !== null && endDate.getTime() <= GRADED_NOW.getTime() + days * DAY_MS;

/** The time for which the sample set of these grades is generated. */
export const GRADED_NOW = new Date('2026-11-20T09:00:00Z');

const HOME = kind('Daire', 'Müstakil Ev', 'Villa');
const LAND = kind('Arsa', 'Tarla');

/** Forty typical searches of investors, all written before the first of them was run. */
export const GRADED_QUERIES: readonly GradedQuery[] = [
  graded(
    'ankara çankaya daire',
    all(kind('Daire'), district('Çankaya', 'Ankara')),
    all(kind('Daire'), city('Ankara')),
    all(HOME, city('Ankara')),
  ),
  graded(
    'istanbulda satılık daire 3 milyon altı',
    all(kind('Daire'), city('İstanbul'), upTo(3e6)),
    all(kind('Daire'), city('İstanbul'), upTo(3.5e6)),
    all(kind('Daire'), city('İstanbul')),
  ),
  graded('izmir arsa', all(kind('Arsa'), city('İzmir')), all(LAND, city('İzmir')), all(category('1'), city('İzmir'))),
  graded('konyada tarla', all(kind('Tarla'), city('Konya')), all(LAND, city('Konya')), kind('Tarla')),
  graded('zeytinlik', kind('Zeytinlik'), says(/zeytin/i)),
  graded('izmirde zeytinlik', all(kind('Zeytinlik'), city('İzmir')), kind('Zeytinlik')),
  graded('icradan araba', kind('Otomobil'), kind('Panelvan', 'Kamyonet', 'Minibüs'), category('2')),
  graded(
    'istanbul otomobil 700 bin altı',
    all(kind('Otomobil'), city('İstanbul'), upTo(7e5)),
    all(kind('Otomobil'), city('İstanbul')),
    all(kind('Otomobil'), upTo(7e5)),
  ),
  graded('traktör', kind('Traktör')),
  graded('en ucuz traktör', all(kind('Traktör'), upTo(7e5)), all(kind('Traktör'), upTo(1e6)), kind('Traktör')),
  graded('renault', brand('RENAULT'), titled(/renault/i)),
  graded('renault clio', all(brand('RENAULT'), titled(/clio/i)), brand('RENAULT')),
  graded('fiat egea 2020 model üstü', all(titled(/egea/i), age(6)), titled(/egea/i), brand('FIAT')),
  graded('5 yaşından küçük otomobil', all(kind('Otomobil'), age(5)), all(kind('Otomobil'), age(7)), kind('Otomobil')),
  graded(
    '2. ihale daire ankara',
    all(kind('Daire'), city('Ankara'), second),
    all(kind('Daire'), city('Ankara')),
    all(city('Ankara'), second),
  ),
  graded('ikinci ihaleye kalmış arsalar', all(kind('Arsa'), second), all(LAND, second), second),
  graded('satış memurluğu arsa', all(kind('Arsa'), court), all(LAND, court), court),
  graded(
    'izale-i şuyu daire istanbul',
    all(kind('Daire'), city('İstanbul'), court),
    all(HOME, city('İstanbul'), court),
    all(kind('Daire'), court),
  ),
  graded(
    '3 gün içinde biten daireler',
    all(kind('Daire'), within(3)),
    all(HOME, within(3)),
    all(kind('Daire'), within(5)),
  ),
  graded(
    'bu hafta biten ihaleler ankara',
    all(city('Ankara'), within(2.9)),
    all(city('Ankara'), within(7)),
    city('Ankara'),
  ),
  graded('hisseli arsa', all(kind('Arsa'), share), all(LAND, share), share),
  graded('hissesiz tarla', all(kind('Tarla'), not(share)), all(LAND, not(share))),
  graded('araç hariç bursa', all(city('Bursa'), not(category('2')))),
  graded(
    'ankara hariç daire 2 milyon altı',
    all(kind('Daire'), not(city('Ankara')), upTo(2e6)),
    all(HOME, not(city('Ankara')), upTo(2e6)),
  ),
  graded(
    'antalya alanya daire',
    all(kind('Daire'), district('Alanya', 'Antalya')),
    all(kind('Daire'), city('Antalya')),
    all(category('1'), city('Antalya')),
  ),
  graded(
    'antalyanın alanyasında ev',
    all(HOME, district('Alanya', 'Antalya')),
    all(HOME, city('Antalya')),
    all(category('1'), district('Alanya', 'Antalya')),
  ),
  graded(
    'istanbl kadikoy dairesi',
    all(kind('Daire'), district('Kadıköy', 'İstanbul')),
    all(kind('Daire'), city('İstanbul')),
    all(HOME, city('İstanbul')),
  ),
  graded(
    'gaziantep dükkan',
    all(kind('İşyeri'), city('Gaziantep')),
    all(kind('Ofis', 'Depo', 'Bina'), city('Gaziantep')),
    all(category('1'), city('Gaziantep')),
  ),
  graded(
    '1 ile 2 milyon arası daire izmir',
    all(kind('Daire'), city('İzmir'), from(1e6), upTo(2e6)),
    all(kind('Daire'), city('İzmir'), from(8e5), upTo(2.5e6)),
    all(kind('Daire'), city('İzmir')),
  ),
  graded('10 milyon üstü villa', all(kind('Villa'), from(1e7)), all(kind('Villa'), from(8e6)), kind('Villa')),
  graded('imarlı arsa', all(kind('Arsa'), says(/imarlı/i)), kind('Arsa')),
  graded(
    'konut imarlı arsa antalya',
    all(kind('Arsa'), city('Antalya'), titled(/konut imarlı/i)),
    all(kind('Arsa'), city('Antalya')),
    all(kind('Arsa'), titled(/konut imarlı/i)),
  ),
  graded(
    '3+1 daire bursa',
    all(kind('Daire'), city('Bursa'), titled(/3\+1/)),
    all(kind('Daire'), city('Bursa')),
    all(HOME, city('Bursa')),
  ),
  graded('dubleks daire', all(HOME, says(/dubleks/i)), all(HOME, says(/çatı arası|tripleks/i))),
  graded('Ankara 3. İcra Dairesi', office('Ankara 3. İcra Dairesi'), ({ courtName }) =>
    /^Ankara .*3\. İcra Dairesi$/.test(courtName ?? ''),
  ),
  graded(
    'kayseri fabrika',
    all(kind('Fabrika'), city('Kayseri')),
    all(kind('Depo', 'İşyeri', 'Bina'), city('Kayseri')),
    kind('Fabrika'),
  ),
  graded(
    'adana narenciye bahçesi',
    all(kind('Bahçe'), city('Adana'), says(/narenciye|portakal|limon|mandalina/i)),
    all(kind('Bahçe'), city('Adana')),
    kind('Bahçe'),
  ),
  graded(
    'ereğli tarla',
    all(kind('Tarla'), ({ ilce }) => ilce === 'Ereğli'),
    all(kind('Tarla'), city('Konya', 'Zonguldak')),
  ),
  graded('iş makinesi ekskavatör', all(kind('İş Makinesi'), says(/ekskavatör/i)), kind('İş Makinesi')),
  graded(
    'sulu tarla 2 milyona kadar',
    all(kind('Tarla'), upTo(2e6), says(/sulu/i)),
    all(kind('Tarla'), upTo(2e6)),
    kind('Tarla'),
  ),
];
