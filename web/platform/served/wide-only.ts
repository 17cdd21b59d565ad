import type { Cut } from './html-pieces.ts';

/** From this width the filters are beside the results; below it a sheet shows them (`lg` in the style sheet). */
export const WIDE = '(width >= 1024px)';

/** Marks the wrapper of what only a wide window shows; the server renders `<wbr data-wide-end>` as its last child. */
export const WIDE_ATTRIBUTE = { 'data-wide-only': '' };
const START = '<div data-wide-only="">';
const END = '<wbr data-wide-end=""/>';

const NO_SCRIPT = 'Filtreler için JavaScript gerekir. Aradığınızı yukarıdaki kutuya cümleyle de yazabilirsiniz.';

/**
 * Runs at the end of such a part. In a wide window the template's content replaces it before anything is painted; a
 * phone never creates elements from it. In both cases the part is as React expects it.
 */
const TAKER = `{
const script = document.currentScript, note = script.previousElementSibling, waiting = note.previousElementSibling;
if (matchMedia('${WIDE}').matches) waiting.replaceWith(waiting.content); else waiting.remove();
note.remove();
script.remove();
}`.replaceAll('\n', '');

/**
 * The changes to a rendered page that create elements for a wide window's parts only there; the server doesn't know the
 * width.
 */
export function cutsForWidth(html: string): Cut[] {
  const start = html.indexOf(START) + START.length;
  const end = html.indexOf(END, start);
  if (start < START.length || end < 0) return [];
  const after = `</template><noscript>${NO_SCRIPT}</noscript><script>${TAKER}</script>`;
  return [
    { from: start, to: start, by: '<template>' },
    { from: end, to: end + END.length, by: after },
  ];
}
