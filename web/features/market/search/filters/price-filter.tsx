import { useEffect, useState } from 'react';
import type { SearchFacets } from '#shared/listing-search.ts';
import { MAX_PRICE, PRICE_SLIDER } from '#shared/search-filters/search-values.ts';
import type { SearchParameters } from '#shared/search-parameters.ts';
import { formatNumber } from '#shared/text/money.ts';
import { NumberField } from '../fields/number-field.tsx';
import { RangeSlider } from '../fields/range-slider.tsx';
import { withParameter } from '../search-address.ts';
import { UnknownInRange } from './ranges/unknown-option.tsx';

const { min, max, step } = PRICE_SLIDER;
const BOUNDS = [
  { name: 'minPrice', label: 'En az' },
  { name: 'maxPrice', label: 'En çok' },
] as const;

/** Spec §9: at its end the slider says "2.000.000+ TL" and sends no upper bound. */
function describePrice(value: number): string {
  return `${formatNumber(value)}${value >= max ? '+' : ''} TL`;
}

function onSlider(text: string | undefined, unset: number): number {
  const value = Number(text);
  return text === undefined || Number.isNaN(value) ? unset : Math.min(Math.max(value, min), max);
}

/** A bound above the slider's maximum is shown as it is. */
function inForce(onTheSlider: number, text: string | undefined, words: (value: number) => string): string {
  const given = Number(text);
  return given > max && onTheSlider >= max ? `${formatNumber(given)} TL` : words(onTheSlider);
}

type Props = {
  search: SearchParameters;
  facets: SearchFacets | undefined;
  onChange: (search: SearchParameters) => void;
};

/** The minimum and maximum appraisal: a slider for the usual range, fields for any amount. */
export function PriceFilter({ search, facets, onChange }: Props) {
  const least = onSlider(search.minPrice, min);
  const most = onSlider(search.maxPrice, max);
  const [values, setValues] = useState([least, most]);
  useEffect(() => setValues([least, most]), [least, most]);

  function commitSlider([from = min, to = max]: number[]): void {
    let next = search;
    if (from !== least) next = withParameter(next, 'minPrice', from > min ? String(from) : undefined);
    if (to !== most) next = withParameter(next, 'maxPrice', to < max ? String(to) : undefined);
    if (next !== search) onChange(next);
  }

  function commitField(name: 'minPrice' | 'maxPrice', value: string): void {
    const next = withParameter(search, name, value);
    const isReversed = next.minPrice && next.maxPrice && Number(next.minPrice) > Number(next.maxPrice);
    // Bounds in the wrong order mean the range between them.
    onChange(isReversed ? { ...next, minPrice: next.maxPrice, maxPrice: next.minPrice } : next);
  }

  return (
    <fieldset>
      <legend className="float-left text-sm font-semibold">Muhammen bedel</legend>
      <p className="tabular text-right text-sm text-ink-soft">
        {inForce(values[0] ?? min, search.minPrice, formatNumber)} –{' '}
        {inForce(values[1] ?? max, search.maxPrice, describePrice)}
      </p>
      <RangeSlider
        values={values}
        min={min}
        max={max}
        step={step}
        thumbLabels={['En düşük bedel', 'En yüksek bedel']}
        wordsFor={describePrice}
        onChange={setValues}
        onCommit={commitSlider}
      />
      <div className="flex gap-3">
        {BOUNDS.map(({ name, label }) => (
          <NumberField
            key={name}
            label={label}
            suffix="TL"
            max={MAX_PRICE}
            placeholder="Hepsi"
            value={search[name] ?? ''}
            onCommit={(value) => commitField(name, value)}
          />
        ))}
      </div>
      {BOUNDS.some(({ name }) => search[name] !== undefined) ? (
        <UnknownInRange range="price" search={search} facets={facets} onChange={onChange} />
      ) : null}
    </fieldset>
  );
}
