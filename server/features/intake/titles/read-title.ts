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

/** The seller, as in `iflas dairesinden satılıktır`: not a flat. */
const SELLER = /(?<!\p{L})[iİI](?:cra|flas) (?:dairesi|müdürlüğü)\p{L}*/giu;

/** The place where a thing is kept, as in `yediemin otoparkında bulunan araç`: the car park is not sold. */
const STANDING = /(?<!\p{L})(?:yediemin )?otopark(?:ta|(?:lar)?[ıIiİ]nda)(?:n|ki)?(?!\p{L})/giu;

/** Facts that the source states separately from the title; a stated kind is trusted. */
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
 * Reads the title of a listing. As for notices, every value has the words that state it, here the whole title; a value
 * that it doesn't state is absent. Pure, never throws.
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

/** If there is no noun, a make with its year implies a vehicle. */
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

/**
 * Whether a title that only says `araç` names the model of a car: a Passat is a car, but a Transit may be one of three
 * kinds.
 */
function isOfCar({ brand, modelText = '' }: TitleVehicle): boolean {
  const words = modelText.split(' ');
  const model = [words.slice(0, 2), words.slice(0, 1)]
    .map((name) => findModel(`${brand?.name ?? ''} ${name.join(' ')}`))
    .find((found) => found !== undefined);
  return model !== undefined && isCarModel(model);
}

/** Units in a building have a separate area, whichever right in the ground is sold. */
const UNITS: ReadonlySet<string> = new Set(['Daire', 'İşyeri', 'Ofis', 'Villa', 'Müstakil Ev']);

function estateValues(rest: string, { tur }: Kind, right: Right | undefined) {
  const { areaM2, ...others } = readTitleAreas(rest, tur !== undefined && BUILT.has(tur));
  // A right to build is a right in the ground: a single area is that of the ground.
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
  // safe: each value is under its own name
  return Object.fromEntries(said) as NoticeLot;
}
