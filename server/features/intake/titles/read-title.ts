import type { NoticeLot } from '#server/features/intake/notices/index.ts';
import type { CategoryNumber } from '#shared/kinds/kinds.ts';
import { findModel, isCarModel } from '#shared/kinds/vehicle-models.ts';
import type { Right } from '#shared/notice-values.ts';
import { readTitleAreas } from './title-areas.ts';
import { isOfSeveralLots, readTitleKind, readTitleRight, type TitleKind } from './title-kind.ts';
import { readTitleOffice } from './title-office.ts';
import { type GivenPlace, readTitlePlace } from './title-place.ts';
import { readTitleShare } from './title-share.ts';
import { readTitleUnit } from './title-unit.ts';
import { readTitleVehicle, type TitleVehicle } from './title-vehicle.ts';
import { wordsOfTitle } from './title-words.ts';

/** Who sells, in `iflas dairesinden satılıktır`: no flat. */
const SELLER = /(?<!\p{L})[iİI](?:cra|flas) (?:dairesi|müdürlüğü)\p{L}*/giu;

/** Where a thing stands, in `yediemin otoparkında bulunan araç`: nobody sells the car park. */
const STANDING = /(?<!\p{L})(?:yediemin )?otopark(?:ta|(?:lar)?[ıIiİ]nda)(?:n|ki)?(?!\p{L})/giu;

/** What the source says of a listing beside its title; a kind that it names is believed. */
export type GivenFacts = GivenPlace & { readonly categoryNumber?: CategoryNumber | undefined };

const BUILT: ReadonlySet<string> = new Set([
  'Daire',
  'Müstakil Ev',
  'Villa',
  'Bina',
  'İşyeri',
  'Ofis',
  'Depo',
  'Fabrika',
  'Otel',
]);

/**
 * Reads the title of a listing as notices are read: every value with the words that say it, here the whole title. What
 * it does not say is absent. Pure, never throws.
 */
export function readTitle(printed: string, given: GivenFacts): NoticeLot {
  const title = printed.normalize('NFC');
  const { rest, ...office } = readTitleOffice(title);
  const words = wordsOfTitle(rest);
  const { used, ...place } = readTitlePlace(words, given);
  const thing = words
    .flatMap(({ text }, index) => (used.has(index) ? [] : [text]))
    .join(' ')
    .replace(SELLER, '')
    .replace(STANDING, '');
  const kind = kindOf(thing, given.categoryNumber);
  const right = kind.categoryNumber === '1' ? readTitleRight(rest) : undefined;
  return mentions(title, {
    ...office,
    ...place,
    ...kind,
    ...(kind.categoryNumber === '1' && estateValues(rest, kind, right)),
    ...readSale(rest, kind.categoryNumber, right),
  });
}

type Kind = TitleKind & TitleVehicle;

/** A make with its year tells a vehicle where no noun does. */
function kindOf(thing: string, given: CategoryNumber | undefined): Kind {
  const named = readTitleKind(thing, given);
  const categoryNumber = named.categoryNumber ?? given;
  if (categoryNumber === '1') return { ...named, categoryNumber };
  const vehicle = readTitleVehicle(thing);
  if (categoryNumber !== undefined && categoryNumber !== '2') return { ...named, categoryNumber };
  const isVehicle = categoryNumber === '2' || (vehicle.brand?.code && vehicle.modelYear !== undefined);
  if (!isVehicle) return named;
  const isCar = named.tur === undefined && isOfCar(vehicle);
  return { ...named, categoryNumber: '2', ...(isCar && { tur: 'Otomobil' }), ...vehicle };
}

/** A title that says only `araç` with its model: a Passat is a car, a Transit may be three things. */
function isOfCar({ brand, modelText = '' }: TitleVehicle): boolean {
  const words = modelText.split(' ');
  const model = [words.slice(0, 2), words.slice(0, 1)]
    .map((name) => findModel(`${brand?.name ?? ''} ${name.join(' ')}`))
    .find((found) => found !== undefined);
  return model !== undefined && isCarModel(model);
}

/** Units in a building have their own square metres, no matter which right in the ground is sold. */
const UNITS: ReadonlySet<string> = new Set(['Daire', 'İşyeri', 'Ofis', 'Villa', 'Müstakil Ev']);

function estateValues(rest: string, { tur }: Kind, right: Right | undefined) {
  const { areaM2, ...others } = readTitleAreas(rest, tur !== undefined && BUILT.has(tur));
  // A right to build is a right in the ground: one measure alone is the ground's.
  const isOfGround = right !== undefined && right !== 'ownership' && !UNITS.has(tur ?? '');
  const isPlot = isOfGround && others.plotM2 === undefined;
  return {
    ...others,
    ...(areaM2 !== undefined && (isPlot ? { plotM2: areaM2 } : { areaM2 })),
    ...readTitleUnit(rest),
  };
}

function readSale(rest: string, kind: CategoryNumber | undefined, right: Right | undefined) {
  return {
    ...readTitleShare(rest),
    ...(right && { right }),
    ...(kind !== '3' && isOfSeveralLots(rest) && { isSeveralLots: true as const }),
  };
}

type Values = { readonly [Name in keyof NoticeLot]?: NonNullable<NoticeLot[Name]>['value'] | undefined };

function mentions(sentence: string, values: Values): NoticeLot {
  const said = Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, { value, sentence }]],
  );
  // safe: each value under its own name
  return Object.fromEntries(said) as NoticeLot;
}
