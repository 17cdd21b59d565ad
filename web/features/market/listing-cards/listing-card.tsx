import type { CSSProperties, ReactNode } from 'react';
import { openingPriceOf } from '#shared/law/amounts.ts';
import { mayBeAmongHeirs } from '#shared/law/heirs-round.ts';
import { saleKindMarks } from '#shared/law/sale-kinds.ts';
import { rightMark } from '#shared/listing-texts/right-mark.ts';
import { roundMark } from '#shared/listing-texts/round-text.ts';
import { shareMark } from '#shared/listing-texts/share-text.ts';
import type { ListingSummary } from '#shared/listings.ts';
import { placeName } from '#shared/places/place-name.ts';
import { fileBefore } from '#shared/text/listing-name.ts';
import { listingSubject } from '#shared/text/listing-subject.ts';
import { formatLira } from '#shared/text/money.ts';
import { DocumentMark } from './document-mark.tsx';
import { ListingPicture } from './listing-picture.tsx';
import { listingSize } from './listing-size.ts';
import { outcomeText } from './outcome-text.ts';
import { isDrawn, ownPicture } from './own-picture.ts';
import { Pictogram } from './pictogram.tsx';
import { timeLeftText } from './time-left-text.ts';
import { todayText } from './today-text.ts';

/**
 * On phones the picture is small unless large ones are chosen: then the next larger file is slightly soft, but not
 * slow.
 */
const PICTURE_SIZES = '(width >= 640px) 300px, 120px';

/** `2016 model Fiat Egea`: a card shows only the year, as people say it. */
const MODEL = /^(\d{4}) model /u;

type Props = {
  property: ListingSummary;
  now: Date;
  isFirstView?: boolean;
  sizes?: string | undefined;
  /** Buttons on the card, above its link in stacking order. */
  action?: ReactNode;
};

/**
 * A listing in a list; the whole card is one link. All layouts share one markup (styles.css): a page has 24 cards, so a
 * card has few elements and no hooks.
 */
export function ListingCard({ property, now, isFirstView, sizes = PICTURE_SIZES, action }: Props) {
  const { id, price, deposit, hisse, isShareSale, courtName, matchedNumber, categoryNumber, tur } = property;
  const picture = ownPicture(id, property.imageUrl);
  // A card has room for one mark: a sale restricted to some bidders has priority over one that a court confirms.
  const [saleKind] = saleKindMarks(property);
  const subject = listingSubject(property);
  const right = rightMark(property);
  const file = fileBefore(property);
  const round = roundMark(property);
  const place = [placeName(property), listingSize(property, subject)].filter(Boolean).join(' · ');
  return (
    <article className="group listing-card">
      {picture ? (
        <ListingPicture
          url={picture}
          kind={categoryNumber}
          isFirstView={isFirstView}
          sizes={sizes}
          fit="card"
          className="listing-picture"
        />
      ) : (
        <p className="listing-ground" data-kind={categoryNumber}>
          <Pictogram tur={tur} />
          <span>{tur}</span>
        </p>
      )}
      {isDrawn(picture) ? <small className="listing-drawn">temsilî</small> : null}
      <div className="listing-words">
        <h3 className="listing-name">
          <a href={`/ilan/${id}`} className="listing-link">
            {file ? <span className="listing-file">{file} </span> : null}
            {subject.replace(MODEL, '$1 ')}
          </a>
        </h3>
        <p className="listing-price">
          {price === null ? <em>Bedeli belirtilmemiş</em> : formatLira(price)}
          {price === null ? null : <small>{isShareSale ? ' hissenin bedeli' : ' muhammen bedel'}</small>}
        </p>
        <p className="listing-place">{place}</p>
        {property.appraisalToday ? (
          <p className="listing-today">{todayText(property.appraisalToday, property.categoryNumber)}</p>
        ) : null}
        <CardTime property={property} now={now} />
        <p className="listing-deposit">
          {price === null || mayBeAmongHeirs(property) ? null : (
            <span data-figure>Açılış teklifi {formatLira(Math.ceil(openingPriceOf(price)))}</span>
          )}
          {deposit === null ? null : <span>Teminat {formatLira(Math.ceil(deposit))}</span>}
        </p>
        <p className="listing-tags" data-long-mark={saleKind || property.matchedDocument ? '' : undefined}>
          {matchedNumber ? <b>{matchedText(matchedNumber)}</b> : null}
          <DocumentMark property={property} />
          {round === null ? null : <b>{round}</b>}
          {saleKind ? <b>{saleKind}</b> : null}
          {right === undefined || isNamed(right, subject) ? null : <b>{right}</b>}
          <ShareMark property={property} isNamed={hisse !== null && subject.includes(hisse)} />
          {courtName ? <span>{courtName}</span> : null}
        </p>
      </div>
      {action ? <div className="listing-action">{action}</div> : null}
    </article>
  );
}

const isNamed = (mark: string, subject: string) =>
  subject.toLocaleLowerCase('tr').includes(mark.toLocaleLowerCase('tr'));

/** A share that the name contains is marked only on phones, where a list truncates the name (D55). */
function ShareMark({ property, isNamed }: Pick<Props, 'property'> & { isNamed: boolean }) {
  const mark = shareMark(property);
  return mark === undefined ? null : <b className={isNamed ? 'wide:hidden tall:hidden' : undefined}>{mark}</b>;
}

/** Why a listing matches a search for a number. */
function matchedText({ kind, number }: NonNullable<ListingSummary['matchedNumber']>): string {
  if (kind === 'parcel') return number;
  return `${kind === 'file' ? 'Dosya' : 'İhale no'} ${number}`;
}

/** The word that a phone of 320 px has no room for beside the price. */
const LEFT = / kaldı$/u;

/** The bar's length as a CSS variable, which React's types don't include. */
// safe: custom properties are valid in any style
const barOf = (share: number) => ({ '--share': `${share}%` }) as CSSProperties;

function CardTime({ property, now }: Pick<Props, 'property' | 'now'>) {
  const { date, left, past, isUrgent, share } = timeLeftText(property, now);
  const outcome = outcomeText(property);
  if (outcome !== undefined) return <p className="listing-time">{[outcome, date].filter(Boolean).join(' · ')}</p>;
  if (date === undefined) return <p className="listing-time">Bitişi belirtilmemiş</p>;
  if (left === undefined) return <p className="listing-time">{past}</p>;
  return (
    <p className="listing-time" style={barOf(share)} data-urgent={isUrgent || undefined}>
      <b>
        {left.replace(LEFT, '')}
        {LEFT.test(left) ? <span className="max-[359px]:sr-only"> kaldı</span> : null}
      </b>{' '}
      <time dateTime={property.endDate ?? undefined}>{date}</time>
    </p>
  );
}
