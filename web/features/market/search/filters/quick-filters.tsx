import { useRef } from 'react';
import type { SearchParameter, SearchParameters } from '#shared/search-parameters.ts';
import { classNames } from '#web/ui/class-names.ts';
import { useArrowGroups } from '#web/ui/use-arrow-groups.ts';
import { withParameter } from '../search-address.ts';

const QUICK: readonly { label: string; name: SearchParameter; value: string }[] = [
  { label: '2. ihale', name: 'secondRound', value: '1' },
  { label: '7 gün içinde', name: 'daysRemaining', value: '7' },
  { label: 'Satış memurluğu', name: 'sulhMahkeme', value: '1' },
  { label: '1 milyon altı', name: 'maxPrice', value: '1000000' },
];

type Props = { search: SearchParameters; onChange: (search: SearchParameters) => void; className?: string | undefined };

/** The most wanted filters, one tap each. */
export function QuickFilters({ search, onChange, className }: Props) {
  const group = useRef<HTMLFieldSetElement>(null);
  useArrowGroups(group, { isRow: true });
  return (
    <fieldset ref={group} className={classNames('chip-row', className)}>
      <legend className="sr-only">Sık kullanılan filtreler</legend>
      {QUICK.map(({ label, name, value }) => {
        const isOn = search[name] === value;
        return (
          <button
            key={label}
            type="button"
            aria-pressed={isOn}
            onClick={() => onChange(withParameter(search, name, isOn ? undefined : value))}
            className={classNames(
              'min-h-8 shrink-0 rounded-full border sm:min-h-9 px-3.5 text-sm font-medium transition-colors duration-150',
              isOn
                ? 'border-petrol bg-petrol text-on-petrol'
                : 'border-line-strong bg-sheet text-ink-soft hover:bg-sunk',
            )}
          >
            {label}
          </button>
        );
      })}
    </fieldset>
  );
}
