import { useEffect, useRef, useState } from 'react';
import type { DocumentText } from '#shared/read-documents/document-texts.ts';
import { documentTextUrl } from '#shared/read-documents/read-pages.ts';

/** Texts by the addresses of their documents; null if a document has none. */
export type DocumentTexts = ReadonlyMap<string, DocumentText | null>;

/**
 * The texts of documents that our store has read: of the open one, and with `isAll` of all others, one at a time. An
 * address is missing until its text is loaded.
 */
export function useDocumentTexts(addresses: readonly string[], open: string, isAll: boolean): DocumentTexts {
  const [texts, setTexts] = useState<DocumentTexts>(new Map());
  const known = useRef(texts);
  useEffect(() => {
    const abort = new AbortController();
    void fetchMissing(isAll ? [open, ...addresses] : [open], known.current, abort.signal, (address, text) => {
      known.current = new Map(known.current).set(address, text);
      setTexts(known.current);
    });
    return () => abort.abort();
  }, [addresses, open, isAll]);
  return texts;
}

async function fetchMissing(
  wanted: readonly string[],
  known: DocumentTexts,
  signal: AbortSignal,
  tell: (address: string, text: DocumentText | null) => void,
): Promise<void> {
  for (const address of new Set(wanted)) {
    if (known.has(address)) continue;
    const url = documentTextUrl(address);
    // A document without text is shown all the same.
    const text = url === undefined ? null : await fetchText(url, signal).catch(() => null);
    if (signal.aborted) return;
    tell(address, text);
  }
}

async function fetchText(url: string, signal: AbortSignal): Promise<DocumentText> {
  let text = await fetchSome(`${url}?from=1`, signal);
  while (text.next !== null) {
    const more = await fetchSome(`${url}?from=${text.next}`, signal);
    text = { ...more, texts: [...text.texts, ...more.texts] };
  }
  return text;
}

async function fetchSome(url: string, signal: AbortSignal): Promise<DocumentText> {
  const answer = await fetch(url, { signal, credentials: 'same-origin' });
  if (!answer.ok) throw new Error(`${answer.status}`);
  // Safe: our own server sends this schema.
  return (await answer.json()) as DocumentText;
}
