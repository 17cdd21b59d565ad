import { escapeHtml } from '#shared/text/escape-html.ts';
import type { Mail } from '../mailer.ts';
import { htmlMail, mailButton, mailHeading, mailLink, mailNote } from './html-mail.ts';

/** A short mail with one button. */
export type Letter = {
  /** Begins with `Peyda: `; the rest is the heading of the mail. */
  readonly subject: string;
  readonly intro: string;
  readonly button: string;
  readonly link: string;
  readonly outro: string;
};

export function letterTo(to: string, { subject, intro, button, link, outro }: Letter): Mail {
  const text = ['Merhaba,', intro, link, outro, 'Peyda'].join('\n\n');
  const html = htmlMail(
    subject,
    [
      mailHeading(headingOf(subject)),
      '<p>Merhaba,</p>',
      `<p>${escapeHtml(intro)}</p>`,
      `<p style="margin:24px 0">${mailButton(button, link)}</p>`,
      `<p>${escapeHtml(outro)}</p>`,
      mailNote(`Düğme çalışmazsa bu adresi tarayıcınıza yapıştırın:<br>${mailLink(link, link)}`),
    ].join('\n'),
  );
  return { to, subject, text: `${text}\n`, html };
}

/** `Peyda: ödemeniz alındı` → `Ödemeniz alındı`. */
function headingOf(subject: string): string {
  const said = subject.replace(/^Peyda: /, '');
  return said.charAt(0).toLocaleUpperCase('tr') + said.slice(1);
}
