import type { Right } from '../notice-values.ts';
import type { Annotation, Fuel, Occupancy, SaleKind } from '../search-filters/search-values.ts';

/** Who uses real estate, as labelled in filters and listings. */
export const OCCUPANCY_LABELS: Readonly<Record<Occupancy, string>> = {
  empty: 'Boş',
  tenant: 'Kiracılı',
  owner: 'Borçlu ya da malik kullanıyor',
};

export const FUEL_LABELS: Readonly<Record<Fuel, string>> = {
  dizel: 'Dizel',
  benzin: 'Benzin',
  lpg: 'LPG',
  hibrit: 'Hibrit',
  elektrik: 'Elektrik',
};

/** Entries of the land register. */
export const ANNOTATION_LABELS: Readonly<Record<Annotation, string>> = {
  mortgage: 'İpotek',
  seizure: 'Haciz',
  familyHome: 'Aile konutu şerhi',
  usufruct: 'İntifa hakkı',
  injunction: 'İhtiyati tedbir',
  lease: 'Kira şerhi',
};

/** Kinds of sale that a search can exclude. */
export const SALE_KIND_LABELS: Readonly<Record<SaleKind, string>> = {
  heirs: 'Mirasçılar arasında olabilecekler',
  ward: 'Vesayet satışı olabilecekler',
};

/** The right in a piece of land that is sold. */
export const RIGHT_LABELS: Readonly<Record<Right, string>> = {
  ownership: 'mülkiyet',
  superficies: 'üst hakkı',
  allotment: 'tahsis',
  usufruct: 'intifa hakkı',
};
