import type { Comparable } from '#shared/comparables/comparables.ts';
import { monthText } from '#shared/price-index/index-months.ts';
import { dayText } from '#shared/text/day-text.ts';
import { formatLira } from '#shared/text/money.ts';
import { areaText } from '#shared/text/notice-value-texts.ts';
import { possessive, typographic } from '#shared/text/turkish-suffixes.ts';

/** A comparable sale: its price, the thing, the price moved to today, and why it is comparable. */
export function ComparableSale({ lot }: { lot: Comparable }) {
  const { id, name, place, endedOn, price, soldPrice, ratio, areaM2, modelYear, hisse, perM2, today, why } = lot;
  const facts = [
    place,
    areaM2 === null ? undefined : areaText(areaM2),
    modelYear === null ? undefined : `${modelYear} model`,
    hisse === null ? undefined : `${hisse} hisse`,
    dayText(endedOn),
  ];
  return (
    <li className="tabular py-2.5 text-sm">
      <a href={`/ilan/${id}`} className="inline-block min-h-6 font-semibold text-petrol wrap-anywhere hover:underline">
        {name}
      </a>
      <p>
        <strong>{formatLira(soldPrice)}</strong>
        {`, ${formatLira(price)} muhammen bedelin ${typographic(possessive(`%${ratio}`))}`}
      </p>
      <p>{facts.filter(Boolean).join(' · ')}</p>
      {perM2 === null || areaM2 === null ? null : (
        <p className="text-ink-soft">{`Metrekaresi ${formatLira(perM2)} (bedel ÷ ${areaText(areaM2)})`}</p>
      )}
      {today ? (
        <p className="text-ink-soft">
          {`${today.isSampleData ? 'Örnek endeksle' : 'Endeksle'} bugün ${formatLira(today.from)} – ${formatLira(today.to)} (${monthText(today.lastMonth)})`}
        </p>
      ) : null}
      <p className="text-ink-soft">{`Benzerliği: ${why.join(', ')}`}</p>
    </li>
  );
}
