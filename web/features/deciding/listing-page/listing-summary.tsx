import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ListingDetail, ListingSummary } from '#shared/listings.ts';
import { barePlace, OFFICE_PLACE_NOTE } from '#shared/places/place-name.ts';
import { ListingName, ListingTags } from '#web/features/market/listing-cards/index.ts';
import { useViewsLeft, viewsLeftText } from '#web/features/members/subscription/index.ts';
import { classNames } from '#web/ui/class-names.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Gavel, MapPin, Table } from '#web/ui/icons.tsx';
import { ActionButtons } from './actions/action-buttons.tsx';
import { ShareWithColleagues } from './actions/share-with-colleagues.tsx';
import { MissingLine } from './missing-line.tsx';
import { ListingTerms, PriceAndEnd } from './terms/listing-terms.tsx';

type Props = {
  property: ListingSummary;
  detail: ListingDetail | undefined;
  now: Date;
  /** Without pictures, the participation summary replaces them. */
  hasPictures: boolean;
  wrapHeading: (heading: ReactNode) => ReactNode;
  /** Replaces the buttons if the listing could not be loaded. */
  notice: ReactNode;
  onOpenDocuments: () => void;
};

/**
 * The summary beside the gallery: what and where it is, the price, the end and the actions. On phones the text follows
 * the price (spec §2) and the terms follow the text.
 */
export function ListingOverview({ property, detail, now, hasPictures, wrapHeading, notice, onOpenDocuments }: Props) {
  return (
    <div className="max-lg:contents lg:sheet lg:sticky lg:top-20 lg:px-5 lg:py-4 lg:has-[[data-terms][open]]:static">
      <div className="max-lg:sheet max-lg:p-4">
        <ListingTags property={property} />
        {wrapHeading(
          <h1 className="mt-2 text-xl leading-snug font-bold tracking-tight">
            <ListingName property={property} fileClass="mb-0.5 text-base font-semibold tracking-normal text-ink-soft" />
          </h1>,
        )}
        <p className="mt-2 flex items-start gap-1.5 text-sm text-ink-soft">
          <MapPin size={18} className="mt-px shrink-0" aria-hidden="true" />
          <span>
            {[property.mahalleKoy, barePlace(property)].filter(Boolean).join(', ')}
            {property.isOfficePlace ? <small className="block text-xs">{OFFICE_PLACE_NOTE}</small> : null}
          </span>
        </p>
        {property.courtName ? (
          <p className="mt-1 flex items-start gap-1.5 text-sm text-ink-soft">
            <Gavel size={18} className="mt-px shrink-0" aria-hidden="true" />
            {property.courtName}
          </p>
        ) : null}
        {property.auctionId ? (
          <p className="flex flex-wrap items-center gap-x-1.5 text-sm text-ink-soft">
            İhale no <span className="tabular font-semibold text-ink">{property.auctionId}</span>
            <CopyButton text={property.auctionId} label="İhale numarasını kopyala" />
          </p>
        ) : null}
        <PriceAndEnd property={detail ?? property} now={now} />
        {notice ? <div className="mt-5">{notice}</div> : null}
        {notice ? null : (
          <ActionButtons
            kind={property.categoryNumber}
            detail={detail}
            hasPictures={hasPictures}
            onOpenDocuments={onOpenDocuments}
          />
        )}
        {notice ? null : <MissingLine detail={detail} isExpected={!hasPictures} />}
      </div>
      {/* On phones the text is above: nothing below it is shown until it is loaded, so that nothing moves. */}
      <div
        className={classNames(
          'max-lg:order-2',
          hasPictures && 'max-lg:sheet max-lg:p-4',
          !detail && !notice && 'max-lg:hidden',
        )}
      >
        {hasPictures ? <ListingTerms property={detail ?? property} now={now} isUnfolded={false} /> : null}
        {notice ? null : (
          <p className="mt-1 text-center lg:mt-2 print:hidden">
            <Link
              to="/karsilastir"
              search={{ ilanlar: String(property.id) }}
              rel="nofollow"
              className="inline-flex min-h-9 items-center gap-1.5 rounded-control px-2 text-sm font-semibold text-petrol hover:underline"
            >
              <Table size={18} aria-hidden="true" />
              Başka ilanlarla karşılaştır
            </Link>
          </p>
        )}
        {notice ? null : <ShareWithColleagues propertyId={property.id} />}
        <p className="tabular mt-1 -mb-2 min-h-5 text-center text-sm text-ink-soft print:hidden" aria-live="polite">
          {notice ? null : <ViewsLeft detail={detail} />}
        </p>
      </div>
    </div>
  );
}

/** From the server's response, or what another tab has learned since. */
function ViewsLeft({ detail }: { detail: ListingDetail | undefined }) {
  const known = useViewsLeft();
  if (typeof detail?.viewsLeftToday !== 'number') return null;
  return viewsLeftText(Math.min(detail.viewsLeftToday, known ?? detail.viewsLeftToday));
}
