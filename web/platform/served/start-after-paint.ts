/**
 * Runs where the page's code would be loaded. It waits for the first frame, so that a slow connection carries what can
 * be seen first; a page in the background has no frames, so a time limit starts it too. A button that is pressed before
 * the page answers clicks is pressed again as soon as it does, unless that takes so long that nobody expects it any
 * more.
 */
const STARTER = `{
const starter = document.currentScript, code = starter.previousElementSibling;
starter.remove();
const start = () => {
  if (code.src) return;
  for (const link of document.querySelectorAll('link[rel=codepreload]')) link.rel = 'modulepreload';
  const address = code.dataset.src;
  code.src = self.trustedTypes ? trustedTypes.createPolicy('peyda-start', { createScriptURL: () => address }).createScriptURL('') : address;
};
requestAnimationFrame(() => setTimeout(start));
setTimeout(start, 1500);
let pressed, pressedAt;
const note = ({ target }) => { pressed = target.closest('button[type=button]'); pressedAt = performance.now(); };
addEventListener('click', note, true);
new MutationObserver((_, observer) => {
  observer.disconnect();
  removeEventListener('click', note, true);
  if (pressed && performance.now() - pressedAt < 5000) pressed.click();
}).observe(document.documentElement, { attributeFilter: ['data-hydrated'] });
}`.replaceAll('\n', '');

const CODE = '<script type="module" async="" src="';
const CODE_END = '"></script>';
const CODE_PRELOAD = '<link rel="modulepreload"';

/**
 * A rendered page whose code is loaded after its first frame. The elements stay where React expects them, only inert
 * until then. A page without code stays as it is. Only the head and the end are read, for a page is long.
 */
export function startAfterPaint(html: string): string {
  const headEnd = html.indexOf('</head>');
  const head = html.slice(0, headEnd).replaceAll(CODE_PRELOAD, '<link rel="codepreload"');
  const start = html.lastIndexOf(CODE);
  const end = html.indexOf(CODE_END, start);
  if (start < headEnd) return head + html.slice(headEnd);
  const address = html.slice(start + CODE.length, end);
  const code = `<script type="module" async="" data-src="${address}"></script><script>${STARTER}</script>`;
  return head + html.slice(headEnd, start) + code + html.slice(end + CODE_END.length);
}
