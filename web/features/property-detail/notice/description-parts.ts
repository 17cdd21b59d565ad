import { PREVIEW } from '#shared/plans.ts';

/** A preview's readable beginning and its masked tail, which says nothing: to a screen reader least of all (D20). */
export function previewParts(preview: string): { readable: string; masked: string } {
  const start = preview.indexOf('•');
  if (start === -1) return { readable: preview, masked: '' };
  return { readable: preview.slice(0, start), masked: preview.slice(start) };
}

/** The first 30 words of a full description, line breaks kept; the same text when it has no more (spec §9). */
export function firstWords(text: string): string {
  const [start = ''] = new RegExp(`^\\s*(?:\\S+\\s+){0,${PREVIEW.words - 1}}\\S+`, 'u').exec(text) ?? [];
  return text.trim() === start.trim() ? text.trim() : `${start.trim()}…`;
}
