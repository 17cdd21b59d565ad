import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { MAX_QUERY_LENGTH } from '#shared/search-parameters.ts';
import { useDebounced } from '#web/platform/use-debounced.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { suggestionsQuery } from './search-queries.ts';
import { SuggestionList } from './suggestion-list.tsx';

const TYPING_PAUSE_MS = 150;
/** Spec §9: the list closes this long after the box loses focus, so that a click on it still lands. */
const CLOSE_AFTER_BLUR_MS = 200;

type Props = {
  /** The query the page shows now. */
  query: string;
  onSearch: (query: string) => void;
  /** Other parameters of the search, kept when the form is sent without JavaScript. */
  keep?: Readonly<Record<string, string>>;
};

/** Where a search is typed: suggestions from two characters on, arrows to choose, Enter to search. */
export function SearchBox({ query, onSearch, keep = {} }: Props) {
  const [text, setText] = useState(query);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const listId = useId();
  const typed = useDebounced(text.trim(), TYPING_PAUSE_MS);
  const { data } = useQuery({ ...suggestionsQuery(typed), enabled: isOpen && typed.length >= 2 });
  const suggestions = isOpen && text.trim().length >= 2 ? (data?.suggestions ?? []) : [];

  useEffect(() => setText(query), [query]);
  useEffect(() => () => clearTimeout(closing.current), []);

  function search(next: string): void {
    setText(next);
    setOpen(false);
    setActive(-1);
    onSearch(next.trim());
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    search(suggestions[active]?.suggestion ?? text);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      setOpen(false);
      setActive(-1);
      return;
    }
    if ((event.key !== 'ArrowDown' && event.key !== 'ArrowUp') || suggestions.length === 0) return;
    event.preventDefault();
    const step = event.key === 'ArrowDown' ? 1 : -1;
    // One place more than there are suggestions: the text itself.
    setActive((current) => ((current + 1 + step + suggestions.length + 1) % (suggestions.length + 1)) - 1);
  }

  return (
    <search className="relative block">
      <form action="/search" method="get" onSubmit={onSubmit} className="flex gap-2">
        {Object.entries(keep).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <label className="relative grow">
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
            aria-expanded={suggestions.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
            onChange={(event) => {
              setText(event.target.value);
              setActive(-1);
              setOpen(true);
            }}
            onFocus={() => clearTimeout(closing.current)}
            onBlur={() => {
              closing.current = setTimeout(() => setOpen(false), CLOSE_AFTER_BLUR_MS);
            }}
            onKeyDown={onKeyDown}
            className="h-12 w-full rounded-control border border-line-strong bg-sheet pr-3 pl-11 text-ink"
          />
        </label>
        <button type="submit" className={buttonClass('primary', 'h-12')}>
          Ara
        </button>
      </form>
      <SuggestionList id={listId} suggestions={suggestions} active={active} onChoose={search} />
    </search>
  );
}
