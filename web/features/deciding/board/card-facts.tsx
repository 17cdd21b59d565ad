import { Link } from '@tanstack/react-router';
import type { BoardCard } from '#shared/board/board.ts';
import { cardSums } from '#shared/calculations/own-money.ts';
import { kaskoSourceShort, kaskoText } from '#shared/kasko/kasko-texts.ts';
import { allInText } from '#shared/law/bid/bid-texts.ts';
import { placeName } from '#shared/places/place-name.ts';
import { indexText, valueRangeText } from '#shared/price-index/value-today.ts';
import { papersText } from '#shared/read-documents/axis-texts.ts';
import { FINDING_LABELS } from '#shared/read-documents/finding-labels.ts';
import { foundValueText } from '#shared/read-documents/found-lines.ts';
import { listingSubject } from '#shared/text/listing-subject.ts';
import { formatLira, formatSum } from '#shared/text/money.ts';
import {
  isDrawn,
  ListingPicture,
  outcomeText,
  ownPicture,
  TimeLeft,
} from '#web/features/market/listing-cards/index.ts';
import { Tag } from '#web/ui/tag.tsx';

/** The link to a card's listing: the thing, then the place and the file. */
export function CardTitle({ property }: Pick<BoardCard, 'property'>) {
  const file = property.dosyaBilgi;
  const facts = [placeName(property), file].filter(Boolean).join(' · ');
  return (
    <div className="min-w-0">
      <Link
        to="/ilan/$id"
        params={{ id: String(property.id) }}
        className="block leading-snug font-semibold hover:underline"
      >
        {listingSubject(property)}
      </Link>
      <p className="tabular truncate text-sm text-ink-soft" title={facts}>
        {facts}
      </p>
    </div>
  );
}

/** A small picture, if the source has one: a drawing of the generated market would add nothing here (D52). */
export function CardPicture({ property: { id, imageUrl, categoryNumber } }: Pick<BoardCard, 'property'>) {
  const url = ownPicture(id, imageUrl);
  if (url === undefined || isDrawn(url)) return null;
  return (
    <ListingPicture
      url={url}
      kind={categoryNumber}
      sizes="64px"
      className="h-12 w-16 shrink-0 rounded-control object-cover"
      fit="card"
    />
  );
}

/** How a listing's auction ended, or until when bids are accepted. */
export function CardState({ card: { property, hasEnded }, now }: { card: BoardCard; now: Date }) {
  if (!hasEnded) return <TimeLeft property={property} now={now} />;
  return (
    <p>
      <Tag>{outcomeText(property) ?? 'Sona erdi, sonucu henüz bilinmiyor'}</Tag>
    </p>
  );
}

/** The appraisal, the member's own sums, the tags, and how many checks are done if there are any. */
export function CardNoted({ card }: { card: BoardCard }) {
  const { property, valueToday, kaskoValue, money, papers, found, tags, checks } = card;
  const said = papers && papersText(papers);
  const { highestBid, ownValue } = cardSums(card);
  const done = checks.filter(({ isDone }) => isDone).length;
  const sums: [string, string][] = [
    ['Muhammen bedel', property.price === null ? 'belirtilmemiş' : formatLira(property.price)],
    ...(valueToday === null
      ? []
      : [[`Bugünkü karşılığı (${indexText(valueToday)})`, valueRangeText(valueToday)] as [string, string]]),
    ...(kaskoValue === null
      ? []
      : [[`Kasko değeri (${kaskoSourceShort(kaskoValue)})`, kaskoText(kaskoValue)] as [string, string]]),
    ...(highestBid === null ? [] : [['En yüksek teklifim', formatSum(highestBid)] as [string, string]]),
    ...(ownValue === null ? [] : [['Bana göre değeri', formatSum(ownValue)] as [string, string]]),
    ...(money === null ? [] : [['Toplam maliyet', allInText(money)] as [string, string]]),
    ...(done === 0 ? [] : [['Kontrol listesi', `${done} / ${checks.length}`] as [string, string]]),
  ];
  return (
    <>
      <dl className="tabular text-sm">
        {sums.map(([label, value]) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-3">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="ml-auto">{value}</dd>
          </div>
        ))}
      </dl>
      {said ? (
        <p className="text-sm text-ink-soft">
          <span>Belgelerde: </span>
          {said}
        </p>
      ) : null}
      {found.length > 0 ? (
        <details className="text-sm">
          <summary className="flex min-h-6 cursor-pointer items-center text-petrol underline-offset-4 hover:underline">
            {`Belgelerde bulunanları göster (${found.length})`}
          </summary>
          <ul className="mt-1 flex flex-col gap-1">
            {found.map((line) => (
              <li key={`${line.field} ${line.value}`} className="break-words">
                <span className="text-ink-soft">{`${FINDING_LABELS[line.field]}: `}</span>
                {foundValueText(line)}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      {tags.length > 0 ? (
        <ul aria-label="Etiketler" className="flex flex-wrap gap-1.5">
          {tags.map((tag) => (
            <li key={tag}>
              <Tag hue="indigo">{tag}</Tag>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
