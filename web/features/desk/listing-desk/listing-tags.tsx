import { useState } from 'react';
import type { DeskListingRow } from '#shared/desk/desk-listings.ts';
import { phaseLabel } from '#shared/listing-texts/listing-phase.ts';
import { useNow } from '#web/platform/use-now.ts';
import { Tag } from '#web/ui/tag.tsx';

/** The state of a listing, and the desk's changes to it. */
export function DeskListingTags({ listing }: { listing: DeskListingRow }) {
  const [openedAt] = useState(Date.now);
  const now = useNow(openedAt);
  return (
    <p className="mt-2 flex flex-wrap gap-2">
      <Tag hue={listing.isOpen ? 'petrol' : 'plain'}>{phaseLabel(listing, now)}</Tag>
      {listing.hiddenAt ? <Tag hue="amber">Gizli</Tag> : null}
      {listing.corrections > 0 ? <Tag hue="indigo">{listing.corrections} alan düzeltildi</Tag> : null}
      {listing.masks > 0 ? <Tag hue="indigo">{listing.masks} kelime kapatıldı</Tag> : null}
    </p>
  );
}
