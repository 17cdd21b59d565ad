import { useRef } from 'react';
import type { ListLook } from '#web/features/market/listing-cards/index.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Image, LayoutGrid, List, Table } from '#web/ui/icons.tsx';
import { useArrowGroups } from '#web/ui/use-arrow-groups.ts';

type Choice = { look: ListLook; label: string; icon: typeof List };

const CHOICES: readonly Choice[] = [
  { look: 'grid', label: 'Kart', icon: LayoutGrid },
  { look: 'rows', label: 'Satır', icon: List },
  { look: 'table', label: 'Tablo', icon: Table },
];
/** On phones cards are rows anyway, and a table is too wide: one button switches large pictures on and off. */
const ON_PHONES: Choice = { look: 'large', label: 'Büyük resim', icon: Image };

type Props = { look: ListLook; onChange: (look: ListLook) => void };

/** Chooses the layout of the results; one tab stop. */
export function LookSwitch({ look, onChange }: Props) {
  const group = useRef<HTMLDivElement>(null);
  useArrowGroups(group, { isRow: true });
  return (
    <fieldset className="flex shrink-0 overflow-hidden rounded-control border border-line-strong bg-sheet print:hidden">
      <legend className="sr-only">Görünüm</legend>
      <div ref={group} className="hidden sm:contents">
        {CHOICES.map((choice) => (
          <LookButton key={choice.look} {...choice} isOn={choice.look === look} onPress={() => onChange(choice.look)} />
        ))}
      </div>
      <div className="sm:hidden">
        <LookButton
          {...ON_PHONES}
          isOn={look === 'large'}
          onPress={() => onChange(look === 'large' ? 'grid' : 'large')}
        />
      </div>
    </fieldset>
  );
}

function LookButton({ label, icon: Icon, isOn, onPress }: Choice & { isOn: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-label={label}
      title={label}
      onClick={onPress}
      className={classNames(
        'inline-flex size-11 items-center justify-center hover:bg-sunk focus-visible:-outline-offset-2',
        isOn ? 'bg-petrol-tint text-petrol' : 'text-ink-soft',
      )}
    >
      <Icon size={20} aria-hidden="true" />
    </button>
  );
}
