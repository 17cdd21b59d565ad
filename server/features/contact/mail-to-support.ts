import type { Deps } from '#server/deps.ts';
import { escapeHtml } from '#shared/text/escape-html.ts';
import type { MailToSupport } from './record-message.ts';

/** Returns a function that mails messages to support; undefined without a mail server or SUPPORT_EMAIL (D8, D9). */
export function mailToSupport({ mailer, config }: Pick<Deps, 'mailer' | 'config'>): MailToSupport | undefined {
  const to = config.SUPPORT_EMAIL;
  if (!mailer.isConfigured || to === undefined) return undefined;
  return ({ name, email, subject, message }, reference) =>
    mailer.send({
      to,
      subject: `İletişim formu ${reference}: ${subject}`,
      text: `${name} (${email}) yazdı:\n\n${message}\n`,
      html: `<p>${escapeHtml(`${name} (${email}) yazdı:`)}</p><p style="white-space:pre-wrap">${escapeHtml(message)}</p>`,
      headers: { 'Reply-To': email },
    });
}
