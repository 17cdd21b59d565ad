import { wordsOf } from '#server/turkish/search-words.ts';
import { vehicleBrand } from '#shared/kinds/vehicle-brands.ts';
import { findModel, modelKey, VEHICLE_MAKES, VEHICLE_MODELS, type VehicleModel } from '#shared/kinds/vehicle-models.ts';
import { foldTurkish } from '#shared/text/turkish-text.ts';
import { brandTerm } from './identifying-lexemes.ts';

/** The prefixes of the lexemes of makes and models; their keys follow. */
export const MAKE_MARK = '@v';
export const MODEL_MARK = '@o';

type Spelling = { readonly model: VehicleModel; readonly needsMake: boolean };

const BY_SPELLING = Map.groupBy(
  VEHICLE_MODELS.flatMap((model) =>
    model.spellings.map(([spelling, needsMake]): Spelling & { spelling: string } => ({ model, needsMake, spelling })),
  ),
  ({ spelling }) => spelling,
);
const LONGEST = 4;

/**
 * Returns the models that a text names, each by its longest spelling; `makes` are folded makes that are known from
 * other fields.
 */
export function modelsIn(text: string, makes: ReadonlySet<string> = new Set()): VehicleModel[] {
  const words = foldTurkish(text)
    .split(/[^a-z0-9+]+/)
    .filter((word) => word !== '');
  const named = new Set([...makes, ...words]);
  const found = new Set<VehicleModel>();
  for (let start = 0; start < words.length; start += 1) {
    for (let length = LONGEST; length > 0; length -= 1) {
      const models = modelsSpelt(words.slice(start, start + length).join('')).filter(
        ({ model, needsMake }) => !needsMake || isNamed(model, named),
      );
      // If several makes have a model with this spelling, only a named make decides; it is never guessed.
      const [model, ...others] = models.length > 1 ? models.filter((one) => isNamed(one.model, named)) : models;
      if (model === undefined || others.length > 0) continue;
      found.add(model.model);
      start += length - 1;
      break;
    }
  }
  return [...found];
}

/** Returns the models with this spelling, without blanks and punctuation, and whether their make must be named too. */
export function modelsSpelt(spelling: string): readonly Spelling[] {
  return BY_SPELLING.get(spelling) ?? [];
}

function isNamed({ make }: VehicleModel, named: ReadonlySet<string>): boolean {
  return wordsOf(make).every((word) => named.has(word));
}

/** Returns lexemes of the models that title and notice of a vehicle name; `brand` is a code or a name. */
export function modelLexemes(texts: readonly (string | null | undefined)[], brand: string | null): string[] {
  const makes = new Set(wordsOf(vehicleBrand(brand ?? '')));
  return modelsIn(texts.filter(Boolean).join(' '), makes).map(modelLexeme);
}

/** Makes by the lexemes that imply them: codes, and the first word of the name in a title. */
const MAKES_BY_LEXEME = Map.groupBy(
  VEHICLE_MAKES.flatMap((make) => brandTerm([make]).map((lexeme) => ({ lexeme, make }))),
  ({ lexeme }) => lexeme,
);

/** Returns lexemes of the makes that the other lexemes of a vehicle imply. */
export function makeLexemes(lexemes: Iterable<string>): string[] {
  const told = [...lexemes].flatMap((lexeme) => MAKES_BY_LEXEME.get(lexeme) ?? []);
  return [...new Set(told.map(({ make }) => makeLexeme(make)))];
}

function makeLexeme(make: string): string {
  return `${MAKE_MARK}${modelKey(make)}`;
}

function modelLexeme({ name }: VehicleModel): string {
  return `${MODEL_MARK}${modelKey(name)}`;
}

/**
 * Returns lexemes of vehicles of any of these makes and models. If models of a make are given, only those count for it.
 */
export function vehicleTerm(brands: readonly string[], models: readonly string[]): string[] {
  const known = models.map((name) => findModel(name) ?? { name, make: '' });
  const makes = new Set(known.map(({ make }) => modelKey(make)));
  const others = brands.filter((brand) => !makes.has(modelKey(brand)));
  const isListed = (brand: string) => VEHICLE_MAKES.some((make) => modelKey(make) === modelKey(brand));
  const unlisted = others.filter((brand) => !isListed(brand));
  return [
    ...new Set([
      ...known.map(({ name }) => `${MODEL_MARK}${modelKey(name)}`),
      ...others.filter(isListed).map(makeLexeme),
      ...brandTerm(unlisted),
    ]),
  ];
}
