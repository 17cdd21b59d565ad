import type { Deps } from '#server/deps.ts';
import { escapeHtml } from '#shared/text/escape-html.ts';
import type { MailToSupport } from './record-message.ts';

const LONGEST_SUBJECT = 150;
/** The maximum length of an address by RFC 5321: mail servers refuse a message whose header has a longer one. */
const LONGEST_ADDRESS = 254;
/** The labels of senders in the mail: premium is answered first (D29), and mail programs mark it. */
const SENDERS = {
  premium: { label: 'Premium, öncelikli', headers: { 'X-Priority': '1', Importance: 'high' } },
  free: { label: 'Ücretsiz üye', headers: {} },
} as const;
const VISITOR = { label: 'Ziyaretçi', headers: {} } as const;

/** Returns a function that mails messages to support; undefined without a mail server or SUPPORT_EMAIL (D8, D9). */
export function mailToSupport({ mailer, config }: Pick<Deps, 'mailer' | 'config'>): MailToSupport | undefined {
  const to = config.SUPPORT_EMAIL;
  if (!mailer.isConfigured || to === undefined) return undefined;
  return ({ name, email, subject, message, plan }, reference) => {
    const { label, headers } = plan === null ? VISITOR : SENDERS[plan];
    const from = `${name} (${email}) yazdı. Gönderen: ${label}.`;
    return mailer.send({
      to,
      // Cut for the mail only: the stored subject is complete.
      subject: `[${label}] İletişim formu ${reference}: ${subject.slice(0, LONGEST_SUBJECT)}`,
      text: `${from}\n\n${message}\n`,
      html: `<p>${escapeHtml(from)}</p><p style="white-space:pre-wrap">${escapeHtml(message)}</p>`,
      headers: { ...(email.length <= LONGEST_ADDRESS && { 'Reply-To': email }), ...headers },
    });
  };
}
