import type { CategoryNumber } from '#shared/kinds/kinds.ts';
import { COST_LABELS } from '#shared/law/bid/bid-texts.ts';
import {
  COSTS,
  type CostName,
  type CostSettings,
  costsOfKind,
  type Finance,
  type GivenCostName,
} from '#shared/law/bid/costs.ts';
import { WHOLE } from '#shared/law/bid/kurus.ts';
import { yearNote } from '#shared/law/figure-validity.ts';
import { LAW } from '#shared/law/law-figures.ts';
import { InfoButton } from '#web/ui/explanation.tsx';
import { FigureField } from '#web/ui/form/figure-field.tsx';
import { SwitchControl } from '#web/ui/switch.tsx';
import { COST_EXPLANATIONS } from './cost-explanations.ts';

type Props = {
  kind: CategoryNumber;
  costs: CostSettings;
  /** The notice's statement on KDV, unless it is just one rate. */
  kdvHint: string | undefined;
  onChange: (costs: CostSettings) => void;
};

/** The costs of a scenario, each of which can be switched on and off. */
export function CostFields({ kind, costs, kdvHint, onChange }: Props) {
  return (
    <ul className="divide-y divide-line">
      {costsOfKind(kind).map((name) => (
        <li key={name} className="grid gap-x-4 gap-y-2 py-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
          <div className="flex items-center gap-2">
            <SwitchControl
              name={`${COST_LABELS[name]} toplama katılsın`}
              isOn={costs[name].isOn}
              onChange={(isOn) => onChange({ ...costs, [name]: { ...costs[name], isOn } })}
            />
            <span className="font-medium">{COST_LABELS[name]}</span>
            <InfoButton about={COST_LABELS[name]} text={COST_EXPLANATIONS[name]} />
          </div>
          {costs[name].isOn ? (
            <CostField name={name} costs={costs} hint={name === 'kdv' ? kdvHint : undefined} onChange={onChange} />
          ) : null}
        </li>
      ))}
    </ul>
  );
}

type FieldProps = {
  name: CostName;
  costs: CostSettings;
  hint: string | undefined;
  onChange: (costs: CostSettings) => void;
};

function CostField({ name, costs, hint, onChange }: FieldProps) {
  if (name === 'stampDuty') {
    const note = yearNote(LAW.stampDutyPermille, new Date());
    return (
      <p className="self-center text-sm text-ink-soft">{`Yasadaki orana göre hesaplanır${note ? ` (${note})` : ''}.`}</p>
    );
  }
  if (name === 'finance')
    return <FinanceFields finance={costs.finance} onChange={(finance) => onChange({ ...costs, finance })} />;
  return <GivenField name={name} costs={costs} hint={hint} onChange={onChange} />;
}

function GivenField({ name, costs, hint, onChange }: FieldProps & { name: GivenCostName }) {
  const isShare = COSTS[name].basis === 'percent';
  return (
    <FigureField
      label={isShare ? `${COST_LABELS[name]}: teklifin yüzdesi` : `${COST_LABELS[name]}: tutar`}
      unit={isShare ? '%' : '₺'}
      {...(isShare && { most: WHOLE })}
      value={costs[name].value}
      hint={hint}
      onChange={(value) => onChange({ ...costs, [name]: { isOn: true, value } })}
    />
  );
}

const MOST_RATE = 2000;
const MOST_MONTHS = 36_000;

function FinanceFields({ finance, onChange }: { finance: Finance; onChange: (finance: Finance) => void }) {
  return (
    <div className="grid gap-2">
      <FigureField
        label="Borçla ödenen: teklifin yüzdesi"
        unit="%"
        most={WHOLE}
        value={finance.borrowed}
        onChange={(borrowed) => onChange({ ...finance, borrowed: borrowed ?? 0 })}
      />
      <FigureField
        label="Aylık faiz"
        unit="%"
        most={MOST_RATE}
        value={finance.monthlyRate}
        onChange={(rate) => onChange({ ...finance, monthlyRate: rate ?? 0 })}
      />
      <FigureField
        label="Süre"
        unit="ay"
        most={MOST_MONTHS}
        value={finance.months * 100}
        onChange={(months) => onChange({ ...finance, months: Math.floor((months ?? 0) / 100) })}
      />
    </div>
  );
}
