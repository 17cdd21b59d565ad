import { htmlText } from './html-text.ts';

/** Returns the text of a page's markup, in UTF-8. */
export default function decodeHtml(markup: Uint8Array): string {
  return htmlText(Buffer.from(markup).toString('utf8'));
}
