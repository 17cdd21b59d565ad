import { ROUND_NAMES } from '#shared/listing-texts/round-text.ts';
import type { AreaOutcomes } from '#shared/outcomes/area-outcomes.ts';
import { FigureList } from './figure-list.tsx';
import { countsText, outcomeFigures, untoldText } from './outcome-text.ts';

type Props = Pick<AreaOutcomes, 'rounds' | 'own'>;

/** The same figures for first and for second auctions, and how many ended ones are in neither. */
export function RoundsPart({ rounds, own: { untoldRounds } }: Props) {
  if (!rounds.some(({ rate, ratio }) => rate || ratio)) return null;
  return (
    <section aria-labelledby="ihale-sirasi" className="mt-6 border-t border-line pt-5">
      <h3 id="ihale-sirasi" className="text-lg font-semibold">
        Birinci ve ikinci ihaleler
      </h3>
      <div className="mt-3 grid gap-6 lg:grid-cols-2">
        {rounds.map((figures) => (
          <RoundFigures key={figures.round} {...figures} />
        ))}
      </div>
      {untoldRounds > 0 ? (
        <p className="tabular mt-4 max-w-text text-sm text-ink-soft">{untoldText(untoldRounds)}</p>
      ) : null}
    </section>
  );
}

function RoundFigures({ round, own, ...figures }: AreaOutcomes['rounds'][number]) {
  return (
    <div>
      <h4 className="font-semibold">{ROUND_NAMES[round]}</h4>
      <p className="tabular text-sm text-ink-soft">{countsText(own)}</p>
      <FigureList figures={outcomeFigures(figures)} />
    </div>
  );
}
