import { PAPER_MARK } from '#server/features/intake/lexemes/index.ts';

/** The lexemes by which a word, given by its stem, is found in listings. */
type Finding = (stem: string) => readonly string[];

/**
 * How far a search reaches into texts that not everybody may read (D35). Open texts are always searched: a stem stands
 * there as `^stem` or `~stem`, in any text of the notice as `stem` (`listingWords`), in a paper as `+stem`.
 */
export type Reach = {
  /** Equal for reaches that find the same at the same time: a part of the keys of kept answers. */
  readonly key: 'everything' | 'common' | 'open';
  /** By which a word is found that is asked for. */
  readonly wanted: Finding;
  /** The same in the notice alone: what only papers say comes last. */
  readonly noticed: Finding;
  /** By which an excluded word is found. */
  readonly unwanted: Finding;
};

const inOpenTexts: Finding = (stem) => [`^${stem}`, `~${stem}`];
const inNotice: Finding = (stem) => [stem];
const inAllTexts: Finding = (stem) => [stem, PAPER_MARK + stem];

/** For those who may read locked texts. A paper that mentions an excluded word does not exclude its listing. */
export const ALL_TEXTS: Reach = { key: 'everything', wanted: inAllTexts, noticed: inNotice, unwanted: inNotice };

/** Locked texts are not searched at all. */
export const OPEN_TEXTS: Reach = { key: 'open', wanted: inOpenTexts, noticed: inOpenTexts, unwanted: inOpenTexts };

/** Locked texts are searched by these stems alone, and nothing is excluded for what stands in them. */
export function commonReach(commonStems: ReadonlySet<string>): Reach {
  const ifCommon = (finding: Finding) => (stem: string) => (commonStems.has(stem) ? finding : inOpenTexts)(stem);
  return { key: 'common', wanted: ifCommon(inAllTexts), noticed: ifCommon(inNotice), unwanted: inOpenTexts };
}

/**
 * The same for alerts, which outlive the common words of the day: `%stem` means everything that a listing can be found
 * by without the right to read it at the moment of matching (`findable_words` of the database).
 */
export const FINDABLE_TEXTS: Reach = {
  key: 'common',
  wanted: findable,
  noticed: findable,
  unwanted: inOpenTexts,
};

function findable(stem: string): string[] {
  return [`%${stem}`];
}

type Identifying = {
  readonly ada?: string | undefined;
  readonly parsel?: string | undefined;
  readonly fileNumber?: string | undefined;
  readonly ids?: readonly string[] | undefined;
  readonly text?: readonly { readonly word: string }[] | undefined;
  readonly reach: Reach;
};

/** The reach of a search: beside what picks out one listing, a word would tell what stands in just this one. */
export function reachOf({ ada, parsel, fileNumber, ids, text, reach }: Identifying): Reach {
  if (reach === ALL_TEXTS) return reach;
  const isIdentified = [ada, parsel, fileNumber, ids].some((value) => value !== undefined);
  return isIdentified || text?.some(({ word }) => word.includes('/')) ? OPEN_TEXTS : reach;
}
