import type { PropertyStatus } from '../properties.ts';

/** What is said of a listing's status in tables and files. */
export const STATUS_LABELS: Readonly<Record<PropertyStatus, string>> = {
  open: 'Sürüyor',
  ended: 'Sona erdi',
  sold: 'Satıldı',
  unsold: 'Satılmadı',
  withdrawn: 'Geri çekildi',
};
