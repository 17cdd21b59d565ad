import { SCENARIO_NAMES } from '#shared/calculations/start-calculation.ts';
import { bidText } from '#shared/law/bid/bid-texts.ts';
import {
  type Calculation,
  MAX_SCENARIO_NAME,
  MAX_SCENARIOS,
  type Scenario,
  type ScenarioAnswer,
  type Subject,
} from '#shared/law/bid/calculation.ts';
import type { ListingDetail } from '#shared/listings.ts';
import { formatEstimate } from '#shared/text/money.ts';
import { Button } from '#web/ui/button.tsx';
import { FigureField } from '#web/ui/form/figure-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { Plus, Trash2 } from '#web/ui/icons.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { CostFields } from './cost-fields.tsx';
import { Fold } from './fold.tsx';
import { GoalFields } from './goal-fields.tsx';

type Props = {
  subject: Subject;
  scenarios: Calculation['scenarios'];
  /** The index of the scenario that is being edited. */
  at: number;
  answer: ScenarioAnswer | undefined;
  kdvHint: string;
  worth: Pick<ListingDetail, 'valueToday' | 'kaskoValue'>;
  onChange: (scenarios: Calculation['scenarios'], at: number) => void;
};

/** The figures of the scenarios, one scenario at a time. */
export function ScenarioEditor({ subject, scenarios, at, answer, kdvHint, worth, onChange }: Props) {
  const scenario = scenarios[at];
  if (!scenario) return null;
  const change = (given: Partial<Scenario>) =>
    onChange(
      scenarios.map((one, index) => (index === at ? { ...one, ...given } : one)),
      at,
    );
  const add = () => {
    const name = SCENARIO_NAMES.find((known) => !scenarios.some((one) => one.name === known)) ?? 'Başka';
    onChange([...scenarios, { ...scenario, name }], scenarios.length);
  };
  return (
    <form className="print:hidden" onSubmit={(event) => event.preventDefault()}>
      {scenarios.length > 1 ? (
        <Segmented
          legend="Senaryo"
          value={String(at)}
          options={scenarios.map(({ name }, index) => ({
            value: String(index),
            label: name || `${index + 1}. senaryo`,
          }))}
          onChange={(index) => onChange(scenarios, Number(index))}
        />
      ) : null}
      {/* Each scenario has its own fields, so that a half-typed value doesn't show up in another one. */}
      <div key={`${at} ${scenarios.length}`} className="grid grid-cols-1 gap-5">
        <GoalFields goal={scenario.goal} worth={worth} onChange={(goal) => change({ goal })} />
        <div className="grid gap-3 sm:grid-cols-2">
          <TextField
            id="senaryo-adi"
            label="Senaryonun adı"
            maxLength={MAX_SCENARIO_NAME}
            value={scenario.name}
            onChange={({ target }) => change({ name: target.value })}
          />
          <FigureField
            label="Teklif"
            unit="₺"
            value={scenario.bid}
            hint="Boşsa hedefinizi tutan en yüksek, hedef de yoksa kazanmaya yeten en düşük teklif hesaplanır."
            doubt={answer?.isTyped && answer.shown.fault ? bidText(answer.shown.fault) : undefined}
            onChange={(bid) => change({ bid })}
          />
        </div>
        <Fold
          title="Masraflar"
          note={answer ? `Teklife eklenen ${formatEstimate(answer.shown.total - answer.shown.bid)}` : undefined}
        >
          <CostFields
            kind={subject.kind}
            costs={scenario.costs}
            kdvHint={kdvHint}
            onChange={(costs) => change({ costs })}
          />
        </Fold>
      </div>
      <div className="mt-2 flex flex-wrap gap-2">
        {scenarios.length < MAX_SCENARIOS ? (
          <Button look="quiet" onClick={add}>
            <Plus size={18} aria-hidden="true" />
            Senaryo ekle
          </Button>
        ) : null}
        {scenarios.length > 1 ? (
          <Button
            look="quiet"
            onClick={() =>
              onChange(
                scenarios.filter((_, index) => index !== at),
                Math.max(0, at - 1),
              )
            }
          >
            <Trash2 size={18} aria-hidden="true" />
            Bu senaryoyu kaldır
          </Button>
        ) : null}
      </div>
    </form>
  );
}
