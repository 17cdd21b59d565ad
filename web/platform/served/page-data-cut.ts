import { PAGE_DATA } from '../page-data.ts';
import type { Cut } from './html-pieces.ts';

const START = `<script id="${PAGE_DATA.id}" type="${PAGE_DATA.type}">`;

/**
 * Puts JSON into its element of the page. It is not rendered by React: with it the text of a page would often be longer
 * than 128 kB, and V8 creates such a string many times more slowly.
 */
export function cutsForData(html: string, json: string): Cut[] {
  const start = html.lastIndexOf(START);
  if (start < 0) return [];
  const at = start + START.length;
  // No text in it may look like the end of its element.
  return [{ from: at, to: at, by: json.replaceAll('<', '\\u003c') }];
}
