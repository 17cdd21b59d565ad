import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import type { User } from '#shared/accounts.ts';
import type { KeptCalculation } from '#shared/calculations/kept-calculations.ts';
import { ownMoney } from '#shared/calculations/own-money.ts';
import { kdvHint, startCalculation } from '#shared/calculations/start-calculation.ts';
import { type Calculation, frameOf, type Subject, subjectOf } from '#shared/law/bid/calculation.ts';
import { type Comparison, compareScenarios } from '#shared/law/bid/comparison-rows.ts';
import { isLimitAssumed, knownDepositOf } from '#shared/law/bid/legal-rows.ts';
import { noticedClaims } from '#shared/law/bid/prior-claims.ts';
import { hasOpened } from '#shared/listing-texts/listing-phase.ts';
import type { ListingDetail } from '#shared/listings.ts';
import { formatSum } from '#shared/text/money.ts';
import { foldTurkish } from '#shared/text/turkish-text.ts';
import { useMember } from '#web/features/members/accounts/index.ts';
import { useNow } from '#web/platform/use-now.ts';
import { useWrongFields, WrongFields } from '#web/ui/form/wrong-fields.ts';
import { LoadFailure, LoadingRows } from '#web/ui/panel-states.tsx';
import { AnswerCard } from './answer-card.tsx';
import { BidAmongComparables } from './bid-among-comparables.tsx';
import { keptCalculationQuery } from './calculation-calls.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { Fold } from './fold.tsx';
import { InfluenceList } from './influence-list.tsx';
import { KeepingBar } from './keeping-bar.tsx';
import { LegalPart } from './legal-part.tsx';
import { LockedCosts } from './locked-costs.tsx';
import { ScenarioEditor } from './scenario-editor.tsx';
import { hasFieldsOf, holdTyped, type Typed, typedFor } from './typed-calculation.ts';

/**
 * The calculator of a listing: the sums required by law for everyone; all costs and the highest bid for members who may
 * calculate.
 */
export function CalculatorPanel({ detail }: { detail: ListingDetail }) {
  const user = useMember();
  const kept = useQuery(keptCalculationQuery(user, detail.id, detail.mayCalculate));
  const subject = subjectOf(detail);
  // Survives registration, the start of a trial (both load the saved calculation) and a reload. Another member's
  // figures are not shown.
  const [typed, setTyped] = useState(() => typedFor(detail.id));
  const own = typed && (typed.by === undefined || typed.by === user?.id) ? typed : undefined;
  if (!subject)
    return (
      <p className="mt-3 text-ink-soft">
        Bu ilanda muhammen bedel belirtilmemiş. Yasadaki bütün oranlar ona göre hesaplandığı için hesap yapılamıyor.
      </p>
    );
  return (
    <div data-calculator className="sheet mt-3 grid grid-cols-1 gap-4 p-4">
      {kept.isLoading ? (
        <LoadingRows label="Teklif hesabı yükleniyor" />
      ) : kept.error ? (
        <LoadFailure title="Saklanan hesap yüklenemedi" error={kept.error} onRetry={() => void kept.refetch()} />
      ) : (
        <Calculator
          key={`${user?.id} ${detail.mayCalculate}`}
          {...{ detail, subject, user }}
          kept={kept.data}
          typed={own}
          onTyped={(calculation) => {
            const next = { by: user?.id, calculation, hasCosts: detail.mayCalculate };
            setTyped(next);
            holdTyped(detail.id, next);
          }}
        />
      )}
    </div>
  );
}

type Props = {
  detail: ListingDetail;
  subject: Subject;
  user: User | undefined;
  kept: KeptCalculation | undefined;
  typed: Typed | undefined;
  onTyped: (calculation: Calculation) => void;
};

/** The typed calculation, otherwise the saved one; costs that could not be typed are taken from the saved one. */
function firstCalculation({ detail, kept, typed }: Props): Calculation {
  const start = startCalculation(detail, kept);
  if (!typed || !hasFieldsOf(start, typed.calculation)) return start;
  return typed.hasCosts ? typed.calculation : { ...start, legal: typed.calculation.legal };
}

