import { type Check, MAX_CHECK_LENGTH, MAX_CHECKS } from '#shared/board/board-rules.ts';
import { CheckBox } from '#web/ui/form/check-box.tsx';
import { X } from '#web/ui/icons.tsx';
import { AddForm } from './add-form.tsx';

type Props = { checks: readonly Check[]; onChange: (checks: Check[]) => void };

/** The checks before bidding: tick off, remove, add. */
export function CardChecks({ checks, onChange }: Props) {
  return (
    <section aria-labelledby="kart-liste">
      <h3 id="kart-liste" className="text-sm font-semibold">
        {`Kontrol listesi (${checks.filter(({ isDone }) => isDone).length} / ${checks.length})`}
      </h3>
      <ul aria-labelledby="kart-liste" className="mt-2 flex flex-col gap-1">
        {checks.map((check, at) => (
          <li key={check.text} className="flex items-center justify-between gap-2">
            <CheckBox
              label={check.text}
              checked={check.isDone}
              onChange={({ target }) =>
                onChange(checks.map((one, index) => (index === at ? { ...one, isDone: target.checked } : one)))
              }
            />
            <button
              type="button"
              aria-label={`Listeden çıkar: ${check.text}`}
              onClick={() => onChange(checks.filter((_, index) => index !== at))}
              className="inline-flex size-9 shrink-0 items-center justify-center rounded-control text-ink-soft hover:bg-sunk"
            >
              <X size={16} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      <AddForm
        id="kart-madde"
        label="Yeni madde"
        maxLength={MAX_CHECK_LENGTH}
        fault={(text) => {
          if (checks.some((check) => check.text === text)) return 'Bu madde zaten listede.';
          return checks.length >= MAX_CHECKS ? `Listede en çok ${MAX_CHECKS} madde olabilir.` : undefined;
        }}
        onAdd={(text) => onChange([...checks, { text, isDone: false }])}
      />
    </section>
  );
}
