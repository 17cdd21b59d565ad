import type { DeskListingRow } from '#shared/desk/desk-listings.ts';
import type { PropertyStatus } from '#shared/properties.ts';
import { Tag } from '#web/ui/tag.tsx';

const STATUS_NAMES: Readonly<Record<PropertyStatus, string>> = {
  open: 'Sürüyor',
  ended: 'Bitti',
  sold: 'Satıldı',
  unsold: 'Satılmadı',
  withdrawn: 'Geri çekildi',
};

/** How a listing stands, and what the desk has done to it. */
export function ListingTags({ listing }: { listing: DeskListingRow }) {
  return (
    <p className="mt-2 flex flex-wrap gap-2">
      <Tag hue={listing.isOpen ? 'petrol' : 'plain'}>{STATUS_NAMES[listing.status]}</Tag>
      {listing.hiddenAt ? <Tag hue="amber">Gizli</Tag> : null}
      {listing.corrections > 0 ? <Tag hue="indigo">{listing.corrections} alan düzeltildi</Tag> : null}
      {listing.masks > 0 ? <Tag hue="indigo">{listing.masks} kelime kapatıldı</Tag> : null}
    </p>
  );
}
