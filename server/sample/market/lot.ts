import type { PropertyRecord } from '#shared/properties.ts';

/** One thing that is sold. What all lots of a file have in common stands in its `Sale`. */
export type Lot = Pick<
  PropertyRecord,
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
};
