import type { Cut } from './html-pieces.ts';

/** From this width on filters stand beside the results; narrower, a sheet shows them (`lg` in the style sheet). */
export const WIDE = '(width >= 1024px)';

/** Around what only a wide window shows; the server renders `WIDE_END` as its last child. */
export const WIDE_ATTRIBUTE = { 'data-wide-only': '' };
const START = '<div data-wide-only="">';
const END = '<wbr data-wide-end=""/>';

const NO_SCRIPT = 'Filtreler için JavaScript gerekir. Aradığınızı yukarıdaki kutuya cümleyle de yazabilirsiniz.';

/**
 * Runs where such a part ends. A wide window gets what waits in the template before anything is drawn; a phone never
 * makes elements of it. Either way the part stands as React expects it.
 */
const TAKER = `{
const script = document.currentScript, note = script.previousElementSibling, waiting = note.previousElementSibling;
if (matchMedia('${WIDE}').matches) waiting.replaceWith(waiting.content); else waiting.remove();
note.remove();
script.remove();
}`.replaceAll('\n', '');

/**
 * What changes in a rendered page so that what only wide windows show makes elements there alone; the server knows no
 * widths.
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
