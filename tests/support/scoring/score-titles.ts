import { readFile } from 'node:fs/promises';
import { findSubCategory, type NoticeLot } from '#server/features/intake/notices/index.ts';
import { readTitle } from '#server/features/intake/titles/index.ts';
import { type CategoryNumber, type SubCategory, UNKNOWN_SUB_CATEGORY } from '#shared/kinds/kinds.ts';
import { foldTurkish } from '#shared/text/turkish-text.ts';
import type { FieldScore } from './score-readings.ts';

/** A title with its labels; anything else must not be read. `il` and `ilce` are what the source says. */
export type LabelledTitle = {
  readonly title: string;
  /** The category of the source; null if it gives none. */
  readonly category: CategoryNumber | null;
  /** The word for the kind; null if the title contains none. */
  readonly kind: string | null;
  readonly says: Readonly<Partial<Record<TitleField, string>>>;
  readonly given?: { readonly il?: string; readonly ilce?: string };
};

export const TITLE_FIELDS = [
  'kind',
  'il',
  'ilce',
  'mahalle',
  'mevki',
  'area',
  'plot',
  'building',
  'rooms',
  'floor',
  'share',
  'multi',
  'right',
  'make',
  'model',
  'year',
] as const;
export type TitleField = (typeof TITLE_FIELDS)[number];

export type TitleMistake = { title: string; field: TitleField; expected: string; given: string };
export type TitleScores = { fields: Map<TitleField, FieldScore>; mistakes: TitleMistake[] };

const FIXTURES = new URL('../../fixtures/titles/', import.meta.url);

/**
 * `real`: every real title we have, labelled by the author of the rules; `blind`: by a person who had not seen them;
 * `odd`: unusual wordings, labelled in the same way.
 */
export async function labelledTitles(set: 'real' | 'blind' | 'odd'): Promise<LabelledTitle[]> {
  const file: { titles: LabelledTitle[] } = JSON.parse(await readFile(new URL(`${set}.json`, FIXTURES), 'utf8'));
  return file.titles;
}

/** Compares the values read from titles with their labels. */
export function scoreTitles(titles: readonly LabelledTitle[]): TitleScores {
  const fields = new Map<TitleField, FieldScore>(TITLE_FIELDS.map((name) => [name, { right: 0, wrong: 0, missed: 0 }]));
  const mistakes: TitleMistake[] = [];
  for (const labelled of titles) {
    const { title, category, given } = labelled;
    const read = readTitle(title, {
      il: given?.il ?? null,
      ilce: given?.ilce ?? null,
      categoryNumber: category ?? undefined,
    });
    const [expected, found] = [expectedOf(labelled), foundIn(read, category)];
    for (const [field, score] of fields) {
      const [label, value] = [expected[field], found[field]];
      if (label === undefined && value === undefined) continue;
      if (label === value) score.right += 1;
      else {
        if (value !== undefined) score.wrong += 1;
        else score.missed += 1;
        mistakes.push({ title, field, expected: label ?? '–', given: value ?? '–' });
      }
    }
  }
  return { fields, mistakes };
}

const RIGHTS = { ownership: 'mülkiyet', superficies: 'üst hakkı', allotment: 'tahsis', usufruct: 'intifa' } as const;

function kindOf(tur: SubCategory | undefined, category: CategoryNumber | null): Texts {
  return tur === undefined && category === null ? {} : { kind: tur ?? UNKNOWN_SUB_CATEGORY[category ?? '1'] };
}

type Texts = Partial<Record<TitleField, string>>;

function expectedOf({ kind, category, says }: LabelledTitle): Texts {
  const texts = Object.entries(says).map(([field, text]) => [field, foldTurkish(text)]);
  return {
    ...Object.fromEntries(texts),
    ...kindOf(kind === null ? undefined : findSubCategory(kind, category ?? undefined), category),
    ...(says.mahalle && { mahalle: bareName(says.mahalle) }),
    ...(says.mevki && { mevki: bareName(says.mevki) }),
  };
}

/** A single area is the area, unless it is that of the ground under a building. */
function foundIn(read: NoticeLot, category: CategoryNumber | null): Texts {
  const [area, plot] = [read.areaM2?.value ?? read.grossM2?.value ?? read.netM2?.value, read.plotM2?.value];
  const isApart = area !== undefined && plot !== undefined;
  const share = read.share?.value ?? { true: 'unknown', false: 'whole' }[String(read.isShareSale?.value)];
  const found: Texts = {
    ...kindOf(read.tur?.value, category),
    ...(isApart ? { building: String(area), plot: String(plot) } : {}),
    ...(!isApart && area !== undefined && { area: String(area) }),
    ...(!isApart && plot !== undefined && { plot: String(plot) }),
    ...(share !== undefined && { share }),
    ...(read.isSeveralLots && { multi: 'yes' }),
  };
  const named: readonly (readonly [TitleField, string | number | undefined])[] = [
    ['il', read.il?.value],
    ['ilce', read.ilce?.value],
    ['mahalle', read.mahalleKoy && bareName(read.mahalleKoy.value)],
    ['mevki', read.locality && bareName(read.locality.value)],
    ['rooms', read.rooms?.value],
    ['floor', read.floor?.value.replace(/\.? kat$/, '')],
    ['right', read.right && RIGHTS[read.right.value]],
    ['make', read.brand?.value.name],
    ['model', read.modelText?.value],
    ['year', read.modelYear?.value],
  ];
  for (const [field, value] of named) if (value !== undefined) found[field] = foldTurkish(String(value));
  return found;
}

function bareName(name: string): string {
  return foldTurkish(name).replace(/ (?:mahallesi|mah\.?|koyu|mevkii?)$/, '');
}
