import type { ReactNode } from 'react';
import { vehicleBrand } from '#shared/kinds/vehicle-brands.ts';
import { placeName } from '#shared/places/place-name.ts';
import type { PropertySummary } from '#shared/properties.ts';
import { formatLira } from '#shared/text/money.ts';
import { Gavel, MapPin } from '#web/ui/icons.tsx';
import { ListingName } from './listing-name.tsx';
import { PropertyPicture } from './property-picture.tsx';
import { PropertyTags } from './property-tags.tsx';
import { TimeLeft } from './time-left.tsx';

const PICTURE_SIZES = '(width >= 1280px) 300px, (width >= 1024px) 33vw, (width >= 640px) 50vw, 100vw';

/** Everything but real estate shows vehicle facts (D13). */
function vehicleFacts({ categoryNumber, carModel, carAge }: PropertySummary): string | undefined {
  if (categoryNumber === '1') return undefined;
  const facts = [carModel ? vehicleBrand(carModel) : undefined, carAge ? `${carAge} yaşında` : undefined];
  return facts.filter(Boolean).join(' · ') || undefined;
}

function Price({ property }: { property: PropertySummary }) {
  if (property.price === null) return <p className="font-semibold text-ink-soft">Bedeli belirtilmemiş</p>;
  return (
    <p>
      <span className="tabular block text-xl font-bold tracking-tight text-ink">{formatLira(property.price)}</span>
      <span className="text-xs text-ink-faint">{property.hisse ? 'hissenin muhammen bedeli' : 'muhammen bedel'}</span>
    </p>
  );
}

type Props = {
  property: PropertySummary;
  now: Date;
  isFirstView?: boolean;
  /** Buttons on the picture, above the card's link. */
  action?: ReactNode;
};

/** A listing in a grid. The whole card is one link. */
export function PropertyCard({ property, now, isFirstView, action }: Props) {
  const facts = vehicleFacts(property);
  return (
    <article className="group listing-card">
      <PropertyPicture
        imageUrl={property.imageUrl}
        tur={property.tur}
        isFirstView={isFirstView}
        sizes={PICTURE_SIZES}
      />
      <div className="flex grow flex-col gap-3 p-4">
        <PropertyTags property={property} />
        <Price property={property} />
        <h3 className="line-clamp-3 leading-snug font-semibold text-ink">
          <a href={`/ilan/${property.id}`} className="listing-link">
            <ListingName property={property} fileClass="mb-0.5 text-sm font-medium text-ink-soft" />
          </a>
        </h3>
        <p className="listing-fact text-sm text-ink-soft">
          <MapPin size={18} className="mt-px shrink-0" aria-hidden="true" />
          <span>
            {placeName(property)}
            {facts ? <span className="block">{facts}</span> : null}
          </span>
        </p>
        <div className="mt-auto flex flex-col gap-3 pt-1">
          <TimeLeft property={property} now={now} />
          {property.courtName ? (
            <p className="listing-fact border-t border-line pt-3 text-xs text-ink-faint">
              <Gavel size={14} className="mt-px shrink-0" aria-hidden="true" />
              <span className="line-clamp-1">{property.courtName}</span>
            </p>
          ) : null}
        </div>
      </div>
      {action ? <div className="absolute top-2 right-2 z-10 flex items-center gap-2">{action}</div> : null}
    </article>
  );
}
