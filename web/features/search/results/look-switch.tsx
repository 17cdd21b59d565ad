import type { ListLook } from '#web/features/properties/index.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Image, LayoutGrid, List, Table } from '#web/ui/icons.tsx';

type Choice = { look: ListLook; label: string; icon: typeof List; at?: string };

/** On phones cards are rows anyway, and a table is too wide: there one button turns large pictures on and off. */
const CHOICES: readonly Choice[] = [
  { look: 'grid', label: 'Kart', icon: LayoutGrid, at: 'max-sm:hidden' },
  { look: 'rows', label: 'Satır', icon: List, at: 'max-sm:hidden' },
  { look: 'large', label: 'Büyük resim', icon: Image, at: 'sm:hidden' },
  { look: 'table', label: 'Tablo', icon: Table, at: 'max-sm:hidden' },
];

type Props = { look: ListLook; onChange: (look: ListLook) => void };

/** Chooses how the results look. */
export function LookSwitch({ look, onChange }: Props) {
  return (
    <fieldset className="flex shrink-0 overflow-hidden rounded-control border border-line-strong bg-sheet print:hidden">
      <legend className="sr-only">Görünüm</legend>
      {CHOICES.map(({ look: choice, label, icon: Icon, at }) => (
        <button
          key={choice}
          type="button"
          aria-pressed={choice === look}
          aria-label={label}
          title={label}
          onClick={() => onChange(choice === look && look === 'large' ? 'grid' : choice)}
          className={classNames(
            'inline-flex size-11 items-center justify-center hover:bg-sunk focus-visible:-outline-offset-2',
            choice === look ? 'bg-petrol-tint text-petrol' : 'text-ink-soft',
            at,
          )}
        >
          <Icon size={20} aria-hidden="true" />
        </button>
      ))}
    </fieldset>
  );
}
