import { formatNumber } from '#shared/text/money.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Clock, Trash2 } from '#web/ui/icons.tsx';
import type { SuggestedItem } from './suggested-items.ts';

type Props = {
  id: string;
  items: readonly SuggestedItem[];
  /** The index of the line selected with the arrow keys, -1 for none. */
  active: number;
  onChoose: (item: SuggestedItem) => void;
};

/** The suggestions below the box. Always rendered, because the box refers to it by id. */
export function SuggestionList({ id, items, active, onChoose }: Props) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Öneriler"
      hidden={items.length === 0}
      className="animate-fade-in sheet absolute inset-x-0 top-full z-40 mt-1.5 max-h-96 overflow-y-auto p-1.5 shadow-sheet"
    >
      {items.map((item, index) => (
        <div
          key={`${item.kind}-${item.text}`}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(item)}
          onKeyDown={(event) => event.key === 'Enter' && onChoose(item)}
          className={classNames(
            'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5',
            index === active ? 'bg-petrol-tint text-petrol' : 'hover:bg-sunk',
          )}
        >
          {item.kind === 'recent' ? <Clock size={18} aria-hidden="true" className="shrink-0 text-ink-faint" /> : null}
          {item.kind === 'clear' ? <Trash2 size={18} aria-hidden="true" className="shrink-0 text-ink-faint" /> : null}
          <span className="flex min-w-0 grow flex-col">
            <span className="truncate">{item.text}</span>
            <span className="truncate text-xs text-ink-faint">{item.action}</span>
          </span>
          {item.count === undefined ? null : (
            <span className="tabular shrink-0 text-xs text-ink-faint">{formatNumber(item.count)} ihale</span>
          )}
        </div>
      ))}
    </div>
  );
}
