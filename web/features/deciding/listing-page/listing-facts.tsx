import type { ReactNode } from 'react';
import { vehicleBrand } from '#shared/kinds/vehicle-brands.ts';
import { roundName } from '#shared/listing-texts/round-text.ts';
import { soldShareText } from '#shared/listing-texts/share-text.ts';
import type { TermName } from '#shared/listing-texts/term-meanings.ts';
import type { ListingDetail, ListingSummary } from '#shared/listings.ts';
import { areaText } from '#shared/text/notice-value-texts.ts';
import { PlaceMap } from '#web/features/market/provinces/index.ts';
import { Bar } from './listing-placeholder.tsx';
import { Term } from './term.tsx';

type Fact = { readonly name: string; readonly value: ReactNode; readonly term?: TermName };

function factsOf(property: ListingSummary): Fact[] {
  const isEstate = property.categoryNumber === '1';
  return [
    {
      name: 'İhale',
      value: roundName(property),
      term: property.secondRound === '1' ? 'ikinci ihale' : 'birinci ihale',
    },
    { name: 'Türü', value: `${property.category}, ${property.tur}` },
    { name: 'Yüzölçümü', value: areaOf(property) },
    { name: 'Model yılı', value: isEstate ? null : property.modelYear },
    { name: 'Mahalle / köy', value: property.mahalleKoy },
    { name: 'Satılan hisse', value: soldShareText(property), term: 'hisse' },
    // Everything except real estate shows the facts of a vehicle (D13).
    { name: 'Marka', value: isEstate || !property.carModel ? null : vehicleBrand(property.carModel) },
    { name: 'Yaş', value: isEstate ? null : property.carAge },
  ];
}

/** For a share, the notice states the area of the whole. */
function areaOf({ areaM2, isShareSale }: ListingSummary): string | null {
  if (areaM2 === null) return null;
  return `${areaText(areaM2)}${isShareSale ? ' (gayrimenkulün tamamı)' : ''}`;
}

function parcelOf({ ada, parsel }: ListingDetail): string | null {
  if (!ada && !parsel) return null;
  return [ada && `${ada} ada`, parsel && `${parsel} parsel`].filter(Boolean).join(' ');
}

type Props = {
  summary: ListingSummary;
  detail: ListingDetail | undefined;
  isLoading: boolean;
  /** If no picture shows the place, the province is shown (D52). */
  hasMap: boolean;
};

/** A listing's known facts as names and values. Facts that load later are last, so that nothing moves. */
export function ListingFacts({ summary, detail, isLoading, hasMap }: Props) {
  const isParcelAwaited = !detail && isLoading && summary.categoryNumber === '1';
  const parcel = isParcelAwaited ? <Bar className="my-1 h-4 w-32" /> : detail && parcelOf(detail);
  const facts: Fact[] = [...factsOf(summary), { name: 'Ada ve parsel', value: parcel, term: 'ada ve parsel' }];
  return (
    <section aria-labelledby="bilgiler">
      <h2 id="bilgiler" tabIndex={-1} className="scroll-mt-28 text-lg font-semibold">
        İlan bilgileri
      </h2>
      <div className="sheet mt-3 flex items-center gap-6 p-4">
        <dl className="grid min-w-0 grow grid-cols-2 gap-x-4 gap-y-3 md:grid-cols-3">
          {facts
            .filter(({ value }) => value)
            .map(({ name, value, term }) => (
              <div key={name} className="min-w-0">
                <dt className="text-sm leading-6 text-ink-faint">{term ? <Term name={term}>{name}</Term> : name}</dt>
                <dd className="tabular leading-6">{value}</dd>
              </div>
            ))}
        </dl>
        {hasMap && summary.il ? <PlaceMap il={summary.il} /> : null}
      </div>
    </section>
  );
}
