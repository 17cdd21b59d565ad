import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';

export type Mail = {
  /** A bare address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly attachments?: readonly MailAttachment[];
};

export type MailAttachment = {
  /** Letters, digits, `.` and `-` only, so that every mail program shows it unchanged. */
  readonly name: string;
  readonly type: 'application/pdf';
  readonly content: Buffer;
};

export type Mailer = {
  /**
   * Sends a mail to the mail server, or only logs it if none is configured. Throws if the server is unreachable or
   * refuses the mail.
   */
  send(mail: Mail): Promise<void>;
  /** True when mails are really sent (D8). */
  readonly isConfigured: boolean;
};

const CONNECT_TIMEOUT_MS = 10_000;
const IDLE_TIMEOUT_MS = 30_000;

/**
 * Opens a mailer for SMTP_URL. Without SMTP_URL the mailer only logs: recipients masked, texts (they contain links)
 * only at level debug.
 */
export function openMailer(config: Config, log: Logger): Mailer {
  const { SMTP_URL: url, MAIL_FROM: from } = config;
  return url && from ? openSmtpMailer(url, from) : openLoggingMailer(log);
}

function openSmtpMailer(url: string, from: string): Mailer {
  const transport = createTransport(
    {
      url,
      connectionTimeout: CONNECT_TIMEOUT_MS,
      greetingTimeout: CONNECT_TIMEOUT_MS,
      socketTimeout: IDLE_TIMEOUT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  return {
    isConfigured: true,
    async send(mail) {
      refuseForgedHeaders(mail);
      const { to, subject, text, html, headers = {} } = mail;
      const attachments = mail.attachments?.map(({ name, type, content }) => ({
        filename: name,
        contentType: type,
        content,
      }));
      try {
        // Passed as an object, so that a comma in the address can't add a second recipient.
        await transport.sendMail({
          to: { name: '', address: to },
          subject,
          text,
          html,
          headers,
          ...(attachments && { attachments }),
        });
      } catch (error) {
        throw new Error(`Mail was not accepted: ${faultOf(error)}`);
      }
    },
  };
}

function openLoggingMailer(log: Logger): Mailer {
  return {
    isConfigured: false,
    async send(mail) {
      refuseForgedHeaders(mail);
      const files = mail.attachments?.map(({ name }) => name);
      log.info(
        { to: maskEmail(mail.to), subject: mail.subject, ...(files && { files }) },
        'mail not sent: SMTP_URL is not set',
      );
      log.debug({ text: mail.text }, 'its text');
    },
  };
}

/** `a***@example.com`: enough to distinguish mails in a log. */
export function maskEmail(address: string): string {
  return address.replace(/^(.)[^@]*/u, '$1***');
}

/** Throws on a line break in a header, because it would start another header. */
function refuseForgedHeaders({ to, subject, headers = {} }: Mail): void {
  const lines = [to, subject, ...Object.entries(headers).flat()];
  if (lines.some((line) => /\p{Cc}/u.test(line)) || !/^[^\s@,;<>]+@[^\s@,;<>]+$/.test(to))
    throw new Error('A header of this mail is not one line, or its recipient not one address.');
}

/** Describes an error without the server's message: it repeats addresses, which logs must not contain. */
function faultOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error ? String(error.code) : error.name;
  return 'responseCode' in error ? `${code} ${String(error.responseCode)}` : code;
}
