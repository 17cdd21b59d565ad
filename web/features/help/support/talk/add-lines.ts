import type { SupportLine, SupportMarks } from '#shared/support/support.ts';

/** A window's copy of a conversation; no marks before it has started. */
export type Told = { readonly marks: SupportMarks | null; readonly messages: readonly SupportLine[] };

/**
 * Merges messages in order without duplicates: the stream and a poll may deliver the same one. A newer conversation
 * replaces the older one.
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
