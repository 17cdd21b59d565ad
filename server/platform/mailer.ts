import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';

/** One mail to one person. */
export type Mail = {
  /** A bare address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers?: Readonly<Record<string, string>>;
};

export type Mailer = {
  /** Hands a mail to the mail server; without one it is only logged. Throws when the server can't be reached or refuses. */
  send(mail: Mail): Promise<void>;
  /** Whether mails really leave (D8). */
  readonly isConfigured: boolean;
};

const CONNECT_TIMEOUT_MS = 10_000;
const IDLE_TIMEOUT_MS = 30_000;

/** The mailer of SMTP_URL, else one that logs: recipients masked, texts (they hold links) only at level debug. */
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
      try {
        // As an object, so that a comma in it can't make a second recipient.
        await transport.sendMail({ to: { name: '', address: to }, subject, text, html, headers });
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
      log.info({ to: maskEmail(mail.to), subject: mail.subject }, 'mail not sent: SMTP_URL is not set');
      log.debug({ text: mail.text }, 'its text');
    },
  };
}

/** `a***@example.com`: enough to tell mails apart in a log. */
export function maskEmail(address: string): string {
  return address.replace(/^(.)[^@]*/u, '$1***');
}

/** A line break in a header would begin another header. */
function refuseForgedHeaders({ to, subject, headers = {} }: Mail): void {
  const lines = [to, subject, ...Object.entries(headers).flat()];
  if (lines.some((line) => /\p{Cc}/u.test(line)) || !/^[^\s@,;<>]+@[^\s@,;<>]+$/.test(to))
    throw new Error('A header of this mail is not one line, or its recipient not one address.');
}

/** What went wrong, without the server's own words: they repeat addresses, which logs must not hold. */
function faultOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error ? String(error.code) : error.name;
  return 'responseCode' in error ? `${code} ${String(error.responseCode)}` : code;
}
