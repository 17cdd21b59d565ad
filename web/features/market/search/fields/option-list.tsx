import { useState } from 'react';
import { AuctionCount } from '#web/features/market/listing-cards/index.ts';
import { CheckOption } from './check-option.tsx';

export type Option = { value: string; label: string; count: number };

type Props = {
  name: string;
  options: readonly Option[];
  isChosen: (value: string) => boolean;
  onToggle: (value: string) => void;
  /** The number that is shown before "Tümünü göster"; selected ones are always shown. */
  shortCount: number;
};

/** Checkboxes: the first few, and all on demand. */
export function OptionList({ name, options, isChosen, onToggle, shortCount }: Props) {
  const [isLong, setLong] = useState(false);
  const shown = Math.max(shortCount, options.filter(({ value }) => isChosen(value)).length);
  const hiddenCount = isLong ? 0 : options.length - shown;
  return (
    <div data-arrow-group>
      <OptionRows
        name={name}
        options={hiddenCount > 0 ? options.slice(0, shown) : options}
        isChosen={isChosen}
        onToggle={onToggle}
      />
      {hiddenCount > 0 ? (
        <button
          type="button"
          onClick={() => setLong(true)}
          className="min-h-9 rounded-control px-2 text-sm font-semibold text-petrol hover:underline"
        >
          Tümünü göster ({options.length})
        </button>
      ) : null}
    </div>
  );
}

/** Each option with its number of auctions. */
function OptionRows({ name, options, isChosen, onToggle }: Omit<Props, 'shortCount'>) {
  return (
    <ul>
      {options.map(({ value, label, count }) => (
        <li key={value}>
          <CheckOption name={name} value={value} isChosen={isChosen(value)} onToggle={() => onToggle(value)}>
            <span className="grow">{label}</span>
            <AuctionCount count={count} className="text-xs" />
          </CheckOption>
        </li>
      ))}
    </ul>
  );
}
