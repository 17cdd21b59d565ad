import { useEffect, useMemo, useState } from 'react';
import type { PageText } from '#shared/read-documents/document-texts.ts';
import { findHits, foundBeginning, foundWords, type Hit, searchableWords } from './find-hits.ts';

/** A document whose text is searched, by its index among the listing's documents. */
export type Searched = { readonly document: number; readonly texts: readonly PageText[] };
/** What is open: a document, or one file of an archive, each by its index. */
export type Place = { readonly document: number; readonly member: number | undefined };
/** A hit and its place; the page number is that of the document or of the archive's file. */
export type FoundHit = Hit & Place;

/** The wanted place of the words: the file, if it is in an archive, and the page of the document or file. */
export type WantedPlace = { readonly member: { readonly place: number } | null; readonly page: number };

export type Find = ReturnType<typeof useFind>;

type Given = {
  readonly searched: readonly Searched[];
  readonly isOpen: boolean;
  readonly place: Place;
  /** The initial query. */
  readonly wanted: string | undefined;
  readonly at: WantedPlace | undefined;
  /** Opens the document or file of a hit. */
  onOpen(place: Place): void;
};

/** The search over all documents of a listing, with its hits and the current one. */
export function useFind({ searched, isOpen, place, wanted, at: meant, onOpen }: Given) {
  const [typed, setTyped] = useState<string>();
  const [chosen, setChosen] = useState<FoundHit>();
  const [first] = useState(place.document);
  // Links contain a word as it was searched for; the document may have it with another ending.
  const begin = useMemo(() => {
    const words = searchableWords(wanted ?? '');
    const text = searched.find(({ document }) => document === first);
    if (!text) return words;
    if (!words.includes(' ')) return foundWords(text.texts, words);
    const pages = text.texts.filter(({ page, member }) => (member?.page ?? page) === meant?.page);
    return foundBeginning(pages, words);
  }, [searched, first, wanted, meant]);
  const query = typed ?? begin;
  const hits = useMemo(() => (isOpen ? searched.flatMap((one) => hitsIn(one, query)) : []), [isOpen, searched, query]);
  const { document, member } = place;
  const shown = useMemo(() => hits.filter((hit) => isIn(hit, { document, member })), [hits, document, member]);
  const isMeant = ({ page }: FoundHit) => typed === undefined && meant?.page === page;
  const current = shown.find((hit) => (chosen ? isSame(hit, chosen) : isMeant(hit))) ?? shown[0];

  function goTo(hit: FoundHit | undefined): void {
    setChosen(hit);
    if (hit && !isIn(hit, place)) onOpen(hit);
  }

  // An archive has no text itself: a link to a word in it opens the file that contains the word.
  const inArchive =
    typed === undefined && member === undefined && !current && !chosen
      ? hits.find((hit) => hit.document === document && hit.member !== undefined)
      : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per hit
  useEffect(() => {
    if (inArchive) goTo(inArchive);
  }, [inArchive]);

  return {
    query,
    ask(words: string): void {
      setTyped(words);
      setChosen(undefined);
    },
    /** The hits in all documents, in order. */
    hits,
    /** The hits in the open document or file. */
    shown,
    current,
    /** The index of the current hit among all; -1 if the open document has none. */
    at: current ? hits.indexOf(current) : -1,
    step(direction: 1 | -1): void {
      const from = current ? hits.indexOf(current) : placeBefore(hits, place) - (direction === 1 ? 0 : -1);
      goTo(hits[(from + direction + hits.length) % hits.length]);
    },
  };
}

function hitsIn({ document, texts }: Searched, query: string): FoundHit[] {
  const pages = new Map(texts.map((text) => [text.page, text]));
  return findHits(texts, query).map(({ page, words }) => {
    const member = pages.get(page)?.member;
    return { document, member: member?.place, page: member?.page ?? page, words };
  });
}

function isIn(hit: FoundHit, { document, member }: Place): boolean {
  return hit.document === document && hit.member === member;
}

function isSame(hit: FoundHit, other: FoundHit): boolean {
  return isIn(hit, other) && hit.page === other.page && hit.words[0] === other.words[0];
}

/** The index of the last hit before the open document or file; -1 if there is none. */
function placeBefore(hits: readonly FoundHit[], { document, member = -1 }: Place): number {
  return hits.findLastIndex(
    (hit) => hit.document < document || (hit.document === document && (hit.member ?? -1) < member),
  );
}
