import { escapeHtml } from '#shared/text/escape-html.ts';

/** Mail programs ignore style sheets: important styles must be inline. */
const INK = '#1f2328';
const SOFT = '#57606a';
const PETROL = '#0b5a6b';
const LINE = '#dcdad3';

/** Colours for readers who prefer a dark theme. Programs that ignore style sheets use the light ones. */
const DARK = `@media (prefers-color-scheme: dark) {
body { background: #14181c !important; color: #e6e8ea !important }
main { background: #1d2329 !important; border-color: #343c44 !important }
a { color: #9ad0d3 !important }
.brand { color: #e6e8ea !important }
.button { background: #9ad0d3 !important; color: #10272c !important }
.item { border-color: #343c44 !important }
.soft, .soft a { color: #aab3bb !important }
}`;
const DARK_HEAD = `<meta name="color-scheme" content="light dark"><style>${DARK}</style>`;

const BRAND = `<p class="brand" style="max-width:560px;margin:0 auto 16px;font-size:20px;font-weight:700;color:${INK}"><span aria-hidden="true" style="display:inline-block;width:28px;height:28px;margin-right:10px;border-radius:8px;background:${PETROL};color:#ffffff;text-align:center;line-height:28px">P</span>Peyda</p>`;

/** Returns a Turkish mail with our logo and the given HTML body. */
export function htmlMail(title: string, body: string): string {
  return page(title, body, { head: DARK_HEAD, top: BRAND });
}

/**
 * Returns a Turkish HTML page with the given HTML body, for the pages that mails link to: their policy allows no
 * styles.
 */
export function htmlPage(title: string, body: string): string {
  return page(title, body, { head: '', top: '' });
}

export const mailHeading = (text: string) =>
  `<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escapeHtml(text)}</h1>`;

export const mailButton = (label: string, link: string) =>
  `<a class="button" href="${escapeHtml(link)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:${PETROL};color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(label)}</a>`;

export const mailLink = (label: string, link: string) =>
  `<a href="${escapeHtml(link)}" style="color:${PETROL};overflow-wrap:anywhere">${escapeHtml(label)}</a>`;

/** A small explanation; `html` is part of the body and is not escaped here. */
export const mailNote = (html: string) => `<p class="soft" style="font-size:14px;color:${SOFT}">${html}</p>`;

/** One of several items of a mail, below a line. */
export const mailItem = (html: string) =>
  `<div class="item" style="margin:0;padding:16px 0;border-top:1px solid ${LINE}">${html}</div>`;

function page(title: string, body: string, { head, top }: { head: string; top: string }): string {
  return `<!doctype html>
<html lang="tr">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${head}<title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:24px;background:#f6f5f2;color:${INK};font:16px/1.5 system-ui,sans-serif">
${top}
<main style="max-width:560px;margin:0 auto;padding:24px;background:#ffffff;border:1px solid ${LINE};border-radius:10px">
${body}
</main>
</body>
</html>
`;
}
