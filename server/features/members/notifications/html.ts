import { escapeHtml } from '#shared/text/escape-html.ts';

/** A Turkish HTML page with the given HTML body, for mails and for the pages that mails link to. */
export function htmlPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="tr">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:24px;background:#f6f5f2;color:#1f2328;font:16px/1.5 system-ui,sans-serif">
<main style="max-width:560px;margin:0 auto;padding:24px;background:#ffffff;border-radius:12px">
${body}
</main>
</body>
</html>
`;
}
