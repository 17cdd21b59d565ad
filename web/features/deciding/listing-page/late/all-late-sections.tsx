import type { ListingDetail } from '#shared/listings.ts';
import { CalculatorSection } from '#web/features/deciding/calculator/index.ts';
import { CorrectionsSection } from '#web/features/market/notice-versions/index.ts';
import { BeforeBidding } from '../before-bidding.tsx';
import { ListingHistory } from '../listing-history.tsx';
import { ListingSource } from '../listing-source.tsx';
import { ListingNoticeValues } from '../notice/listing-notice-values.tsx';
import { OfficeContact } from '../office/office-contact.tsx';
import { OtherAuctions } from '../other-auctions.tsx';
import { BesideLots } from '../worth/beside-lots.tsx';
import { ComparableLots } from '../worth/comparable-lots.tsx';
import { ValueToday } from '../worth/value-today.tsx';

export type LateSectionsProps = {
  detail: ListingDetail;
  now: Date;
  /** How many pieces are already rendered. */
  drawn: number;
};

/** The sections of a listing below its documents, which are not visible at first. */
export function AllLateSections({ detail, now, drawn }: LateSectionsProps) {
  return (
    <>
      {drawn > 0 ? (
        <>
          <ListingNoticeValues detail={detail} />
          <ValueToday detail={detail} />
          <ComparableLots detail={detail} />
        </>
      ) : null}
      {drawn > 1 ? (
        <>
          <CalculatorSection detail={detail} />
          <OfficeContact detail={detail} />
          <BeforeBidding property={detail} now={now} />
        </>
      ) : null}
      {drawn > 2 ? (
        <>
          <BesideLots detail={detail} />
          <OtherAuctions detail={detail} now={now} />
          <CorrectionsSection detail={detail} />
          <ListingHistory detail={detail} now={now} />
          <ListingSource detail={detail} />
        </>
      ) : null}
    </>
  );
}
