import type { CategoryNumber } from '../kinds/kinds.ts';
import type { Relaxation, Wanted } from './search-values.ts';

/** The format of a parameter's text; `listing-search.ts` has a check for each. */
export type Shape =
  | { readonly kind: 'number' | 'integer'; readonly min: number; readonly max: number }
  /** One of several values. */
  | { readonly kind: 'choice'; readonly of: readonly string[] }
  /** Any number of several values. */
  | { readonly kind: 'choices'; readonly of: readonly string[] }
  /** Only such listings, or none of them; an unchecked box counts as unset (D51). */
  | { readonly kind: 'wanted' }
  /** A day in Istanbul, `2026-11-25`. */
  | { readonly kind: 'day' }
  | { readonly kind: 'query' | 'name' | 'fileNumber' }
  /** Names separated by commas; `joinedList` keeps them in one text. */
  | { readonly kind: 'list' | 'joinedList' | 'names' | 'ids' | 'subCategories' | 'models' | 'toldRanges' };

/** The parsed value of a parameter of this shape. */
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
  /** The name of the parameter in messages. */
  readonly label: string;
};

/** The parameters of a search as text, as in an address. */
export type Said = Readonly<Partial<Record<string, string>>>;

/** An active filter, as chips and sentences name it; for a list, one chip per value. */
export type Chip = {
  readonly key: string;
  readonly label: string;
  /** The parameters that it sets, if these are not all of the filter's. */
  readonly names?: readonly string[];
  /** The value of a list that it represents; removing the chip keeps the other values. */
  readonly value?: string;
};

/** How the panel draws a filter without a custom component: as a range, an upper bound or checkboxes. */
export type PanelRow = {
  readonly part: 'deposit' | 'estate' | 'vehicle' | 'state' | 'estateCost' | 'cost' | 'notice';
  readonly legend: string;
  /** The row is open from the start if the search is only about this kind of listing. */
  readonly openFor?: CategoryNumber;
  /** The unit after a number. */
  readonly suffix?: string;
  /** Below the fields. */
  readonly hint?: string;
  /** The labels of the values of a list. */
  readonly labelOf?: (value: string) => string;
};

/** A criterion for choosing listings, as a person sees it. */
export type Filter = {
  readonly parameters: Readonly<Record<string, Parameter>>;
  /** `premium`: uses values of the notice that only premium may see (D27). */
  readonly access: 'open' | 'premium';
  /** Not for alerts: its results change from day to day without changes in the data. */
  readonly isMomentary?: true;
  /** Two bounds, the lower one first. `told`: a listing may lack the value. */
  readonly range?: 'told' | 'days';
  /** The control of the panel that changes it; `text` if there is none. */
  readonly control: string;
  readonly panel?: PanelRow;
  /** When the panel shows it under “Daha çok filtre”. */
  readonly folded?: 'always' | 'inAlerts';
  /** The relaxation that drops it if nothing is found; `names` if that does not drop all its parameters. */
  readonly relaxed?: { readonly as: Relaxation; readonly names?: readonly string[] };
  /** Its criteria in Turkish; empty if it is not active. */
  readonly chips: (said: Said) => readonly Chip[];
};
