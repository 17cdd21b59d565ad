import { FIGURE_LABELS, shareText } from '#shared/law/bid/bid-texts.ts';
import { type Influence, MOVED_BY } from '#shared/law/bid/sensitivity.ts';
import { formatEstimate } from '#shared/text/money.ts';

type Props = { name: string; influences: readonly Influence[] };

/** The most influential figures: how far the highest bid moves when one figure is a tenth lower or higher. */
export function InfluenceList({ name, influences }: Props) {
  const [first] = influences;
  if (!first) return null;
  return (
    <section aria-label={`${name}: en çok neye bağlı`} className="not-first:mt-4">
      <h4 className="font-semibold">{`En çok neye bağlı: ${name}`}</h4>
      <p className="mt-1 text-sm text-ink-soft">
        {`Bir sayı ${shareText(MOVED_BY)} azalıp artarsa hedefi tutan en yüksek teklif kaç liradan kaç liraya gider.`}
      </p>
      <ul className="mt-2 grid gap-2 text-sm">
        {influences.map(({ name: figure, whenLower, whenHigher, movement }) => (
          <li key={figure}>
            <span className="flex flex-wrap justify-between gap-x-3">
              <span>{FIGURE_LABELS[figure]}</span>
              <span className="tabular ml-auto text-right">
                {`${formatEstimate(whenLower)} → ${formatEstimate(whenHigher)}, fark ${formatEstimate(movement)}`}
              </span>
            </span>
            <span aria-hidden="true" className="mt-1 block h-1.5 rounded-full bg-sunk print:hidden">
              <span
                className="block h-full rounded-full bg-petrol"
                style={{ width: `${Math.max(1, Math.round((movement / first.movement) * 100))}%` }}
              />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
