import type { Table } from '#server/features/intake/market-series/index.ts';
import { vehicleBrand } from '#shared/kinds/vehicle-brands.ts';
import { monthText } from '#shared/price-index/index-months.ts';
import { istanbulDate } from '#shared/text/dates.ts';
import { foldTurkish } from '#shared/text/turkish-text.ts';
import { undamagedValue } from '../vehicles/make-vehicle.ts';
import { VEHICLE_MODELS, type VehicleKind, type VehicleModel } from '../vehicles/vehicle-models.ts';

/** The kinds in the real list, which contains no trailers or machines. */
const KINDS = [
  ...(['Otomobil', 'Kamyonet', 'Panelvan', 'Minibüs', 'Otobüs'] as const),
  ...(['Kamyon', 'Çekici', 'Motosiklet', 'Traktör'] as const),
] satisfies readonly VehicleKind[];
/** The number of model years in the real list. */
const YEARS = 15;
/**
 * The price step from one version to the next more expensive one, and the ratio of insurers' values to sellers' prices.
 */
const [VERSION_STEP, BELOW_MARKET] = [0.04, 0.94];
/** Higher than all codes of the union. */
const FIRST_OWN_CODE = 90_000;

/** A generated list of kasko values for the models of the generated market, in the form of the insurers' union's. */
export function makeKaskoList(now: Date): Table {
  const month = istanbulDate(now).slice(0, 7);
  const thisYear = Number(month.slice(0, 4));
  const years = Array.from({ length: YEARS }, (_, at) => thisYear - at);
  const versions = KINDS.flatMap((kind) =>
    VEHICLE_MODELS[kind].flatMap((model) =>
      model.engines.map((engine, version) => {
        const brand = brandOf(model);
        return { kind, model, version, brand, type: typeName(model, brand, engine) };
      }),
    ),
  );
  const brands = [...new Set(versions.map(({ brand }) => brand))];
  // Frequent models occur twice in the table from which listings are drawn.
  const types = new Map(versions.map((version) => [`${version.brand} ${version.type}`, version]));
  return [
    [`ÖRNEK KASKO DEĞER LİSTESİ ${monthText(month)}`],
    ['Marka Kodu', 'Tip Kodu', 'Marka Adı', 'Tip Adı', ...years.map(String)],
    ...[...types.values()].map(({ brand, type, ...version }, at) => [
      FIRST_OWN_CODE + brands.indexOf(brand),
      at + 1,
      brand,
      type,
      ...years.map((year) => listedValue(version, year, thisYear)),
    ]),
  ];
}

function brandOf({ code, name }: VehicleModel): string {
  return (code !== null && vehicleBrand(code)) || (name.split(' ')[0] ?? name).toLocaleUpperCase('tr');
}

/** The list names a type without its brand. */
function typeName({ name }: VehicleModel, brand: string, engine: string): string {
  const ofBrand = new Set(foldTurkish(brand).split(/[^a-z0-9]+/));
  const words = name.split(' ').filter((word) => !ofBrand.has(foldTurkish(word)));
  return `${words.join(' ')} ${engine}`.toLocaleUpperCase('tr');
}

type Version = { readonly kind: VehicleKind; readonly model: VehicleModel; readonly version: number };

/** Null for a year in which the model was not built. */
function listedValue({ kind, model, version }: Version, year: number, thisYear: number): number | null {
  if (year < model.from || year > model.to) return null;
  const value = undamagedValue(kind, model, thisYear - year) * BELOW_MARKET * (1 + VERSION_STEP * version);
  return Math.round(value / 100) * 100;
}
