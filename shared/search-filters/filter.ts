import type { CategoryNumber } from '../kinds/kinds.ts';
import type { Relaxation, Wanted } from './search-values.ts';

/** What the text of a parameter must be; `listing-search.ts` has a check for each. */
export type Shape =
  | { readonly kind: 'number' | 'integer'; readonly min: number; readonly max: number }
  /** One of a few values. */
  | { readonly kind: 'choice'; readonly of: readonly string[] }
  /** Any of a few values. */
  | { readonly kind: 'choices'; readonly of: readonly string[] }
  /** Only such listings, or none of them; an unchecked box asks for nothing (D51). */
  | { readonly kind: 'wanted' }
  /** A day in Istanbul, `2026-11-25`. */
  | { readonly kind: 'day' }
  | { readonly kind: 'query' | 'name' | 'fileNumber' }
  /** Names separated by commas; `joinedList` keeps them in one text. */
  | { readonly kind: 'list' | 'joinedList' | 'names' | 'ids' | 'subCategories' | 'models' | 'toldRanges' };

/** What a search holds of a parameter of this shape. */
export type ValueOf<S extends Shape> = S extends { readonly kind: 'number' | 'integer' }
  ? number
  : S extends { readonly kind: 'choice'; readonly of: readonly (infer V)[] }
    ? V
    : S extends { readonly kind: 'choices'; readonly of: readonly (infer V)[] }
      ? V[]
      : S extends { readonly kind: 'wanted' }
        ? Wanted
        : S extends { readonly kind: 'day' | 'query' | 'name' | 'fileNumber' | 'joinedList' }
          ? string
          : string[];

export type Parameter = {
  readonly shape: Shape;
  /** What messages call it. */
  readonly label: string;
};

/** The text of a search, as an address has it. */
export type Said = Readonly<Partial<Record<string, string>>>;

/** A filter in force, as chips and sentences name it; of a list one for each value. */
export type Chip = {
  readonly key: string;
  readonly label: string;
  /** The parameters that make it, where these are not all of the filter's. */
  readonly names?: readonly string[];
  /** The value of a list that it is about; the rest of the list stays when it is removed. */
  readonly value?: string;
};

/** How the panel draws a filter without writing a component: as a range, an upper bound or boxes of a list. */
export type PanelRow = {
  readonly part: 'deposit' | 'estate' | 'vehicle' | 'state' | 'estateCost' | 'cost' | 'notice';
  readonly legend: string;
  /** Open at once where only listings of this kind are looked for. */
  readonly openFor?: CategoryNumber;
  /** Behind a number. */
  readonly suffix?: string;
  /** Below the fields. */
  readonly hint?: string;
  /** What the values of a list are called. */
  readonly labelOf?: (value: string) => string;
};

/** One thing by which listings are chosen, as a person sees it. */
export type Filter = {
  readonly parameters: Readonly<Record<string, Parameter>>;
  /** `premium`: what only premium may read of a notice (D27). */
  readonly access: 'open' | 'premium';
  /** Not for alerts: what it finds changes by itself from day to day. */
  readonly isMomentary?: true;
  /** Two bounds, the lower one first. `told`: a listing may leave the value untold. */
  readonly range?: 'told' | 'days';
  /** The control of the panel where it is changed; `text` where there is none. */
  readonly control: string;
  readonly panel?: PanelRow;
  /** Where the panel shows it among “Daha çok filtre”. */
  readonly folded?: 'always' | 'inAlerts';
  /** As what it is left aside where nothing is found; `names` where not all its parameters are dropped. */
  readonly relaxed?: { readonly as: Relaxation; readonly names?: readonly string[] };
  /** What it asks for, in Turkish; nothing while it is not in force. */
  readonly chips: (said: Said) => readonly Chip[];
};
