import { useMemo, useState } from 'react';
import type { DocumentText } from '#shared/read-documents/document-texts.ts';
import { findHits, type Hit } from './find-hits.ts';

export type Find = ReturnType<typeof useFind>;

/** What is looked for in the open document, and which of its hits is the current one. */
export function useFind(text: DocumentText | undefined, onHit: (hit: Hit) => void) {
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  const hits = useMemo(() => (isOpen && text ? findHits(text.texts, query) : []), [isOpen, text, query]);
  const current = hits[at];

  function goTo(wanted: number, among: readonly Hit[]): void {
    const place = among.length === 0 ? 0 : (wanted + among.length) % among.length;
    setAt(place);
    const hit = among[place];
    if (hit) onHit(hit);
  }

  return {
    isOpen: isOpen && text !== undefined,
    open: () => setOpen(true),
    close: () => setOpen(false),
    query,
    ask(wanted: string): void {
      setQuery(wanted);
      goTo(0, text ? findHits(text.texts, wanted) : []);
    },
    hits,
    at,
    current,
    step: (direction: 1 | -1) => goTo(at + direction, hits),
    reset(): void {
      setAt(0);
      setQuery('');
      setOpen(false);
    },
  };
}
