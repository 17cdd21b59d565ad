import { type ReactNode, useState } from 'react';
import type { PropertyDetail, PropertySummary } from '#shared/properties.ts';
import { CalculatorSection } from '#web/features/calculator/index.ts';
import { CorrectionsSection } from '#web/features/notice-versions/index.ts';
import { ActionBar } from './actions/action-bar.tsx';
import { BeforeBidding } from './before-bidding.tsx';
import { ClosingBanner } from './closing-banner.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { Gallery } from './gallery/gallery.tsx';
import { listingImages } from './gallery/listing-images.ts';
import { ListingDocuments } from './listing-documents.tsx';
import { ListingFacts } from './listing-facts.tsx';
import { ListingHistory } from './listing-history.tsx';
import { ListingPlaceholder } from './listing-placeholder.tsx';
import { ListingSource } from './listing-source.tsx';
import { ListingSummary } from './listing-summary.tsx';
import { ListingAnnotations } from './notice/listing-annotations.tsx';
import { ListingDescription } from './notice/listing-description.tsx';
import { ListingNoticeValues } from './notice/listing-notice-values.tsx';
import { OfficeContact } from './office/office-contact.tsx';
import { OtherAuctions } from './other-auctions.tsx';
import type { Listing } from './use-listing.ts';

type Props = {
  listing: Listing;
  now: Date;
  /** Lets a dialog use the heading as its accessible name. */
  wrapHeading?: (heading: ReactNode) => ReactNode;
  /** Goes back to the list from a listing that cannot be shown. */
  onLeave?: () => void;
};

/**
 * A full listing. What the list already knows is shown at once; the rest has placeholders of its size, so that nothing
 * moves when it arrives.
 */
export function ListingView({ listing, now, wrapHeading = (heading) => heading, onLeave }: Props) {
  const { summary, detail, failure, retry } = listing;
  const [openDocument, setOpenDocument] = useState<number>();
  const heading = failure && !summary ? wrapHeading(<h1>{failure.title}</h1>) : undefined;
  const notice = failure && <FailureNotice failure={failure} heading={heading} onRetry={retry} onLeave={onLeave} />;
  if (!summary)
    return notice ? (
      <div className="mx-auto w-full max-w-text py-12">{notice}</div>
    ) : (
      <ListingPlaceholder wrapHeading={wrapHeading} />
    );
  const images = listingImages(detail ?? summary);
  const openFirstDocument = () => {
    // Whoever may open one document of the day chooses which.
    if (!detail?.locked.includes('documentFiles')) return setOpenDocument(0);
    const heading = document.getElementById('belgeler');
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  };
  return (
    <>
      <ClosingBanner property={detail ?? summary} now={now} />
      {/* A focused element must not be hidden behind the bottom bar (WCAG 2.4.11). */}
      <article className="max-lg:[&_:is(a,button,[tabindex])]:scroll-mb-20 grid gap-x-8 gap-y-6 pb-8 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
        {images.length > 0 ? <Gallery images={images} tur={summary.tur} kind={summary.categoryNumber} /> : null}
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <ListingSummary
            property={summary}
            detail={detail}
            now={now}
            wrapHeading={wrapHeading}
            notice={notice}
            onOpenDocuments={openFirstDocument}
          />
        </div>
        <Sections
          now={now}
          summary={summary}
          detail={detail}
          isLoading={!failure}
          openDocument={openDocument}
          onOpenDocument={setOpenDocument}
        />
      </article>
      {failure ? null : <ActionBar kind={summary.categoryNumber} detail={detail} onOpenDocuments={openFirstDocument} />}
    </>
  );
}

type SectionsProps = {
  now: Date;
  summary: PropertySummary;
  detail: PropertyDetail | undefined;
  isLoading: boolean;
  openDocument: number | undefined;
  onOpenDocument: (index: number | undefined) => void;
};

/**
 * Below the gallery, in the order of the design: facts, description, what the notice says,  annotations, documents,
 * the calculator, the office, what to know before bidding, corrections, history, source.
 */
function Sections({ now, summary, detail, isLoading, openDocument, onOpenDocument }: SectionsProps) {
  return (
    <div className="flex min-w-0 flex-col gap-8 lg:col-start-1 lg:row-start-2">
      <ListingFacts summary={summary} detail={detail} isLoading={isLoading} />
      {detail || isLoading ? <ListingDescription detail={detail} /> : null}
      {detail ? (
        <>
          <ListingNoticeValues detail={detail} />
          <ListingAnnotations text={detail.kaydindakiSerhler} />
          <ListingDocuments detail={detail} openAt={openDocument} onOpen={onOpenDocument} />
          <CalculatorSection detail={detail} />
          <OfficeContact detail={detail} />
          <BeforeBidding property={detail} now={now} />
          <OtherAuctions detail={detail} now={now} />
          <CorrectionsSection detail={detail} />
          <ListingHistory detail={detail} now={now} />
          <ListingSource detail={detail} />
        </>
      ) : null}
    </div>
  );
}
