import { type FormEvent, useState } from 'react';
import type { AnalysisSet } from '#shared/analysis/analyses.ts';
import { parametersOf, textOf } from '#shared/analysis/start-view.ts';
import { formatNumber } from '#shared/text/money.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import type { AnalysisPlace } from './analysis-calls.ts';
import { LinesForm } from './lines-form.tsx';

type Props = {
  place: AnalysisPlace;
  /** Distinguishes the fields of two forms. */
  name: string;
  label: string;
  set: AnalysisSet;
  onChange: (set: AnalysisSet) => void;
  onLeave?: () => void;
};

/** Chooses the listings to analyse: those of a search, or those of a list. */
export function SetForm({ place, name, label, set, onChange, onLeave }: Props) {
  const [text, setText] = useState(set.kind === 'search' ? textOf(set.parameters) : '');
  function submit(event: FormEvent): void {
    event.preventDefault();
    onChange({ kind: 'search', parameters: parametersOf(text) });
  }
  return (
    <div className="flex flex-col gap-3">
      <form onSubmit={submit} noValidate className="flex flex-wrap items-end gap-2">
        <div className="min-w-60 grow">
          <TextField
            id={`kume-${name}`}
            label={label}
            hint="Arama cümlesi ya da bir aramanın adresi; boşsa süren bütün ihaleler."
            value={text}
            maxLength={1500}
            onChange={({ target }) => setText(target.value)}
          />
        </div>
        <Button type="submit" look="secondary" className="mb-6">
          Bu aramayı incele
        </Button>
        {onLeave ? (
          <Button look="quiet" className="mb-6" onClick={onLeave}>
            İkinci seçimi kaldır
          </Button>
        ) : null}
      </form>
      {set.kind === 'list' ? <p role="status">{`Listeden ${formatNumber(set.ids.length)} ilan inceleniyor.`}</p> : null}
      <LinesForm place={place} name={name} onChosen={(ids) => onChange({ kind: 'list', ids })} />
    </div>
  );
}
