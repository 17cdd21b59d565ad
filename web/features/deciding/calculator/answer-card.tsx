import type { OwnMoney } from '#shared/calculations/own-money.ts';
import { allInText, bidText, FIGURE_LABELS, outcomeText } from '#shared/law/bid/bid-texts.ts';
import type { ScenarioAnswer } from '#shared/law/bid/calculation.ts';
import type { GoalKind } from '#shared/law/bid/goals.ts';
import { formatSum } from '#shared/text/money.ts';

type Props = {
  /** The name of the scenario, if it is not shown above. */
  name?: string;
  answer: ScenarioAnswer;
  money: OwnMoney;
  goal: GoalKind;
  /** Unknown claims or costs count as 0 in the limit. */
  isAssumed?: boolean;
  /** The fields whose text is not a number. */
  wrong?: readonly string[];
};

/** A scenario's result, followed by its figures. */
export function AnswerCard({ name, answer, money, goal, isAssumed = false, wrong = [] }: Props) {
  const { highest, shown, isTyped, influences } = answer;
  const isTooDear = highest !== null && highest.lawful === null;
  const first = highest?.lawful ?? shown.bid;
  const sums: [label: string, text: string][] = [
    ...(isTyped && highest?.lawful != null ? [['Yazdığınız teklif', formatSum(shown.bid)] as [string, string]] : []),
    ['Toplam maliyet', allInText(money)],
    ...(money.deposit === null ? [] : [['Teminat', formatSum(money.deposit)] as [string, string]]),
    ...(shown.outcome ? [['Sonuç', outcomeText(goal, shown.outcome)] as [string, string]] : []),
  ];
  return (
    <div role="status" className="rounded-control bg-petrol-tint p-4">
      {name ? <p className="text-sm font-semibold">{name}</p> : null}
      <p className="text-sm text-ink-soft">{headOf(answer)}</p>
      <p className="tabular text-2xl font-semibold">{formatSum(first)}</p>
      <dl className="mt-3 grid gap-x-6 gap-y-1.5 text-sm sm:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]">
        {sums.map(([label, text]) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-3 sm:block">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="tabular font-semibold max-sm:ml-auto max-sm:text-right">{text}</dd>
          </div>
        ))}
      </dl>
      {isAssumed ? (
        <p className="mt-2 text-sm text-ink-soft">
          Bilinmeyen alacak ve giderler ₺0 alındı: satış için daha fazlası gerekebilir.
        </p>
      ) : null}
      {isTooDear ? <p className="mt-2 text-sm">Satışa yeten en düşük teklif bile hedefinizi aşıyor.</p> : null}
      {isTyped && shown.fault ? (
        <p className="mt-2 text-sm font-medium text-amber">{`Yazdığınız teklif: ${bidText(shown.fault)}`}</p>
      ) : null}
      {highest === null ? (
        <p className="mt-2 text-sm text-ink-soft">Hedefinizi yazın: verilebilecek en yüksek teklif ondan hesaplanır.</p>
      ) : null}
      {influences.length > 0 ? (
        <p className="mt-2 text-sm text-ink-soft">
          {`En çok neye bağlı: ${influences
            .slice(0, 3)
            .map(({ name: figure }) => FIGURE_LABELS[figure])
            .join(', ')}.`}
        </p>
      ) : null}
      {wrong.length > 0 ? (
        <p className="mt-2 text-sm font-medium text-red">
          {`Hatalı alan: ${wrong.join(', ')}. Yazdığınız hesaba katılmadı.`}
        </p>
      ) : null}
    </div>
  );
}

function headOf({ highest, isTyped }: ScenarioAnswer): string {
  if (highest?.lawful != null) return 'Verilebilecek en yüksek teklif';
  return isTyped ? 'Yazdığınız teklif' : 'Satışa yeten en düşük teklif';
}
