import { useMemo, useState } from 'react';
import type { DocumentText } from '#shared/read-documents/document-texts.ts';
import { findHits, searchableWords } from './find-hits.ts';

export type Find = ReturnType<typeof useFind>;

/** What is looked for in the open document, and which of its hits is the current one; `wanted` to begin with. */
export function useFind(text: DocumentText | undefined, wanted: string | undefined) {
  const [isOpen, setOpen] = useState(wanted !== undefined);
  const [query, setQuery] = useState(() => searchableWords(wanted ?? ''));
  const [at, setAt] = useState(0);
  const hits = useMemo(() => (isOpen && text ? findHits(text.texts, query) : []), [isOpen, text, query]);
  return {
    isOpen: isOpen && text !== undefined,
    open: () => setOpen(true),
    close: () => setOpen(false),
    query,
    ask(words: string): void {
      setQuery(words);
      setAt(0);
    },
    hits,
    at,
    current: hits[at],
    step(direction: 1 | -1): void {
      if (hits.length > 0) setAt((at + direction + hits.length) % hits.length);
    },
    reset(): void {
      setAt(0);
      setQuery('');
      setOpen(false);
    },
  };
}
