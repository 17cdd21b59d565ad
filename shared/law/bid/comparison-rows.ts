import { formatEstimate, formatLira, formatSum } from '../../text/money.ts';
import { amountYear } from '../figure-validity.ts';
import { LAW } from '../law-figures.ts';
import { allInText, bidText, COST_LABELS, goalText, outcomeText, shareText } from './bid-texts.ts';
import {
  answerOf,
  isGoalSet,
  type Reckoning,
  type Scenario,
  type ScenarioAnswer,
  type Subject,
} from './calculation.ts';
import { type CostName, costsOfKind, lacksKdv } from './costs.ts';
import { type Kurus, toLira } from './kurus.ts';
import type { SaleFrame } from './sale-frame.ts';

/** One cell: its text, and the sum behind it for tables that calculate with it. */
export type ComparisonCell = { readonly text: string; readonly sum: Kurus | null };
export type ComparisonRow = {
  readonly label: string;
  /** Whether the row is important for the decision; the others explain it. */
  readonly isMain: boolean;
  readonly cells: readonly ComparisonCell[];
};
/** Scenarios side by side, for the page, the PDF and the spreadsheet. */
export type Comparison = {
  readonly names: readonly string[];
  readonly answers: readonly ScenarioAnswer[];
  readonly rows: readonly ComparisonRow[];
};

const words = (text: string): ComparisonCell => ({ text, sum: null });
/** A bid or a bound, to the kuruş where the law sets it that exactly. */
const exactly = (sum: Kurus): ComparisonCell => ({ text: formatSum(sum), sum });
const money = (sum: Kurus): ComparisonCell => ({ text: formatEstimate(sum), sum });

export function compareScenarios(subject: Subject, frame: SaleFrame, scenarios: readonly Scenario[]): Comparison {
  const answers = scenarios.map((scenario) => answerOf(subject, frame, scenario));
  const row = (
    label: string,
    cell: (answer: ScenarioAnswer, scenario: Scenario) => ComparisonCell,
    isMain = false,
  ) => ({
    label,
    isMain,
    // safe: there is one answer for each scenario
    cells: answers.map((answer, at) => cell(answer, scenarios[at] as Scenario)),
  });
  const rows = [
    row('Hedef', (_, { goal }) => words(isGoalSet(goal) ? goalText(goal) : 'belirtilmedi')),
    row('Hedefi tutan en yüksek teklif', exactCell),
    row('Verilebilecek en yüksek teklif', lawfulCell, true),
    row('Hesaplanan teklif', ({ shown: { bid } }) => exactly(bid)),
    row('Bu teklif', ({ shown: { fault } }) => words(bidText(fault))),
    ...costRows(subject, answers).map((name) => row(costLabel(name), (answer) => costCell(answer, name))),
    row('Toplam maliyet', ({ shown }) => ({ text: totalText(shown), sum: shown.total }), true),
    ...(subject.areaM2 === null
      ? []
      : [row('m² başına', ({ shown: { perM2 } }) => (perM2 === null ? words('–') : money(perM2)))]),
    row('Muhammen bedele oranı', ({ shown: { ofAppraisal } }) => words(shareText(ofAppraisal))),
    row('Sonuç', ({ shown: { outcome } }, { goal }) => words(outcome ? outcomeText(goal.kind, outcome) : '–'), true),
  ];
  return { names: scenarios.map(({ name }) => name), answers, rows };
}

function exactCell({ highest }: ScenarioAnswer): ComparisonCell {
  if (!highest) return words('–');
  return highest.exact === null
    ? words('Mal bedava olsa bile bu hedef tutmuyor')
    : { text: formatLira(Math.floor(toLira(highest.exact))), sum: highest.exact };
}

function lawfulCell({ highest }: ScenarioAnswer): ComparisonCell {
  if (!highest) return words('–');
  return highest.lawful === null ? words('Satışa yeten en düşük teklif bile hedefi aşıyor') : exactly(highest.lawful);
}

/** The name of a cost, with the year of the legal amount: tables and files are still read in later years. */
function costLabel(name: CostName): string {
  const year = name === 'stampDuty' ? amountYear(LAW.stampDutyPermille) : undefined;
  return year === undefined ? COST_LABELS[name] : `${COST_LABELS[name]} (${year})`;
}

/** The costs that at least one scenario has; also KDV without a known rate, because it may be the largest. */
function costRows({ kind }: Subject, answers: readonly ScenarioAnswer[]): CostName[] {
  return costsOfKind(kind).filter((name) =>
    answers.some(({ shown }) => shown.lines.some((line) => line.name === name && (name === 'kdv' || line.amount))),
  );
}

function costCell({ shown: { lines } }: ScenarioAnswer, name: CostName): ComparisonCell {
  const line = lines.find((cost) => cost.name === name);
  if (!line) return words('katılmadı');
  if (line.amount !== null) return money(line.amount);
  return words(name === 'kdv' ? 'oranı bilinmiyor, toplama katılmadı' : 'yazılmadı');
}

/** The total of a bid: `₺1.025.690 (KDV hariç)` while the rate of KDV is missing. */
export function totalText({ total, lines }: Reckoning): string {
  return allInText({ allIn: total, lacksKdv: lacksKdv(lines) });
}
