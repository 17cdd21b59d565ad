import type { ScenarioAnswer } from '#shared/law/bid/calculation.ts';
import { totalText } from '#shared/law/bid/comparison-rows.ts';
import { formatKurus } from '#shared/text/money.ts';

/**
 * The answer of a scenario in a line, beside the figures it comes from: the table of all scenarios stands further
 * below.
 */
export function AnswerLine({ answer }: { answer: ScenarioAnswer | undefined }) {
  return (
    <p role="status" className="rounded-control bg-petrol-tint px-3 py-2">
      {answer ? <Answer answer={answer} /> : null}
    </p>
  );
}

function Answer({ answer: { highest, shown, isTyped } }: { answer: ScenarioAnswer }) {
  const total = `${formatKurus(shown.bid)} tutarındaki teklifin toplam maliyeti ${totalText(shown)}.`;
  if (!highest) return `Hedefinizin sayılarını yazın: en yüksek teklif onlardan hesaplanır. Şimdilik ${total}`;
  if (highest.lawful === null) return `Kazanmaya yeten en düşük teklif bile hedefi aşıyor. ${total}`;
  return (
    <>
      Verilebilecek en yüksek teklif <span className="tabular font-semibold">{formatKurus(highest.lawful)}</span>
      {isTyped ? `. Yazdığınız ${total}` : `, masraflarıyla ${totalText(shown)}.`}
    </>
  );
}
