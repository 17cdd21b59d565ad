import { formatDateTime } from '#shared/dates.ts';
import type { PropertyDetail } from '#shared/properties.ts';
import { vehicleBrand } from '#shared/vehicle-brands.ts';
import { Term, type TermName } from '#web/ui/term.tsx';

type Fact = { readonly name: string; readonly value: string | null; readonly term?: TermName };

function factsOf(property: PropertyDetail): Fact[] {
  const isRealEstate = property.categoryNumber === '1';
  const parcel = property.ada || property.parsel ? `${property.ada ?? '–'} ada ${property.parsel ?? '–'} parsel` : null;
  return [
    { name: 'Dosya', value: property.dosyaBilgi },
    { name: 'İhale no', value: property.auctionId },
    { name: 'Satışı yapan', value: property.courtName },
    { name: 'İhale', value: property.secondRound === '1' ? 'İkinci ihale' : 'Birinci ihale', term: 'ikinci ihale' },
    { name: 'Mahalle / köy', value: property.mahalleKoy },
    { name: 'Ada ve parsel', value: parcel, term: 'ada ve parsel' },
    { name: 'Marka', value: isRealEstate || !property.carModel ? null : vehicleBrand(property.carModel) },
    { name: 'Yaş', value: isRealEstate ? null : property.carAge },
    { name: 'Kaydındaki şerhler', value: isRealEstate ? property.kaydindakiSerhler : null },
    { name: 'Son doğrulama', value: formatDateTime(new Date(property.lastConfirmedAt)) },
  ];
}

/** A listing's facts as names and values; what is unknown is left out. */
export function PropertyFacts({ property }: { property: PropertyDetail }) {
  const facts = factsOf(property).filter(({ value }) => value);
  return (
    <section aria-labelledby="bilgiler">
      <h2 id="bilgiler" className="text-lg font-semibold">
        İlan bilgileri
      </h2>
      <dl className="sheet mt-3 divide-y divide-line">
        {facts.map(({ name, value, term }) => (
          <div key={name} className="grid gap-1 px-4 py-3 sm:grid-cols-[180px_1fr]">
            <dt className="text-sm text-ink-faint">{term ? <Term name={term}>{name}</Term> : name}</dt>
            <dd className="min-w-0">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
