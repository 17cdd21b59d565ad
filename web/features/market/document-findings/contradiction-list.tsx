import type { Contradiction } from '#shared/read-documents/document-findings.ts';
import { FINDING_LABELS } from '#shared/read-documents/finding-labels.ts';
import { SaidSentence, type Shown } from './said-sentence.tsx';

type Props = { contradictions: readonly Contradiction[]; onShow(shown: Shown): void };

/** What is said differently, both sentences side by side; never which one is true. */
export function ContradictionList({ contradictions, onShow }: Props) {
  if (contradictions.length === 0) return null;
  return (
    <>
      <h3 className="mt-4 font-semibold">{`Çelişenler (${contradictions.length})`}</h3>
      <ul className="mt-2 flex max-w-text flex-col gap-3">
        {contradictions.map(({ field, sides, meaning }) => (
          <li key={`${field} ${sides.map(({ id, saidBy }) => id ?? saidBy).join(' ')}`} className="sheet p-4">
            <h4 className="text-sm font-semibold">{FINDING_LABELS[field]}</h4>
            <div className="mt-2 grid gap-3 sm:grid-cols-2">
              {sides.map((side) => (
                <div key={side.id ?? side.saidBy}>
                  <p className="font-semibold">{side.value}</p>
                  <SaidSentence finding={side} onShow={onShow} />
                </div>
              ))}
            </div>
            <p className="mt-3 text-sm text-ink-soft">{meaning}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
