import type { ListingRecord } from '#shared/listings.ts';
import type { Estate } from '../estate/estate.ts';

/** One thing that is sold. What all lots of a file have in common is in its `Sale`. */
export type Lot = Pick<
  ListingRecord,
  | 'title'
  | 'price'
  | 'hisse'
  | 'mahalleKoy'
  | 'ada'
  | 'parsel'
  | 'location'
  | 'kaydindakiSerhler'
  | 'carAge'
  | 'carModel'
  | 'description'
> & {
  /** For the address of the parcel's map: `izmir-urla/166/10`. Only real estate has one. */
  readonly parcelPath: string | null;
  /** Only for real estate. */
  readonly estate?: Estate;
  /** Only for a vehicle. */
  readonly vehicle?: { readonly modelYear: number; readonly name: string };
};
