import { useMemo, useState } from 'react';
import type { DocumentText } from '#shared/read-documents/document-texts.ts';
import { findHits, foundWords, searchableWords } from './find-hits.ts';

export type Find = ReturnType<typeof useFind>;

/** What is looked for in the open document, and which of its hits is the current one; `wanted` to begin with. */
export function useFind(text: DocumentText | undefined, wanted: string | undefined) {
  const [isOpen, setOpen] = useState(wanted !== undefined);
  const [typed, setTyped] = useState<string>();
  const [at, setAt] = useState(0);
  // What leads here asks for a word as it was searched for; the document may have it with another ending.
  const begin = useMemo(() => {
    const words = searchableWords(wanted ?? '');
    return text && !words.includes(' ') ? foundWords(text.texts, words) : words;
  }, [text, wanted]);
  const query = typed ?? begin;
  const hits = useMemo(() => (isOpen && text ? findHits(text.texts, query) : []), [isOpen, text, query]);
  return {
    isOpen: isOpen && text !== undefined,
    open: () => setOpen(true),
    close: () => setOpen(false),
    query,
    ask(words: string): void {
      setTyped(words);
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
      setTyped('');
      setOpen(false);
    },
  };
}
