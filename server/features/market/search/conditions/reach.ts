import { PAPER_MARK } from '#server/features/intake/lexemes/index.ts';

/** Returns the lexemes that stand in listings for a word, given by its stem. */
type Finding = (stem: string) => readonly string[];

/**
 * The reach of a search into texts that not everybody may read (D35). Open texts are always searched: a stem in them is
 * stored as `^stem` or `~stem`, in any text of the notice as `stem` (`listingWords`), in a paper as `+stem`.
 */
export type Reach = {
  /** Equal for reaches with the same results at the same time; part of the keys of cached answers. */
  readonly key: 'everything' | 'common' | 'open';
  /** The lexemes for a wanted word. */
  readonly wanted: Finding;
  /** The same in the notice only: listings that match only by papers come last. */
  readonly noticed: Finding;
  /** The lexemes for an excluded word. */
  readonly unwanted: Finding;
};

const inOpenTexts: Finding = (stem) => [`^${stem}`, `~${stem}`];
const inNotice: Finding = (stem) => [stem];
const inAllTexts: Finding = (stem) => [stem, PAPER_MARK + stem];

/** For callers who may read locked texts. A paper that mentions an excluded word does not exclude its listing. */
export const ALL_TEXTS: Reach = { key: 'everything', wanted: inAllTexts, noticed: inNotice, unwanted: inNotice };

/** Locked texts are not searched at all. */
export const OPEN_TEXTS: Reach = { key: 'open', wanted: inOpenTexts, noticed: inOpenTexts, unwanted: inOpenTexts };

/** Locked texts are only searched for these stems, and exclude nothing. */
export function commonReach(commonStems: ReadonlySet<string>): Reach {
  const ifCommon = (finding: Finding) => (stem: string) => (commonStems.has(stem) ? finding : inOpenTexts)(stem);
  return { key: 'common', wanted: ifCommon(inAllTexts), noticed: ifCommon(inNotice), unwanted: inOpenTexts };
}

/**
 * The same for alerts, which outlive the day's common words: `%stem` means everything that finds a listing without
 * the right to read it, at the time of matching (`findable_words` of the database).
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

/**
 * The reach of a search: if another filter identifies a single listing, a word could reveal what its locked texts say.
 */
export function reachOf({ ada, parsel, fileNumber, ids, text, reach }: Identifying): Reach {
  if (reach === ALL_TEXTS) return reach;
  const isIdentified = [ada, parsel, fileNumber, ids].some((value) => value !== undefined);
  return isIdentified || text?.some(({ word }) => word.includes('/')) ? OPEN_TEXTS : reach;
}
