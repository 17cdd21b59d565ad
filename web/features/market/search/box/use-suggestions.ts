import { useQuery } from '@tanstack/react-query';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useDebounced } from '#web/platform/use-debounced.ts';
import { showToast } from '#web/ui/toasts/toast.ts';
import { suggestionsQuery } from '../search-queries.ts';
import { MOST_FILES, pastedFiles } from './pasted-files.ts';
import { useRecentSearches } from './recent-searches.ts';
import { type SuggestedItem, suggestedItems } from './suggested-items.ts';

const TYPING_PAUSE_MS = 150;
/** Spec §9: the list closes this long after the box loses focus, so that a click on it still works. */
const CLOSE_AFTER_BLUR_MS = 200;
const MIN_CHARACTERS = 2;

/** The state of the search box and its suggestion list, which follow the ARIA combobox pattern. */
export function useSuggestions(query: string, onSearch: (query: string) => void) {
  const [text, setText] = useState(query);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const typed = useDebounced(text.trim(), TYPING_PAUSE_MS);
  const { data } = useQuery({ ...suggestionsQuery(typed), enabled: isOpen && typed.length >= MIN_CHARACTERS });
  const recent = useRecentSearches();
  const suggestions = text.trim().length >= MIN_CHARACTERS ? (data?.suggestions ?? []) : [];
  const items = isOpen ? suggestedItems(text.trim(), recent.searches, suggestions) : [];

  useEffect(() => setText(query), [query]);
  useEffect(() => () => clearTimeout(closing.current), []);

  function close(): void {
    setOpen(false);
    setActive(-1);
  }

  function search(next: string): void {
    setText(next);
    close();
    recent.remember(next.trim());
    onSearch(next.trim());
  }

  /** A pasted list of files is searched at once: the box has only one line. */
  function onPaste(event: ClipboardEvent): void {
    const files = pastedFiles(event.clipboardData.getData('text'));
    if (files.length < 2) return;
    event.preventDefault();
    if (files.length > MOST_FILES)
      showToast({
        kind: 'plain',
        title: `İlk ${MOST_FILES} dosya aranıyor`,
        description: `Yapıştırdığınız listede ${files.length} dosya numarası var. Kalanları ayrıca yapıştırın.`,
      });
    search(files.slice(0, MOST_FILES).join(', '));
  }

  function choose(item: SuggestedItem): void {
    if (item.kind === 'clear') {
      recent.clear();
      close();
    } else search(item.text);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      close();
      return;
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpen(true);
    if (items.length === 0) return;
    const step = event.key === 'ArrowDown' ? 1 : -1;
    // One position more than there are items: it represents the typed text.
    setActive((current) => ((current + 1 + step + items.length + 1) % (items.length + 1)) - 1);
  }

  return {
    text,
    items,
    active,
    choose,
    submit() {
      const chosen = items[active];
      if (chosen) choose(chosen);
      else search(text);
    },
    box: {
      onChange(next: string) {
        setText(next);
        setActive(-1);
        setOpen(true);
      },
      onFocus() {
        clearTimeout(closing.current);
        // An empty box shows recent searches.
        if (text === '') setOpen(true);
      },
      onBlur() {
        closing.current = setTimeout(close, CLOSE_AFTER_BLUR_MS);
      },
      onKeyDown,
      onPaste,
    },
  };
}
