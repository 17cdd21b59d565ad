import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail as the server received it: its recipient and its source text. */
export type ReceivedMail = { readonly to: string; readonly source: string };

/** A mail server on the loopback address that keeps the mails it receives. */
export type SmtpStandIn = {
  readonly url: string;
  readonly received: ReceivedMail[];
  /** Addresses that the server rejects permanently. */
  readonly refused: Set<string>;
  /** Stops the server, as in an outage; `start` starts it again on the same port. */
  stop(): Promise<void>;
  start(): Promise<void>;
};

export async function startSmtpStandIn(): Promise<SmtpStandIn> {
  const received: ReceivedMail[] = [];
  const refused = new Set<string>();
  let port = 0;
  let server: SMTPServer | undefined;
  const start = () =>
    new Promise<void>((resolve, reject) => {
      const started = new SMTPServer({
        disabledCommands: ['AUTH', 'STARTTLS'],
        onRcptTo({ address }, _session, done) {
          done(refused.has(address) ? Object.assign(new Error('No such user'), { responseCode: 550 }) : undefined);
        },
        onData(stream, { envelope }, done) {
          const chunks: Buffer[] = [];
          stream.on('data', (chunk: Buffer) => chunks.push(chunk));
          stream.on('end', () => {
            received.push({
              to: envelope.rcptTo.map(({ address }) => address).join(),
              source: Buffer.concat(chunks).toString(),
            });
            done();
          });
        },
      });
      server = started;
      started.on('error', reject);
      started.listen(port, '127.0.0.1', () => {
        // safe: it listens on a TCP port
        port = (started.server.address() as AddressInfo).port;
        resolve();
      });
    });
  await start();
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refused,
    start,
    stop: () => new Promise((resolve) => server?.close(() => resolve())),
  };
}

/** The value of a header, unfolded. */
export function headerOf({ source }: ReceivedMail, name: string): string | undefined {
  const [head = ''] = source.split('\r\n\r\n');
  const unfolded = head.replace(/\r\n[ \t]+/g, ' ');
  return new RegExp(`^${name}: (.*)$`, 'im').exec(unfolded)?.[1];
}

/** The parts of a mail in plain and HTML, decoded. */
export function partsOf({ source }: ReceivedMail): { text: string; html: string } {
  const part = (type: string) => {
    const found = new RegExp(`Content-Type: ${type}[^]*?\\r\\n\\r\\n([^]*?)\\r\\n----`, 'i').exec(source);
    const encoding = new RegExp(`Content-Type: ${type}[^]*?Content-Transfer-Encoding: (\\S+)`, 'i').exec(source)?.[1];
    return decode(found?.[1] ?? '', encoding);
  };
  return { text: part('text/plain'), html: part('text/html') };
}

function decode(body: string, encoding: string | undefined): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
