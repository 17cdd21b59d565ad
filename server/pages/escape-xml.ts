import { escapeHtml } from '#shared/text/escape-html.ts';

/** Signs that XML 1.0 can't hold, not even escaped. */
const IMPOSSIBLE = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Text as it may stand between tags and in quoted attributes of XML. */
export function escapeXml(text: string): string {
  return escapeHtml(text.toWellFormed().replace(IMPOSSIBLE, ''));
}
