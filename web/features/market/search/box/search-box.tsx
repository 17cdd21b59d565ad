import { type FormEvent, useId } from 'react';
import { MAX_QUERY_LENGTH } from '#shared/search-filters/search-values.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Search } from '#web/ui/icons.tsx';
import { SuggestionList } from './suggestion-list.tsx';
import { useSuggestions } from './use-suggestions.ts';

type Props = {
  /** The current query of the page. */
  query: string;
  onSearch: (query: string) => void;
  /** Other parameters of the search, kept if the form is sent without JavaScript. */
  keep?: Readonly<Record<string, string>>;
};

/** The search box: suggestions from two characters, arrow keys to select, Enter to search. */
export function SearchBox({ query, onSearch, keep = {} }: Props) {
  const { text, items, active, choose, submit, box } = useSuggestions(query, onSearch);
  const listId = useId();

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    submit();
  }

  return (
    <search className="relative block">
      <form action="/search" method="get" onSubmit={onSubmit} className="flex gap-2">
        {Object.entries(keep).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <label data-filter="text" className="relative grow">
          <span className="sr-only">İl, ilçe, tür, dosya no ya da mahkeme ara</span>
          <Search
            size={20}
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-ink-faint"
          />
          <input
            type="search"
            name="query"
            value={text}
            maxLength={MAX_QUERY_LENGTH}
            placeholder="İl, ilçe, tür, dosya no…"
            autoComplete="off"
            enterKeyHint="search"
            role="combobox"
            aria-expanded={items.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
            onChange={(event) => box.onChange(event.target.value)}
            onFocus={box.onFocus}
            onBlur={box.onBlur}
            onKeyDown={box.onKeyDown}
            onPaste={box.onPaste}
            className="h-11 w-full rounded-control border sm:h-12 border-line-strong bg-sheet pr-3 pl-11 text-ink"
          />
        </label>
        <button type="submit" className={buttonClass('primary', 'sm:h-12')}>
          Ara
        </button>
      </form>
      <SuggestionList id={listId} items={items} active={active} onChoose={choose} />
    </search>
  );
}
