import { type FormEvent, useState } from 'react';
import type { AnalysisView, KeptView } from '#shared/analysis/analyses.ts';
import { VIEW_NAME_LENGTH } from '#shared/analysis/analysis-facts.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckBox } from '#web/ui/form/check-box.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { type AnalysisPlace, useViewKeeping } from './analysis-calls.ts';

type Props = {
  place: AnalysisPlace;
  view: AnalysisView;
  kept: KeptView | undefined;
  /** Called with the id of the saved view, or undefined after it was deleted. */
  onKept: (viewId: string | undefined) => void;
};

/** Saves the view under a name, for the member alone or for the whole organisation. */
export function KeepingForm({ place, view, kept, onKept }: Props) {
  const [name, setName] = useState(kept?.name ?? '');
  const [isShared, setShared] = useState(kept?.isShared ?? true);
  const [error, setError] = useState<string>();
  const { keep, remove } = useViewKeeping(place, onKept);
  const isBusy = keep.isPending || remove.isPending;
  const { min, max } = VIEW_NAME_LENGTH;
  function save(viewId: string | undefined): void {
    if (name.trim().length < min) setError(`Ad en az ${min} karakter olmalıdır.`);
    else if (!isBusy)
      keep.mutate({ viewId, request: { name, isShared, view, version: viewId ? (kept?.version ?? 0) : 0 } });
  }
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-petrol">
        {kept ? 'Görünümü değiştir ya da sil' : 'Bu görünümü sakla'}
      </summary>
      <form
        noValidate
        aria-label="Görünümü sakla"
        className="flex max-w-text flex-col gap-4 pt-3"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          save(kept?.id);
        }}
      >
        {kept && !kept.isOwn ? <p className="text-sm text-ink-soft">{`${kept.owner} saklamış.`}</p> : null}
        <TextField
          id="gorunum-adi"
          label="Görünümün adı"
          error={error}
          value={name}
          maxLength={max}
          onChange={({ target }) => {
            setName(target.value);
            setError(undefined);
          }}
        />
        <CheckBox
          label="Kurumdaki herkes görsün"
          checked={isShared}
          onChange={({ target }) => setShared(target.checked)}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" aria-disabled={isBusy}>
            {kept ? 'Değişiklikleri sakla' : 'Görünümü sakla'}
          </Button>
          {kept ? (
            <>
              <Button look="secondary" aria-disabled={isBusy} onClick={() => save(undefined)}>
                Yeni görünüm olarak sakla
              </Button>
              <Button look="quiet" aria-disabled={isBusy} onClick={() => isBusy || remove.mutate(kept.id)}>
                Görünümü sil
              </Button>
            </>
          ) : null}
        </div>
      </form>
    </details>
  );
}
