import { type ReactNode, useEffect } from 'react';
import { isComparedKind } from '#shared/comparables/is-compared-kind.ts';
import type { ListingDetail, ListingSummary } from '#shared/listings.ts';
import { listingName } from '#shared/text/listing-name.ts';
import { DocumentFindingsSection } from '#web/features/market/document-findings/index.ts';
import { noteLookedAt } from '#web/features/members/subscription/index.ts';
import { useDrawnPieces } from '#web/platform/speed/use-drawn-pieces.ts';
import { classNames } from '#web/ui/class-names.ts';
import { ActionBar } from './actions/action-bar.tsx';
import { ClosingBanner } from './closing-banner.tsx';
import { ListingDocuments } from './documents/listing-documents.tsx';
import { type OpenDocument, useOpenDocument } from './documents/use-open-document.ts';
import { FailureNotice } from './failure-notice.tsx';
import { Gallery } from './gallery/gallery.tsx';
import { listingImages } from './gallery/listing-images.ts';
import { LATE_PIECES, LateSections } from './late/late-sections.tsx';
import { ListingFacts } from './listing-facts.tsx';
import { ListingPlaceholder } from './listing-placeholder.tsx';
import { ListingOverview } from './listing-summary.tsx';
import { ListingAnnotations } from './notice/listing-annotations.tsx';
import { ListingDescription } from './notice/listing-description.tsx';
import { type BarSection, SectionBar, SectionBarPlace } from './section-bar.tsx';
import { ListingTerms } from './terms/listing-terms.tsx';
import type { Listing } from './use-listing.ts';

type Props = {
  listing: Listing;
  now: Date;
  /** Lets a dialog use the heading as its accessible name. */
  wrapHeading?: (heading: ReactNode) => ReactNode;
  /** Returns to the list from a listing that can't be shown. */
  onLeave?: () => void;
  /** Renders what is not visible at first after the frame that shows the rest. */
  isInPieces?: boolean;
};

/**
 * A full listing. What the list already contains is shown at once; the rest has placeholders of the same size, so that
 * nothing moves when it is loaded.
 */
export function ListingView({ listing, now, wrapHeading = (heading) => heading, onLeave, isInPieces = false }: Props) {
  const { summary, detail, failure, retry } = listing;
  const [openDocument, setOpenDocument] = useOpenDocument(detail);
  const name = summary && listingName(summary);
  useEffect(() => {
    if (name !== undefined) noteLookedAt(name);
  }, [name]);
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
    // A member who may open one document a day chooses which.
    if (!detail?.locked.includes('documentFiles')) return setOpenDocument(0);
    const heading = document.getElementById('belgeler');
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  };
  return (
    <>
      <ClosingBanner property={detail ?? summary} now={now} />
      {/* The bottom bar must not cover a focused element (WCAG 2.4.11). */}
      <article className="max-lg:[&_:is(a,button,[tabindex])]:scroll-mb-20 grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6 pb-8 max-lg:gap-y-4 max-lg:pb-2 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
        {images.length > 0 ? (
          <Gallery id={summary.id} images={images} tur={summary.tur} kind={summary.categoryNumber} />
        ) : null}
        <div className="max-lg:contents lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <ListingOverview
            property={summary}
            detail={detail}
            now={now}
            hasPictures={images.length > 0}
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
          hasPictures={images.length > 0}
          isInPieces={isInPieces}
          openDocument={openDocument}
          onOpenDocument={setOpenDocument}
        />
      </article>
      {failure ? null : (
        <ActionBar
          kind={summary.categoryNumber}
          detail={detail}
          hasPictures={images.length > 0}
          onOpenDocuments={openFirstDocument}
        />
      )}
    </>
  );
}

type SectionsProps = {
  now: Date;
  summary: ListingSummary;
  detail: ListingDetail | undefined;
  isLoading: boolean;
  hasPictures: boolean;
  isInPieces: boolean;
  openDocument: OpenDocument | undefined;
  onOpenDocument: (index: number | undefined) => void;
};

/** The sections that the phone's bar links to, if the listing has them. */
function barSections(detail: ListingDetail): BarSection[] {
  const hasText = detail.description !== null || detail.descriptionPreview !== null;
  const hasDocuments = detail.locked.includes('documentFiles') || detail.documentFiles.length > 0;
  const hasComparables = detail.il !== null && !detail.isOfficePlace && isComparedKind(detail);
  return [
    ...(hasText ? ([['aciklama', 'Açıklama']] as const) : []),
    ['katilim-ozeti', 'Katılım'],
    ['bilgiler', 'Bilgiler'],
    ...(hasDocuments ? ([['belgeler', 'Belgeler']] as const) : []),
    ...(hasComparables ? ([['benzerleri', 'Benzerleri']] as const) : []),
    ['hesap', 'Teklif hesabı'],
    ['gecmis', 'Geçmiş'],
    ['kaynak', 'Kaynak'],
  ];
}

/**
 * Below the summary, first what the specification names first. Without pictures, the dates replace them; in wide
 * windows so do the facts, which are then above the text. On phones the text comes first (spec §2), then the terms
 * (order 2), then everything else (order 3); long explanations are folded.
 */
function Sections({ now, summary, detail, isLoading, hasPictures, isInPieces, ...documents }: SectionsProps) {
  // On phones this is below the text, whose height is unknown until it is loaded.
  const belowText = !detail && isLoading && 'max-lg:hidden';
  const pieces = useDrawnPieces(isInPieces && detail ? LATE_PIECES : 0);
  const drawn = isInPieces ? pieces : LATE_PIECES;
  const facts = (
    <ListingFacts
      summary={summary}
      detail={detail}
      isLoading={isLoading}
      hasMap={!hasPictures && !summary.isOfficePlace}
    />
  );
  return (
    <div
      className={classNames(
        'max-lg:contents min-w-0 lg:col-start-1 lg:flex lg:flex-col lg:gap-8',
        hasPictures ? 'lg:row-start-2' : 'lg:row-span-2 lg:row-start-1',
      )}
    >
      {hasPictures ? null : (
        <div className={classNames('max-lg:order-2', belowText)}>
          <ListingTerms property={detail ?? summary} now={now} isUnfolded />
        </div>
      )}
      {/* The bar appears once everything that it links to is rendered. */}
      {detail && drawn === LATE_PIECES ? (
        <SectionBar sections={barSections(detail)} />
      ) : detail || isLoading ? (
        <SectionBarPlace />
      ) : null}
      <div
        className={classNames('max-lg:contents lg:flex lg:flex-col lg:gap-8', !hasPictures && 'lg:flex-col-reverse')}
      >
        {detail || isLoading ? <ListingDescription detail={detail} /> : null}
        <div className={classNames('max-lg:order-3', belowText)}>{facts}</div>
      </div>
      {detail ? (
        <div className="flex flex-col gap-3 max-lg:order-3 lg:gap-8">
          <ListingDocuments detail={detail} openAt={documents.openDocument} onOpen={documents.onOpenDocument} />
          <DocumentFindingsSection detail={detail} />
          <ListingAnnotations text={detail.kaydindakiSerhler} />
          <LateSections detail={detail} now={now} drawn={drawn} />
        </div>
      ) : null}
    </div>
  );
}
