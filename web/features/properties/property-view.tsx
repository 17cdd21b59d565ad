import { depositDeadline, formatDateTime } from '#shared/dates.ts';
import { formatLira } from '#shared/money.ts';
import type { PropertyDetail } from '#shared/properties.ts';
import { Tag } from '#web/ui/tag.tsx';
import { Term } from '#web/ui/term.tsx';
import { KIND_HUE } from './kind-hue.ts';
import { placeName } from './place-name.ts';
import { PropertyFacts } from './property-facts.tsx';
import { PropertyPicture } from './property-picture.tsx';
import { TimeLeft } from './time-left.tsx';
import { visiblePreview } from './visible-preview.ts';

/** Deposit as a share of the appraised value (İİK 114). */
const DEPOSIT_SHARE = 0.1;

type Props = { property: PropertyDetail; now: Date };

/** What anyone may see of a listing: picture, price and dates, facts, the beginning of the description. */
export function PropertyView({ property, now }: Props) {
  return (
    <article className="mt-2 grid gap-6 lg:grid-cols-[1.6fr_1fr] lg:gap-8">
      <div>
        <PropertyPicture
          imageUrl={property.imageUrl}
          tur={property.tur}
          isFirstView
          sizes="(width >= 1024px) 760px, 100vw"
          className="rounded-sheet"
        />
      </div>
      <div>
        <div className="sheet p-5 lg:sticky lg:top-20">
          <p className="flex flex-wrap gap-1.5">
            <Tag hue={KIND_HUE[property.categoryNumber]}>{property.tur}</Tag>
            {property.secondRound === '1' ? <Tag>2. ihale</Tag> : null}
            {property.sulhMahkeme === '1' ? <Tag>Satış memurluğu</Tag> : null}
          </p>
          <h1 className="mt-3 text-lg leading-snug font-semibold">{property.title}</h1>
          <p className="mt-1 text-ink-soft">{placeName(property)}</p>
          <Amounts property={property} now={now} />
        </div>
      </div>
      <div className="min-w-0">
        <PropertyFacts property={property} />
        <Description property={property} />
      </div>
    </article>
  );
}

function Amounts({ property, now }: Props) {
  const { price, endDate, endDateIsDayOnly } = property;
  const deadline = endDate && !endDateIsDayOnly ? depositDeadline(new Date(endDate)) : undefined;
  return (
    <div className="mt-5 flex flex-col gap-5 border-t border-line pt-5">
      <p>
        <span className="tabular block text-2xl font-bold tracking-tight">
          {price === null ? 'Bedeli belirtilmemiş' : formatLira(price)}
        </span>
        <span className="text-sm text-ink-soft">
          <Term name="muhammen bedel" />
          {property.hisse ? (
            <>
              , <Term name="hisse">{`${property.hisse} hisse`}</Term> için
            </>
          ) : null}
        </span>
      </p>
      <TimeLeft property={property} now={now} />
      {price === null ? null : (
        <p className="text-sm text-ink-soft">
          <Term name="teminat">Teminat</Term>:{' '}
          <span className="tabular font-semibold text-ink">{formatLira(price * DEPOSIT_SHARE)}</span>
          {deadline ? (
            <span className="block">
              Nakit teminat için son an: <span className="tabular">{formatDateTime(deadline)}</span>
            </span>
          ) : null}
        </p>
      )}
    </div>
  );
}

function Description({ property }: { property: PropertyDetail }) {
  const text = property.description ?? (property.descriptionPreview && visiblePreview(property.descriptionPreview));
  if (!text) return null;
  return (
    <section className="mt-8" aria-labelledby="aciklama">
      <h2 id="aciklama" className="text-lg font-semibold">
        Açıklama
      </h2>
      <p className="mt-2 max-w-text leading-relaxed whitespace-pre-line text-ink-soft">{text}</p>
    </section>
  );
}
