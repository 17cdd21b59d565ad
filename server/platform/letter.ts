import { escapeHtml } from '#shared/text/escape-html.ts';
import type { Mail } from './mailer.ts';

/** A short mail with one button. */
export type Letter = {
  readonly subject: string;
  readonly intro: string;
  readonly button: string;
  readonly link: string;
  readonly outro: string;
};

/** Makes the mail of a letter, as text and as HTML. */
export function letterTo(to: string, { subject, intro, button, link, outro }: Letter): Mail {
  const text = ['Merhaba,', intro, link, outro, 'Peyda'].join('\n\n');
  const address = escapeHtml(link);
  const html = `<!doctype html>
<html lang="tr">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;background:#f6f5f2;color:#1f2328;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:520px;margin:0 auto;padding:24px;background:#ffffff;border-radius:12px">
<p>Merhaba,</p>
<p>${escapeHtml(intro)}</p>
<p><a href="${address}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#1f2328;color:#ffffff;text-decoration:none">${escapeHtml(button)}</a></p>
<p style="font-size:14px">Düğme çalışmazsa bu adresi tarayıcınıza yapıştırın:<br><a href="${address}" style="color:#1f2328;word-break:break-all">${address}</a></p>
<p>${escapeHtml(outro)}</p>
<p>Peyda</p>
</div>
</body>
</html>
`;
  return { to, subject, text: `${text}\n`, html };
}
