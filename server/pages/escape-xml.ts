import { escapeHtml } from '#shared/text/escape-html.ts';

/** Characters that XML 1.0 does not allow, even escaped. */
const IMPOSSIBLE = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Escapes text for use between XML tags and in quoted XML attributes. */
export function escapeXml(text: string): string {
  return escapeHtml(text.toWellFormed().replace(IMPOSSIBLE, ''));
}
