import shapes from '#shared/places/province-shapes.svg?url&no-inline';

/** A small map of a province's place in Turkey; the text beside it names it. */
export function PlaceMap({ il }: { il: string }) {
  return (
    <svg
      viewBox="0 0 2044 916"
      className="h-auto w-40 shrink-0 fill-petrol max-sm:hidden print:hidden"
      aria-hidden="true"
    >
      <use href={`${shapes}#turkiye`} fillOpacity={0.16} />
      <use href={`${shapes}#${il}`} />
    </svg>
  );
}
