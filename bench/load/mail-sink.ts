import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { freePort } from '../server-process.ts';

/** A mail that the bench's mail server has accepted: recipient, Message-ID and text. */
export type SunkMail = { readonly to: string; readonly messageId: string; readonly text: string };
export type MailSink = {
  readonly url: string;
  readonly received: readonly SunkMail[];
  close(): Promise<void>;
};

/** Starts a mail server on this machine that needs `delayMs` for each mail, like a distant one. */
export async function openMailSink(delayMs: number): Promise<MailSink> {
  const received: SunkMail[] = [];
  const port = await freePort();
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const source = Buffer.concat(chunks).toString();
        await sleep(delayMs);
        received.push({
          to: envelope.rcptTo.map(({ address }) => address).join(),
          messageId: /^Message-ID: (.*)$/im.exec(source)?.[1]?.trim() ?? '',
          text: source,
        });
        done();
      });
    },
  });
  // Some benches kill a client in the middle of a mail.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The token of the first link to `path` in a mail. */
export function tokenIn({ text }: SunkMail, path: string): string | undefined {
  const unfolded = decode(text);
  return new RegExp(`${path}[?#](?:[^\\s"]*&)?token=([\\w.%-]+)`).exec(unfolded)?.[1];
}

/** Mails are folded and encoded for transport: quoted-printable, or base64 in parts. */
function decode(source: string): string {
  const plain = source
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  const encoded = [...source.matchAll(/Content-Transfer-Encoding: base64[\s\S]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+)/gi)];
  return [plain, ...encoded.map(([, body = '']) => Buffer.from(body, 'base64').toString())].join('\n');
}
