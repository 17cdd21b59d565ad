import type { Contradiction } from '#shared/read-documents/document-findings.ts';
import { FINDING_LABELS } from '#shared/read-documents/finding-labels.ts';
import { joinedContradictions } from '#shared/read-documents/joined-contradictions.ts';
import { SaidSentence, type Shown } from './said-sentence.tsx';

type Props = { contradictions: readonly Contradiction[]; onShow(shown: Shown): void };

/** Contradictions, with the sentences side by side by what they say; never which one is true. */
export function ContradictionList({ contradictions, onShow }: Props) {
  if (contradictions.length === 0) return null;
  return (
    <>
      <h3 className="mt-4 font-semibold">Çelişenler</h3>
      <ul className="mt-2 flex max-w-text flex-col gap-3">
        {joinedContradictions(contradictions).map(({ field, values, meaning }) => (
          <li key={`${field} ${values.map(({ value }) => value).join(' ')}`} className="sheet p-4">
            <h4 className="text-sm font-semibold">{FINDING_LABELS[field]}</h4>
            <div className="mt-2 grid gap-4 sm:grid-cols-2">
              {values.map(({ value, sides }) => (
                <div key={value}>
                  <p className="font-semibold">{value}</p>
                  {sides.map((side) => (
                    <div key={side.id ?? side.saidBy} className="not-first-of-type:mt-3">
                      <SaidSentence finding={side} onShow={onShow} />
                    </div>
                  ))}
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
