import { PLATES } from '#shared/places/province-plates.ts';
import type { Lot } from '../market/lot.ts';
import { appraisedText, conditionsText, noticeHeading, roundsText, saleVerb } from '../market/notice-parts.ts';
import { appraised, grouped, turkishLira } from '../market/printed-figures.ts';
import type { Random } from '../market/random.ts';
import type { Sale } from '../market/sale.ts';
import { VEHICLE_MODELS, type VehicleKind, type VehicleModel } from './vehicle-models.ts';

/** A sub-category's name in titles, its loss of value in a year, and its kilometres or hours of use in a year. */
type KindFacts = {
  readonly noun: string;
  readonly yearlyLoss: number;
  readonly yearlyUse: number;
  readonly use: 'km' | 'saat';
};

const KINDS: Readonly<Record<VehicleKind, KindFacts>> = {
  Otomobil: { noun: 'otomobil', yearlyLoss: 0.088, yearlyUse: 16_500, use: 'km' },
  Kamyonet: { noun: 'kamyonet', yearlyLoss: 0.082, yearlyUse: 22_000, use: 'km' },
  Kamyon: { noun: 'kamyon', yearlyLoss: 0.075, yearlyUse: 48_000, use: 'km' },
  Çekici: { noun: 'çekici', yearlyLoss: 0.085, yearlyUse: 92_000, use: 'km' },
  Dorse: { noun: 'dorse', yearlyLoss: 0.06, yearlyUse: 0, use: 'km' },
  Minibüs: { noun: 'minibüs', yearlyLoss: 0.08, yearlyUse: 42_000, use: 'km' },
  Otobüs: { noun: 'otobüs', yearlyLoss: 0.095, yearlyUse: 88_000, use: 'km' },
  Panelvan: { noun: 'panelvan', yearlyLoss: 0.085, yearlyUse: 28_000, use: 'km' },
  Motosiklet: { noun: 'motosiklet', yearlyLoss: 0.1, yearlyUse: 6200, use: 'km' },
  Traktör: { noun: 'traktör', yearlyLoss: 0.048, yearlyUse: 420, use: 'saat' },
  'İş Makinesi': { noun: 'iş makinesi', yearlyLoss: 0.068, yearlyUse: 950, use: 'saat' },
  'Diğer Araç': { noun: '', yearlyLoss: 0.055, yearlyUse: 0, use: 'km' },
};

const COLOURS = [
  'beyaz',
  'beyaz',
  'beyaz',
  'gri',
  'gümüş gri',
  'siyah',
  'füme',
  'kırmızı',
  'mavi',
  'lacivert',
  'bej',
] as const;
const COLOURS_OF: Readonly<Partial<Record<VehicleKind, readonly string[]>>> = {
  Traktör: ['mavi', 'kırmızı', 'yeşil', 'turuncu', 'beyaz'],
  'İş Makinesi': ['sarı', 'sarı', 'turuncu', 'gri'],
};
const DAMAGED_BODY = [
  'Sağ ön çamurluk ile ön tampon hasarlı, sol arka kısım çizik durumdadır',
  'Ön bölüm, far ve radyatör bölgesi kaza nedeniyle hasarlıdır',
  'Sol yan tarafta göçük, arka tamponda kırık vardır',
] as const;
const WORN_BODY = [
  'Dört tarafında muhtelif çizik ve ufak göçükler vardır',
  'Kaporta genel olarak sağlam, boyada yer yer solma görülmüştür',
  'Sağ tarafında sürtme izi, arka bölümünde küçük çizikler vardır',
  'Dıştan belirgin hasarı yoktur, lastikleri orta düzeyde yıpranmıştır',
] as const;
const UNTRIED = [
  'Akü boş olduğundan motor çalıştırılamamış, göstergesi okunamamıştır',
  'Anahtarı ve ruhsatı bulunmadığından iç aksamı ve göstergesi incelenememiştir',
] as const;
const TRIED = [
  'Motor çalıştırılmış, yürüyen aksamında belirgin bir arıza görülmemiştir',
  'Anahtarı mevcuttur, ruhsatı yoktur; motoru çalışır durumdadır',
  'Motor ve şanzıman aksamının çalıştığı beyan edilmiştir',
] as const;
const DEPOTS = ['yediemin otoparkı', 'lisanslı yediemin deposu', 'adliye yediemin otoparkı'] as const;
const REGISTER = [
  'ayrıca rehin şerhi vardır',
  'yakalama şerhi konulmuştur',
  'trafikten men kaydı vardır',
  'rehin kaydı yoktur',
] as const;

type Vehicle = {
  readonly kind: VehicleKind;
  readonly facts: KindFacts;
  readonly model: VehicleModel;
  readonly modelYear: number;
  readonly age: number;
  readonly isDamaged: boolean;
  /** Whether the expert could start it and read its meter. */
  readonly isTried: boolean;
};

function drawVehicle(random: Random, sale: Sale): Vehicle {
  // safe: called only for sales of vehicles, which have these sub-categories.
  const kind = sale.subCategory as VehicleKind;
  const model = random.pick(VEHICLE_MODELS[kind]);
  const newest = Math.min(model.to, sale.year - 1);
  const modelYear = Math.max(model.from, newest - Math.floor(random.next() ** 1.2 * (newest - model.from + 1)));
  return {
    kind,
    facts: KINDS[kind],
    model,
    modelYear,
    age: sale.year - modelYear,
    isDamaged: random.chance(0.18),
    isTried: random.chance(0.62),
  };
}

