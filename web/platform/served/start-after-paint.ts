import type { Cut } from './html-pieces.ts';

/** The maximum time that the code waits for pictures. */
const PICTURES_MS = 400;

/**
 * Runs where the page's code would be loaded. It waits until the text and the pictures of the first screen have been
 * painted, so that a slow connection transfers the visible parts first. Browsers report a paint afterwards; the frame
 * after that contains the whole page. A page in the background has no frames, so a timeout starts the code too. A
 * button pressed before the page is interactive pulses, and is pressed again as soon as the page is, unless that takes
 * too long.
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
const afterFrame = (then) => requestAnimationFrame(() => setTimeout(then));
const pictures = () => [...document.querySelectorAll('img[fetchpriority=high]')].map((picture) => picture.decode().catch(() => 0));
const seen = () => Promise.race([Promise.all(pictures()), new Promise((limit) => setTimeout(limit, ${PICTURES_MS}))]).then(() => afterFrame(start));
new PerformanceObserver((list, observer) => {
  if (list.getEntriesByName('first-contentful-paint').length === 0) return;
  observer.disconnect();
  afterFrame(seen);
}).observe({ type: 'paint', buffered: true });
setTimeout(start, 1500);
let pressed, pressedAt, pulse;
const note = ({ target }) => { pulse?.cancel(); pressed = target.closest('button[type=button]'); pressedAt = performance.now(); pulse = pressed?.animate({ opacity: [1, 0.5] }, { duration: 500, direction: 'alternate', iterations: 30 }); };
addEventListener('click', note, true);
new MutationObserver((_, observer) => {
  observer.disconnect();
  removeEventListener('click', note, true);
  pulse?.cancel();
  if (pressed && performance.now() - pressedAt < 15000) pressed.click();
}).observe(document.documentElement, { attributeFilter: ['data-hydrated'] });
}`.replaceAll('\n', '');

const CODE = '<script type="module" async="" src="';
const CODE_END = '"></script>';
const CODE_PRELOAD = '<link rel="modulepreload"';

/**
 * The changes to a rendered page that delay its code until the visible part is loaded. The elements stay where React
 * expects them, but are inert until then. Only the head and the end are searched, because a page is long.
 */
export function cutsForPaint(html: string): Cut[] {
  const headEnd = html.indexOf('</head>');
  const head = html.slice(0, headEnd).replaceAll(CODE_PRELOAD, '<link rel="codepreload"');
  const ofHead = { from: 0, to: headEnd, by: head };
  const start = html.lastIndexOf(CODE);
  // A page without code.
  if (start < headEnd) return [ofHead];
  const end = html.indexOf(CODE_END, start);
  const address = html.slice(start + CODE.length, end);
  const code = `<script type="module" async="" data-src="${address}"></script><script>${STARTER}</script>`;
  return [ofHead, { from: start, to: end + CODE_END.length, by: code }];
}
