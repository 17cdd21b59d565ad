import { formatNumber } from '#shared/money.ts';
import type { Suggestions } from '#shared/property-search.ts';
import { classNames } from '#web/ui/class-names.ts';

type Suggestion = Suggestions['suggestions'][number];

const KIND_LABELS: Readonly<Record<Suggestion['kind'], string>> = {
  place: 'yer',
  subCategory: 'tür',
  court: 'satışı yapan',
  brand: 'marka',
  title: 'ilan',
};

type Props = {
  id: string;
  suggestions: readonly Suggestion[];
  /** Index of the one the arrow keys stand on, -1 for none. */
  active: number;
  onChoose: (text: string) => void;
};

/** What the typed text may mean, below the box. Always in the page, so that the box may point to it. */
export function SuggestionList({ id, suggestions, active, onChoose }: Props) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Öneriler"
      hidden={suggestions.length === 0}
      className="animate-fade-in sheet absolute inset-x-0 top-full z-40 mt-1.5 max-h-96 overflow-y-auto p-1.5 shadow-sheet"
    >
      {suggestions.map(({ suggestion, kind, count }, index) => (
        <div
          key={`${kind}-${suggestion}`}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(suggestion)}
          onKeyDown={(event) => event.key === 'Enter' && onChoose(suggestion)}
          className={classNames(
            'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3',
            index === active ? 'bg-petrol-tint text-petrol' : 'hover:bg-sunk',
          )}
        >
          <span className="grow truncate">{suggestion}</span>
          <span className="tabular shrink-0 text-xs text-ink-faint">
            {KIND_LABELS[kind]} · {formatNumber(count)} ihale
          </span>
        </div>
      ))}
    </div>
  );
}
