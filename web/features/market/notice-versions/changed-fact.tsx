import { factLabel, factText } from '#shared/versions/fact-texts.ts';
import type { FactChange } from '#shared/versions/version-facts.ts';
import { Added, Struck } from './marked-text.tsx';

/** A fact with its value before and after: `Muhammen bedel: ₺1.200.000 → ₺1.350.000`. */
export function ChangedFact({ change: { fact, before, after } }: { change: FactChange }) {
  return (
    <>
      <span className="text-ink-soft">{factLabel(fact)}:</span> <Struck>{factText(fact, before)}</Struck>{' '}
      <span aria-hidden="true">→</span> <Added>{factText(fact, after)}</Added>
    </>
  );
}
