import type { SupportLine, SupportMarks } from '#shared/support/support.ts';

/** What a window knows of a conversation; no marks before it began. */
export type Told = { readonly marks: SupportMarks | null; readonly messages: readonly SupportLine[] };

/**
 * Messages in their order, each once: the same one may come by stream and by asking. A newer conversation takes the
 * older one's place.
 */
export function addLines(known: Told, more: Told): Told {
  const isOther = more.marks !== null && more.marks.id !== known.marks?.id;
  const messages = isOther ? [] : known.messages;
  const last = messages.at(-1)?.seq ?? 0;
  return {
    marks: more.marks ?? known.marks,
    messages: [...messages, ...more.messages.filter(({ seq }) => seq > last)],
  };
}
