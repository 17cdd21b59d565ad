import { useEffect, useState } from 'react';
import type { DocumentText } from '#shared/read-documents/document-texts.ts';
import { documentTextUrl } from '#shared/read-documents/read-pages.ts';

/** The text of a document that our store has read; undefined while it is asked for, and where there is none to ask. */
export function useDocumentText(address: string): DocumentText | undefined {
  const [held, setHeld] = useState<{ readonly of: string; readonly text: DocumentText }>();
  useEffect(() => {
    const url = documentTextUrl(address);
    if (!url) return;
    const abort = new AbortController();
    fetchText(url, abort.signal).then(
      (text) => setHeld({ of: address, text }),
      // Without its text a document is shown as before.
      () => undefined,
    );
    return () => abort.abort();
  }, [address]);
  return held?.of === address ? held.text : undefined;
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
  // Safe: our own server answers by this schema.
  return (await answer.json()) as DocumentText;
}
