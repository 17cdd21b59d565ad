import { escapeHtml } from '#shared/text/escape-html.ts';

/**
 * Colours of readers who have asked for dark ones. Mail programs that know no styles keep the light ones, which stand
 * at the elements.
 */
const DARK = `@media (prefers-color-scheme: dark) {
body { background: #14181c !important; color: #e6e8ea !important }
main { background: #1d2329 !important }
a { color: #9ad0d3 !important }
.soft, .soft a { color: #aab3bb !important }
}`;

const DARK_HEAD = `<meta name="color-scheme" content="light dark"><style>${DARK}</style>`;

/** A Turkish mail with the given HTML body. */
export function htmlMail(title: string, body: string): string {
  return page(title, body, DARK_HEAD);
}

/** A Turkish HTML page with the given HTML body, for the pages that mails link to: their policy allows no styles. */
export function htmlPage(title: string, body: string): string {
  return page(title, body, '');
}

function page(title: string, body: string, head: string): string {
  return `<!doctype html>
<html lang="tr">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${head}<title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:24px;background:#f6f5f2;color:#1f2328;font:16px/1.5 system-ui,sans-serif">
<main style="max-width:560px;margin:0 auto;padding:24px;background:#ffffff;border-radius:12px">
${body}
</main>
</body>
</html>
`;
}