/** Makes an auctioned vehicle with its notice. */
export function makeVehicle(random: Random, sale: Sale): Lot {
  const vehicle = drawVehicle(random, sale);
  const { facts, model } = vehicle;
  const price = appraised(vehicleValue(vehicle) * random.factor(0.11), random.next());
  const { place } = sale;
  const name = facts.noun === '' || model.name.endsWith(facts.noun) ? model.name : `${model.name} ${facts.noun}`;
  const town = place.district === 'Merkez' ? place.province : place.district;
  const where = `${place.district} / ${place.province}`;
  const register = random.pick(REGISTER);
  return {
    title: `${place.titleIn} ${vehicle.modelYear} model ${name} ${saleVerb(random, sale)}`,
    price,
    hisse: null,
    mahalleKoy: null,
    ada: null,
    parsel: null,
    location: where,
    kaydindakiSerhler: null,
    carAge: String(vehicle.age),
    carModel: model.code,
    parcelPath: null,
    vehicle: { modelYear: vehicle.modelYear, name: model.name },
    description: `${noticeHeading(sale, 'araç', register === REGISTER[0])}\nARAÇ BİLGİLERİ: ${vehicleText(random, sale, vehicle)}\nHASAR DURUMU: ${stateText(random, vehicle)}\nMUHAFAZA YERİ: ${town} ${random.pick(DEPOTS)}, ${where}. Araç, mesai saatlerinde yerinde görülebilir.\nRUHSAT KAYDI: Tescil kaydında ${random.int(1, 9)} adet haciz şerhi bulunmaktadır; ${register}.\nKIYMETİ: ${turkishLira(price)}${appraisedText(sale, price)}\nKDV ORANI: %${vehicle.kind === 'Otomobil' ? random.pick([1, 20]) : random.pick([10, 20, 20])}\n${roundsText(sale)}\n${conditionsText(random, price, 'mal')}`,
  };
}

/** In lira, before random variation and rounding. */
function vehicleValue({ kind, model, age, isDamaged }: Vehicle): number {
  return undamagedValue(kind, model, age) * (isDamaged ? 0.68 : 1);
}

/** The value of a vehicle at an age in years, in lira. An old one keeps a fifth of the price of a new one. */
export function undamagedValue(kind: VehicleKind, { newPrice }: VehicleModel, age: number): number {
  return newPrice * 1000 * Math.max(0.2, Math.exp(-KINDS[kind].yearlyLoss * age));
}

function vehicleText(random: Random, sale: Sale, vehicle: Vehicle): string {
  const { facts, model, modelYear, age, isTried } = vehicle;
  const version = random.pick(model.engines);
  const noun = facts.noun === '' ? '' : `, ${facts.noun} cinsi`;
  const driven = Math.round((facts.yearlyUse * Math.max(age, 0.6) * random.factor(0.3)) / 10) * 10;
  const use = driven > 0 && isTried ? ` Göstergesinde ${grouped(driven)} ${facts.use} okunmuştur.` : '';
  const drive = LIGHT_VEHICLES.has(facts.noun) ? ` ${driveText(random, facts.noun, `${model.name} ${version}`)}` : '';
  return `${plateText(random, sale)}${modelYear} model, ${model.name} ${version}${noun}, ${random.pick(COLOURS_OF[vehicle.kind] ?? COLOURS)} renkli.${use}${drive}`;
}

/** Describes damage and engine. Trailers have no engine. */
function stateText(random: Random, { facts, isDamaged, isTried }: Vehicle): string {
  const body = isDamaged ? `Araç hasarlıdır. ${random.pick(DAMAGED_BODY)}.` : `${random.pick(WORN_BODY)}.`;
  return facts.yearlyUse > 0 ? `${body} ${random.pick(isTried ? TRIED : UNTRIED)}.` : body;
}

const LIGHT_VEHICLES = new Set(['otomobil', 'kamyonet', 'panelvan']);
const PETROL_VAN = /Fire/u;
const ELECTRIC = /^(?:Tesla|Togg)/u;
const DIESEL = /dCi|TDI|CDTI|HDi|D-4D|Multijet|TDCi|CRDi|CDI|TDV6|SD4|i-DTEC|\bED\b|520d|\bD\b/u;

/** Fuel and gearbox, as far as the version's name reveals them. */
function driveText(random: Random, noun: string, version: string): string {
  if (ELECTRIC.test(version)) return 'Elektrikli, otomatik vitesli araçtır.';
  const petrol = version.includes('Hybrid') ? 'Hibrit' : random.pick(['Benzinli', 'Benzin ve LPG yakıtlı']);
  const gear = random.pick(['düz vitesli', 'düz vitesli', 'otomatik vitesli']);
  const isDiesel = noun === 'otomobil' ? DIESEL.test(version) : !PETROL_VAN.test(version);
  return `${isDiesel ? 'Dizel' : petrol}, ${gear} araçtır.`;
}

/** States only the province of the plate. Machines and farm trailers have no plate. */
function plateText(random: Random, { place, subCategory }: Sale): string {
  if (subCategory === 'İş Makinesi' || subCategory === 'Diğer Araç') return 'Tescil belgesine göre ';
  const plate = random.chance(0.68) ? place.facts.plate : random.pick(PLATES);
  return `${plate} *** *** plakalı, `;
}
