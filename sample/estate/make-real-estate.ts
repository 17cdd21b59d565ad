import type { SUB_CATEGORIES } from '#shared/kinds/kinds.ts';
import type { Lot } from '../market/lot.ts';
import { appraisedText, conditionsText, noticeHeading, roundsText, saleVerb } from '../market/notice-parts.ts';
import { appraised, turkishLira } from '../market/printed-figures.ts';
import { fractionOf, type Random } from '../market/random.ts';
import type { Sale } from '../market/sale.ts';
import { drawEncumbrances } from './encumbrances.ts';
import { type Estate, squareMetres } from './estate.ts';
import {
  makeBuilding,
  makeFactory,
  makeHotel,
  makeOffice,
  makeOtherEstate,
  makeShop,
  makeWarehouse,
} from './make-commercial.ts';
import { makeFlat, makeHouse, makeVilla } from './make-homes.ts';
import { makeField, makeOliveGrove, makeOrchard, makePlot, makeVineyard } from './make-land.ts';

type RealEstateKind = (typeof SUB_CATEGORIES)['1'][number];

const MAKERS: Readonly<Record<RealEstateKind, (random: Random, sale: Sale) => Estate>> = {
  Daire: makeFlat,
  'Müstakil Ev': makeHouse,
  Villa: makeVilla,
  Arsa: makePlot,
  Tarla: makeField,
  Bağ: makeVineyard,
  Bahçe: makeOrchard,
  Zeytinlik: makeOliveGrove,
  İşyeri: makeShop,
  Ofis: makeOffice,
  Depo: makeWarehouse,
  Fabrika: makeFactory,
  Bina: makeBuilding,
  Otel: makeHotel,
  'Diğer Gayrimenkul': makeOtherEstate,
};

/**
 * Scales the random draw for official ads. The smaller the draw, the more values are exact to the lira: four of five in
 * official ads, a quarter elsewhere.
 */
const EXACT = 0.28;

type Share = { readonly part: number; readonly whole: number };

const COMMON_SHARES: readonly (readonly [number, number])[] = [
  [1, 2],
  [1, 2],
  [1, 2],
  [1, 3],
  [1, 4],
  [2, 3],
  [3, 4],
  [1, 6],
  [3, 8],
  [5, 12],
];

/**
 * Draws a share: after an inheritance (`1/2`), or after land readjustment, where the lower number is the area
 * (`52753/60169`).
 */
function drawShare(random: Random, { parcelArea, deedUnit }: Estate): Share | undefined {
  if (!random.chance(0.08)) return undefined;
  if (deedUnit === '' && random.chance(0.25)) {
    const whole = Math.round(parcelArea * random.pick([1, 10]));
    return { part: Math.max(1, Math.round(whole * random.between(0.12, 0.9))), whole };
  }
  const [part, whole] = random.pick(COMMON_SHARES);
  return { part, whole };
}

function titleOf(random: Random, sale: Sale, estate: Estate, share: string | null): string {
  const { place, neighbourhood } = sale;
  // Every name ends in Mahallesi or Köyü, and both take the suffix ’nde.
  const where = random.chance(0.6) ? `${place.title} ${neighbourhood}'nde` : place.titleIn;
  const verb = saleVerb(random, sale);
  if (share === null) return `${where} ${estate.subject} ${verb}`;
  if (share.length < 6 && random.chance(0.6)) return `${where} ${estate.subjectOf} ${share} hissesi ${verb}`;
  return `${where} ${estate.subject} ${verb} (${share} ${random.chance(0.7) ? 'hisse' : 'pay'} satışı)`;
}

function deedText(sale: Sale, estate: Estate, share: string | null): string {
  const { place, neighbourhood } = sale;
  const block = estate.ada === null ? '' : `${estate.ada} ada `;
  const whole = sale.isCourtSale ? 'Tamamı [MALİK] ve diğer paydaşlar' : 'Satışa konu tamamı [MALİK]';
  const owner = share === null ? whole : `Satışa konu ${share} hissesi [MALİK]`;
  // Some registers say that the whole is one share, which is not a sale of a share.
  const alone =
    share === null && !sale.isCourtSale && fractionOf(sale.file + estate.parsel) < 0.15 ? 'tam hisse (1/1) ile ' : '';
  return `TAPU KAYDI: ${place.province} ili, ${place.district} ilçesi, ${neighbourhood}, ${block}${estate.parsel} parsel; ${squareMetres(estate.parcelArea)} yüzölçümlü “${estate.deedNature}” vasıflı taşınmaz${estate.deedUnit}. ${owner} adına ${alone}kayıtlıdır.`;
}

function valueText(whole: number, price: number, share: string | null): string {
  if (share === null) return `KIYMETİ: ${turkishLira(price)}`;
  return `KIYMETİ: Taşınmazın tamamının kıymeti ${turkishLira(whole)}, satışa konu ${share} hissenin kıymeti ${turkishLira(price)}`;
}

function vatText(random: Random, sale: Sale, estate: Estate): string {
  if (sale.isCourtSale && random.chance(0.6)) return "KDV ORANI: KDV'den istisna";
  if (estate.isSmallHome) return `KDV ORANI: %${random.pick([1, 10, 10, 20])}`;
  return `KDV ORANI: %${random.pick([10, 20, 20, 20])}`;
}

/** Makes a piece of real estate with its notice. */
export function makeRealEstate(random: Random, sale: Sale): Lot {
  // safe: called only for sales of real estate, which have these sub-categories.
  const estate = MAKERS[sale.subCategory as RealEstateKind](random, sale);
  const whole = appraised(estate.value, random.next() * (sale.isOfficialAd ? EXACT : 1));
  const fraction = drawShare(random, estate);
  const price = fraction ? Math.max(1, Math.round((whole * fraction.part) / fraction.whole)) : whole;
  const share = fraction ? `${fraction.part}/${fraction.whole}` : null;
  const encumbrances = drawEncumbrances(random, sale, estate, whole);
  const others = sale.isMultiple
    ? '\nAynı dosyada başka taşınmazlar da satılmaktadır; bu ilan yalnızca yukarıda tanıtılan taşınmaza ilişkindir.'
    : '';
  const { place, neighbourhood } = sale;
  const parcelPath = `${place.slug}/${estate.ada ?? '0'}/${estate.parsel}`;
  return {
    title: titleOf(random, sale, estate, share),
    price,
    hisse: share,
    mahalleKoy: neighbourhood,
    ada: estate.ada,
    parsel: estate.parsel,
    location: `${neighbourhood}, ${place.district} / ${place.province}`,
    kaydindakiSerhler: encumbrances.text,
    carAge: null,
    carModel: null,
    parcelPath,
    estate,
    description: `${noticeHeading(sale, share === null ? 'taşınmaz' : `taşınmazın ${share} hissesi`, encumbrances.isMortgaged)}\n${deedText(sale, estate, share)}\nÖZELLİKLERİ: ${estate.features}\nİMAR DURUMU: ${estate.zoning}\nKAYDINDAKİ ŞERHLER: ${encumbrances.text}.\n${valueText(whole, price, share)}${appraisedText(sale, price)}\n${vatText(random, sale, estate)}${others}\n${roundsText(sale)}\n${conditionsText(random, price, 'taşınmaz')}`,
  };
}
