import { ownMoney } from '#shared/calculations/own-money.ts';
import { answerOf, type Calculation, frameOf, subjectOf } from '#shared/law/bid/calculation.ts';
import { isLimitAssumed } from '#shared/law/bid/legal-rows.ts';
import type { ListingDetail } from '#shared/listings.ts';
import { AnswerCard } from './answer-card.tsx';

/** The result of a saved calculation, one card per scenario. */
export function KeptAnswer({ detail, calculation }: { detail: ListingDetail; calculation: Calculation }) {
  const subject = subjectOf(detail);
  if (!subject) return null;
  const { legal, scenarios } = calculation;
  return (
    <div className="grid grow gap-2">
      {scenarios.map((scenario, at) => {
        const money = ownMoney(detail, { legal, scenarios: [scenario] });
        return money ? (
          <AnswerCard
            // biome-ignore lint/suspicious/noArrayIndexKey: two scenarios may have the same name
            key={at}
            name={`Sakladığınız hesap: ${scenario.name}`}
            answer={answerOf(subject, frameOf(subject, legal), scenario)}
            money={money}
            goal={scenario.goal.kind}
            isAssumed={isLimitAssumed(subject, legal)}
          />
        ) : null;
      })}
    </div>
  );
}
