import type { Landing } from '#shared/landing.ts';
import { LandingPage } from '#web/features/landing/landing-page.tsx';
import { PropertyGrid } from '#web/features/properties/property-grid.tsx';
import { ListingOverlay } from '#web/features/property-detail/overlay/listing-overlay.tsx';
import { useOpenListingOver } from '#web/features/property-detail/overlay/open-listing.ts';
import { SaveButton } from '#web/features/saved-ads/save-button.tsx';
import { useNow } from '#web/platform/use-now.ts';
import { ListingDocuments } from './-listing-documents.tsx';
import { ListingSaving } from './-listing-saving.tsx';

/** Introduces listings, their dialog and saving to the page of a place: one for both of its routes. */
export function LandingView({ landing, renderedAt }: { landing: Landing; renderedAt: number }) {
  const now = useNow(renderedAt);
  const openListing = useOpenListingOver();
  const { properties, total } = landing;
  return (
    <>
      <LandingPage
        landing={landing}
        listings={
          <PropertyGrid
            properties={properties}
            now={now}
            label="Bitişi en yakın ihaleler"
            onOpen={openListing}
            cardAction={({ id, title }) => <SaveButton propertyId={id} title={title} />}
          />
        }
      />
      <ListingOverlay
        properties={properties}
        total={total}
        now={now}
        documents={ListingDocuments}
        saving={ListingSaving}
      />
    </>
  );
}
