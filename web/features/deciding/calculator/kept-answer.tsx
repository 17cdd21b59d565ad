import { type Calculation, frameOf, subjectOf } from '#shared/law/bid/calculation.ts';
import { compareScenarios } from '#shared/law/bid/comparison-rows.ts';
import type { ListingDetail } from '#shared/listings.ts';
import { AnswerLine } from './answer-line.tsx';

/** What a kept calculation comes to, a line for each scenario. */
export function KeptAnswer({ detail, calculation }: { detail: ListingDetail; calculation: Calculation }) {
  const subject = subjectOf(detail);
  if (!subject) return null;
  const { legal, scenarios } = calculation;
  const { names, answers } = compareScenarios(subject, frameOf(subject, legal), scenarios);
  return (
    <dl className="grid grow gap-2 text-sm">
      {answers.map((answer, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two scenarios may have the same name
        <div key={at}>
          <dt className="mb-1 font-semibold">Sakladığınız hesap: {names[at]}</dt>
          <dd>
            <AnswerLine answer={answer} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