function Calculator(props: Props) {
  const { detail, subject, user, kept, onTyped } = props;
  const [calculation, setCalculation] = useState(() => firstCalculation(props));
  const change = (next: Calculation) => {
    setCalculation(next);
    onTyped(next);
  };
  const [at, setAt] = useState(0);
  const { legal, scenarios } = calculation;
  const [openedAt] = useState(Date.now);
  const now = useNow(openedAt);
  const current = scenarios[at];
  const { labels, report } = useWrongFields();
  const { mayCalculate } = detail;
  // A few thousand totals: a slow phone shows the typed text first and calculates afterwards.
  const settled = useDeferredValue(calculation);
  const comparison = useMemo(
    () => compareScenarios(subject, frameOf(subject, settled.legal), mayCalculate ? settled.scenarios : []),
    [subject, settled, mayCalculate],
  );
  const frame = frameOf(subject, settled.legal);
  const answer = comparison.answers[at];
  const shown = settled.scenarios[at];
  const money = shown && ownMoney(detail, { legal: settled.legal, scenarios: [shown] });
  return (
    <WrongFields value={report}>
      {mayCalculate && current && answer && money ? (
        <div>
          <AnswerCard
            answer={answer}
            money={money}
            goal={current.goal.kind}
            isAssumed={isLimitAssumed(subject, settled.legal)}
            wrong={labels}
          />
          <BidAmongComparables
            propertyId={detail.id}
            subject={subject}
            bid={answer.highest?.lawful ?? answer.shown.bid}
          />
        </div>
      ) : null}
      {mayCalculate ? (
        <ScenarioEditor
          subject={subject}
          scenarios={scenarios}
          at={at}
          answer={answer}
          worth={detail}
          kdvHint={kdvHint(detail)}
          onChange={(next, nextAt) => {
            change({ ...calculation, scenarios: next });
            setAt(nextAt);
          }}
        />
      ) : null}
      <Fold title="Yasal sınırlar" note={`Aşılması gereken sınır ${formatSum(frame.limit)}`} isOpen={!mayCalculate}>
        <LegalPart
          subject={subject}
          legal={legal}
          deposit={knownDepositOf(detail)}
          claims={noticedClaims(detail)}
          hasMortgage={
            foldTurkish(detail.kaydindakiSerhler ?? '').includes('ipotek') || noticedClaims(detail).perhaps.length > 0
          }
          isShared={detail.sulhMahkeme === '1'}
          hasOpened={hasOpened(detail, now)}
          onChange={(next) => change({ ...calculation, legal: next })}
        />
      </Fold>
      {mayCalculate ? (
        <>
          <Results comparison={comparison} />
          {current ? (
            <KeepingBar
              propertyId={detail.id}
              kind={subject.kind}
              user={user}
              kept={kept}
              calculation={calculation}
              costs={current.costs}
            />
          ) : null}
        </>
      ) : (
        <LockedCosts />
      )}
      <p className="text-sm text-ink-soft">
        Bu hesap bilgi içindir. Rüçhanlı alacaklar, giderler ve vergiler için daireye sorun; portaldaki tutarlar
        esastır.
      </p>
    </WrongFields>
  );
}

function Results({ comparison }: { comparison: Comparison }) {
  return (
    <>
      <Fold title="Hesabın dökümü" isOpen>
        <ComparisonTable comparison={comparison} />
      </Fold>
      <Fold title="En çok neye bağlı">
        {comparison.answers.every(({ influences }) => influences.length === 0) ? (
          <p className="text-sm text-ink-soft">
            Hedefinizi yazınca hangi sayının sonucu ne kadar değiştirdiği görünür.
          </p>
        ) : null}
        {comparison.answers.map(({ influences }, index) => (
          <InfluenceList
            // biome-ignore lint/suspicious/noArrayIndexKey: two scenarios may have the same name
            key={index}
            name={comparison.names[index] ?? ''}
            influences={influences}
          />
        ))}
      </Fold>
    </>
  );
}
