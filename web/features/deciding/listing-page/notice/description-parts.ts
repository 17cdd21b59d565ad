import { PREVIEW } from '#shared/plans.ts';

/** Splits a preview into its readable beginning and its masked rest, which screen readers skip (D20). */
export function previewParts(preview: string): { readable: string; masked: string } {
  const start = preview.indexOf('•');
  if (start === -1) return { readable: preview, masked: '' };
  return { readable: preview.slice(0, start), masked: preview.slice(start) };
}

/** The first 30 words of a description with their line breaks; a shorter text unchanged (spec §9). */
export function firstWords(text: string): string {
  const [start = ''] = new RegExp(`^\\s*(?:\\S+\\s+){0,${PREVIEW.words - 1}}\\S+`, 'u').exec(text) ?? [];
  return text.trim() === start.trim() ? text.trim() : `${start.trim()}…`;
}
