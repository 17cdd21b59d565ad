import type { ListingSummary } from '#shared/listings.ts';

/** The kind of office that sells, in the cases that texts need. */
export type Seller = { readonly name: string; readonly to: string; readonly from: string };

/** Who sells a listing: an enforcement office, or the one that sells for a Sulh Hukuk court. */
export function sellerOf({ sulhMahkeme }: Pick<ListingSummary, 'sulhMahkeme'>): Seller {
  return sulhMahkeme === '1'
    ? { name: 'satış memurluğu', to: 'satış memurluğuna', from: 'satış memurluğundan' }
    : { name: 'icra dairesi', to: 'icra dairesine', from: 'icra dairesinden' };
}
