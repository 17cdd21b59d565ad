import { useEffect, useId, useState } from 'react';
import { findModel, modelKey, modelsOf, VEHICLE_MAKES } from '#shared/kinds/vehicle-models.ts';
import type { SearchFacets } from '#shared/listing-search.ts';
import type { SearchParameters } from '#shared/search-parameters.ts';
import { formatNumber } from '#shared/text/money.ts';
import { AuctionCount } from '#web/features/market/listing-cards/index.ts';
import { Select } from '#web/ui/select.tsx';
import { listedValues, withParameter } from '../search-address.ts';

type Props = {
  search: SearchParameters;
  facets: SearchFacets | undefined;
  onChange: (search: SearchParameters) => void;
};

/** Makes and models, any of which matches; for a make with selected models, only those. */
export function VehicleFilter({ search, facets, onChange }: Props) {
  const id = useId();
  const brands = listedValues(search.brand);
  const models = listedValues(search.model);
  const madeBy = models.flatMap((name) => findModel(name)?.make ?? []);
  const makes = uniqueMakes([...brands.map(properMake), ...madeBy]);
  const makeCounts = countsOf(facets?.brand);
  const modelCounts = countsOf(facets?.model);
  const open = VEHICLE_MAKES.filter((make) => !makes.includes(make));

  function change(nextBrands: readonly string[], nextModels: readonly string[]): void {
    onChange(withParameter(withParameter(search, 'brand', nextBrands.join(',')), 'model', nextModels.join(',')));
  }
  function removeMake(make: string): void {
    change(
      brands.filter((brand) => modelKey(brand) !== modelKey(make)),
      models.filter((name) => findModel(name)?.make !== make),
    );
  }
  function toggleModel(make: string, name: string): void {
    const others = models.filter((one) => modelKey(one) !== modelKey(name));
    const isRemoved = others.length < models.length;
    const next = isRemoved ? others : [...models, name];
    const hasMore = next.some((one) => findModel(one)?.make === make);
    const withoutMake = brands.filter((brand) => modelKey(brand) !== modelKey(make));
    // When its last model is removed, the make itself stays selected.
    change(hasMore ? withoutMake : [...withoutMake, make], next);
  }

  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">Marka ve model</legend>
      {makes.map((make) => (
        <MakeChoice
          key={make}
          make={make}
          count={makeCounts.get(make)}
          modelCounts={modelCounts}
          isChosen={(name) => models.some((one) => modelKey(one) === modelKey(name))}
          onRemove={() => removeMake(make)}
          onToggle={(name) => toggleModel(make, name)}
        />
      ))}
      <label htmlFor={id} className="sr-only">
        Marka ekle
      </label>
      <Select
        id={id}
        className="w-full text-sm"
        value=""
        onChange={({ target }) => target.value && change([...brands, target.value], models)}
      >
        <option value="">{makes.length > 0 ? 'Başka marka ekle' : 'Tüm markalar'}</option>
        {open.map((make) => (
          <option key={make} value={make}>
            {makeCounts.size > 0 ? `${make} (${formatNumber(makeCounts.get(make) ?? 0)})` : make}
          </option>
        ))}
      </Select>
    </fieldset>
  );
}

type MakeProps = {
  make: string;
  /** The number of auctions of the make and of each of its models; undefined if nothing was counted. */
  count: number | undefined;
  modelCounts: ReadonlyMap<string, number>;
  isChosen: (name: string) => boolean;
  onRemove: () => void;
  onToggle: (name: string) => void;
};

/** A selected make with its models; unticking it removes the models too. */
function MakeChoice({ make, count, modelCounts, isChosen, onRemove, onToggle }: MakeProps) {
  const models = modelsOf(make);
  const chosenCount = models.filter(({ name }) => isChosen(name)).length;
  const [isOpen, setOpen] = useState(chosenCount > 0);
  // The list stays open without its last model: the visitor who removed it is still inside it.
  useEffect(() => {
    if (chosenCount > 0) setOpen(true);
  }, [chosenCount]);
  return (
    <div data-arrow-group className="-mx-1 mb-2">
      <label className="option-row font-medium">
        <input type="checkbox" name="brand" checked onChange={onRemove} className="size-4.5 shrink-0 outline-none" />
        <span className="grow">{make}</span>
        <span className="text-xs font-normal text-ink-soft">
          {chosenCount === 0 ? 'tüm modeller' : `${chosenCount} model`}
        </span>
        {count === undefined ? null : <AuctionCount count={count} className="text-xs font-normal" />}
      </label>
      {models.length > 0 ? (
        <details className="pl-7" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary className="min-h-9 cursor-pointer py-1.5 text-sm text-petrol">Model seç</summary>
          <ul className="max-h-56 overflow-y-auto overscroll-contain">
            {models.map(({ name, model }) => (
              <li key={name}>
                <label className="option-row">
                  <input
                    type="checkbox"
                    name="model"
                    value={name}
                    checked={isChosen(name)}
                    onChange={() => onToggle(name)}
                    className="size-4.5 shrink-0 outline-none"
                  />
                  <span className="grow">{model}</span>
                  {modelCounts.size > 0 ? (
                    <AuctionCount count={modelCounts.get(name) ?? 0} className="text-xs" />
                  ) : null}
                </label>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </div>
  );
}

function countsOf(choices: SearchFacets['brand'] | undefined): Map<string, number> {
  return new Map(choices?.map(({ value, count }) => [value, count]));
}

/** A make in the list's spelling: `RENAULT` in a query is `Renault`. */
function properMake(brand: string): string {
  return VEHICLE_MAKES.find((make) => modelKey(make) === modelKey(brand)) ?? brand;
}

function uniqueMakes(makes: readonly string[]): string[] {
  return [...new Set(makes)];
}
