import type { EndingFeatures, Stem } from '#server/turkish/possible-stems.ts';
import type { InterpretationDetails, PartKind } from '#shared/interpretation.ts';
import type { CategoryNumber, SubCategory } from '#shared/kinds/kinds.ts';
import type { SaleKind, Sort } from '#shared/search-filters/search-values.ts';
import type { Token } from './tokens.ts';
import { MAX_READ_TOKENS, tokenise } from './tokens.ts';

export type PlaceOption = { readonly city: string; readonly district?: string };

/** The combined meaning of adjacent words of a query. */
export type Meaning =
  /** Words without meaning, such as stop words. */
  | { readonly type: 'none' }
  /** Understood, but the search has no filter for it: it remains in the text. */
  | {
      readonly type: 'text';
      readonly part?: PartKind;
      readonly label?: string;
      /** Searched for instead of the typed text (`mersedes` → `mercedes`, a district that could not be set). */
      readonly text?: string;
      readonly details?: InterpretationDetails;
      readonly impliedCategory?: CategoryNumber;
      readonly isAmbiguous?: boolean;
    }
  | {
      readonly type: 'price';
      readonly min?: number;
      readonly max?: number;
      /** The multiplier was guessed: `500 altı araba`. */
      readonly isGuess?: boolean;
    }
  | { readonly type: 'days'; readonly days: number }
  | { readonly type: 'dates'; readonly from?: string; readonly to?: string }
  | {
      readonly type: 'place';
      /** One place, or several if several provinces have one of that name. */
      readonly options: readonly PlaceOption[];
      readonly name: string;
      /** Also an ordinary word: another district has priority. */
      readonly isOrdinary: boolean;
      readonly isAmbiguous?: boolean;
    }
  | { readonly type: 'cities'; readonly name: string; readonly cities: readonly string[] }
  | {
      readonly type: 'kind';
      readonly category: CategoryNumber;
      readonly subCategories: readonly SubCategory[];
      readonly role: 'noun' | 'modifier' | 'alone' | 'group';
      /** More specific than its sub-category: the word also remains in the text. */
      readonly staysInText: boolean;
      readonly features: EndingFeatures;
    }
  | { readonly type: 'round'; readonly isSecond: boolean }
  | { readonly type: 'sulh'; readonly isSulh: boolean; readonly staysInText: boolean }
  /** Unwanted kinds of sale; they can only be excluded. */
  | { readonly type: 'saleKind'; readonly kinds: readonly SaleKind[] }
  | { readonly type: 'sort'; readonly sort: Sort };

/** A meaning and the tokens `[start, end)` it was read from. */
export type Claim = {
  readonly start: number;
  readonly end: number;
  meaning: Meaning;
  isExcluded: boolean;
};

/** A query during reading: its tokens, and the claims of readers on them. */
export class Sentence {
  readonly query: string;
  readonly now: Date;
  readonly tokens: readonly Token[];
  /** The number of tokens that are read. */
  readonly length: number;
  readonly claims: Claim[] = [];
  readonly #claimed: (Claim | undefined)[];

  constructor(query: string, now: Date) {
    this.query = query;
    this.now = now;
    this.tokens = tokenise(query);
    this.length = Math.min(this.tokens.length, MAX_READ_TOKENS);
    this.#claimed = new Array(this.tokens.length).fill(undefined);
  }

  /** The token, if it is within the limit and no reader has claimed it. */
  free(index: number): Token | undefined {
    return index >= 0 && index < this.length && this.#claimed[index] === undefined ? this.tokens[index] : undefined;
  }

  claimAt(index: number): Claim | undefined {
    return this.#claimed[index];
  }

  /** The stem of a free token that is one of these words; a word derived from it (`bahçeli`) does not count. */
  stemAt(index: number, words: { has(word: string): boolean }): Stem | undefined {
    return this.free(index)?.stems.find(({ stem, features }) => features.derived === undefined && words.has(stem));
  }

  /** Whether the free token is exactly one of these folded words. */
  isAt(index: number, ...words: readonly string[]): boolean {
    const token = this.free(index);
    return token !== undefined && words.includes(token.folded);
  }

  claim(start: number, end: number, meaning: Meaning): Claim {
    const claim: Claim = { start, end, meaning, isExcluded: false };
    for (let index = start; index < end; index += 1) this.#claimed[index] = claim;
    this.claims.push(claim);
    return claim;
  }

  /** Claims of one type, in the order of the query. */
  claimsOf<T extends Meaning['type']>(type: T): (Claim & { meaning: Extract<Meaning, { type: T }> })[] {
    return this.claims
      .filter((claim): claim is Claim & { meaning: Extract<Meaning, { type: T }> } => claim.meaning.type === type)
      .sort((a, b) => a.start - b.start);
  }
}
