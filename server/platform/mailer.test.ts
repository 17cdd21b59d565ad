import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { type SmtpServer, startSmtpServer } from '#tests/support/mail/smtp-server.ts';
import { type Mail, openMailer } from './mailer.ts';

const MAIL: Mail = {
  to: 'ayse@example.com',
  subject: 'Şifrenizi yenileyin: ığüşöç',
  text: 'Merhaba,\n.\nhttps://peyda.test/sifre-yenile?token=gizli\n',
  html: '<p>Merhaba</p>',
};
let lines: string[];
const logAt = (level: string) =>
  pino(
    { level },
    new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk));
        done();
      },
    }),
  );

beforeEach(() => {
  lines = [];
});

describe('with SMTP_URL', () => {
  let server: SmtpServer;
  const mailer = () =>
    openMailer(readConfig({ SMTP_URL: server.url, MAIL_FROM: 'Peyda <bilgi@peyda.test>' }), logAt('debug'));

  beforeEach(async () => {
    server = await startSmtpServer();
  });
  afterEach(async () => {
    await server.close();
  });

  it('a mail reaches the mail server with its Turkish letters, dots and extra headers', async () => {
    expect(mailer().isConfigured).toBe(true);
    await mailer().send({ ...MAIL, headers: { 'List-Unsubscribe': '<https://peyda.test/ayril>' } });
    expect(server.received).toHaveLength(1);
    const [mail] = server.received;
    expect([mail?.from, mail?.to]).toEqual(['bilgi@peyda.test', ['ayse@example.com']]);
    const data = mail?.data ?? '';
    expect(data).toMatch(/^From: Peyda <bilgi@peyda\.test>\r$/m);
    expect(data).toMatch(/^To: ayse@example\.com\r$/m);
    expect(data).toMatch(/^List-Unsubscribe: <https:\/\/peyda\.test\/ayril>\r$/m);
    expect(data).toMatch(/^Content-Type: multipart\/alternative/m);
    const subject = /^Subject: ((?:.|\r\n )*)\r$/m.exec(data)?.[1] ?? '';
    const decoded = subject.replace(/\r\n /g, '').replace(/=\?UTF-8\?Q\?(.*?)\?=/g, (_, words: string) => fromQ(words));
    expect(decoded).toBe(MAIL.subject);
    expect(data).toContain('<p>Merhaba</p>');
    expect(data).toMatch(/\r\n\.\r\n/);
  });

  it('an attachment is sent byte for byte', async () => {
    const content = Buffer.from([37, 80, 68, 70, 0, 255, 10, 13]);
    await mailer().send({ ...MAIL, attachments: [{ name: 'peyda-sozlesme.pdf', type: 'application/pdf', content }] });
    const data = server.received[0]?.data ?? '';
    expect(data).toMatch(/^Content-Type: application\/pdf; name=peyda-sozlesme\.pdf\r$/m);
    expect(data).toMatch(/^Content-Disposition: attachment; filename=peyda-sozlesme\.pdf\r$/m);
    expect(data).toContain(content.toString('base64'));
  });

  it.each([
    ['recipient', { to: 'ayse@example.com\r\nBcc: baska@example.com' }],
    ['recipient', { to: 'ayse@example.com, baska@example.com' }],
    ['recipient', { to: 'Ayşe <ayse@example.com>' }],
    ['subject', { subject: 'Merhaba\r\nBcc: baska@example.com' }],
    ['subject', { subject: 'Merhaba\u0000' }],
    ['header value', { headers: { 'X-A': 'b\nBcc: baska@example.com' } }],
    ['header name', { headers: { 'X-A: b\r\nBcc': 'baska@example.com' } }],
  ])('a mail with a forged %s is not sent', async (_what, forged) => {
    await expect(mailer().send({ ...MAIL, ...forged })).rejects.toThrow('header');
    expect(server.received).toEqual([]);
  });

  it('a refusal is an error without personal data', async () => {
    server.refuseRecipients('550 5.1.1 <ayse@example.com> unknown');
    const failure = await mailer()
      .send(MAIL)
      .catch((error: unknown) => error);
    expect(String(failure)).toBe('Error: Mail was not accepted: EENVELOPE 550');
    expect(failure).not.toHaveProperty('cause');
  });

  it('an unreachable server is an error', async () => {
    const gone = mailer();
    await server.close();
    await expect(gone.send(MAIL)).rejects.toThrow('Mail was not accepted: ESOCKET');
    server = await startSmtpServer();
  });
});

describe('without SMTP_URL', () => {
  it('a mail is logged with its recipient masked and without its link', async () => {
    const mailer = openMailer(readConfig({}), logAt('info'));
    expect(mailer.isConfigured).toBe(false);
    await mailer.send(MAIL);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('a***@example.com');
    expect(lines[0]).toContain('Şifrenizi yenileyin');
    expect(lines[0]).not.toContain('ayse@');
    expect(lines[0]).not.toContain('token=');
  });

  it('the link is logged only at level debug, for developers', async () => {
    await openMailer(readConfig({}), logAt('debug')).send(MAIL);
    expect(lines.join('')).toContain('token=gizli');
  });
});

describe('settings', () => {
  it.each([
    [{ SMTP_URL: 'smtp://localhost' }, 'MAIL_FROM'],
    [{ SMTP_URL: 'http://localhost', MAIL_FROM: 'a@b.c' }, 'SMTP_URL'],
    [{ SMTP_URL: 'localhost', MAIL_FROM: 'a@b.c' }, 'SMTP_URL'],
    [{ MAIL_FROM: 'Peyda' }, 'MAIL_FROM'],
    [{ SESSION_SECRET: 'kısa' }, 'SESSION_SECRET'],
  ])('%j are refused, naming the invalid one', (settings, name) => {
    expect(() => readConfig(settings)).toThrow(name);
  });
});

/** Decodes the words of RFC 2047 encoding Q. */
function fromQ(words: string): string {
  const bytes = words
    .replaceAll('_', ' ')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
