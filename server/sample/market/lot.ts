import type { PropertyRecord } from '#shared/properties.ts';

/** What is sold, as far as it is not said by the sale it belongs to. */
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
  /** `izmir-urla/166/10`, for the address of the parcel's map; real estate only. */
  readonly parcelPath: string | null;
};
