import { createServer, type Socket } from 'node:net';

/** A mail that a client delivered. */
export type ReceivedMail = { readonly from: string; readonly to: string[]; readonly data: string };

export type SmtpServer = {
  readonly url: string;
  readonly received: ReceivedMail[];
  /** Answers the next RCPT with this line instead. */
  refuseRecipients(line: string): void;
  close(): Promise<void>;
};

/** A stand-in mail server: the commands of RFC 5321 that a client needs to deliver a mail, with AUTH PLAIN. */
export async function startSmtpServer(): Promise<SmtpServer> {
  const received: ReceivedMail[] = [];
  let refusal: string | undefined;
  const server = createServer((socket) => serve(socket, received, () => refusal));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `smtp://peyda:gizli@127.0.0.1:${port}`,
    received,
    refuseRecipients(line) {
      refusal = line;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function serve(socket: Socket, received: ReceivedMail[], refusal: () => string | undefined): void {
  let buffer = '';
  let data: string[] | undefined;
  let envelope = { from: '', to: [] as string[] };
  const say = (line: string) => socket.write(`${line}\r\n`);

  function takeData(line: string): void {
    if (line !== '.') {
      data?.push(line.startsWith('.') ? line.slice(1) : line);
      return;
    }
    received.push({ ...envelope, data: data?.join('\r\n') ?? '' });
    data = undefined;
    envelope = { from: '', to: [] };
    say('250 2.0.0 queued');
  }

  function takeCommand(line: string): void {
    const pathOf = () => /<([^>]*)>/.exec(line)?.[1] ?? '';
    switch (line.slice(0, 4).toUpperCase()) {
      case 'EHLO':
        say('250-stand-in');
        say('250 AUTH PLAIN');
        break;
      case 'AUTH': {
        const given = Buffer.from(line.split(' ')[2] ?? '', 'base64').toString();
        say(given === '\u0000peyda\u0000gizli' ? '235 2.7.0 ok' : '535 5.7.8 no');
        break;
      }
      case 'MAIL':
        envelope.from = pathOf();
        say('250 ok');
        break;
      case 'RCPT': {
        const refused = refusal();
        if (refused === undefined) envelope.to.push(pathOf());
        say(refused ?? '250 ok');
        break;
      }
      case 'DATA':
        data = [];
        say('354 go on');
        break;
      case 'QUIT':
        say('221 bye');
        socket.end();
        break;
      default:
        say('502 5.5.1 unknown');
    }
  }

  socket.on('error', () => undefined);
  socket.on('data', (chunk) => {
    buffer += chunk.toString('latin1');
    for (let end = buffer.indexOf('\r\n'); end >= 0; end = buffer.indexOf('\r\n')) {
      const line = buffer.slice(0, end);
      buffer = buffer.slice(end + 2);
      if (data) takeData(line);
      else takeCommand(line);
    }
  });
  say('220 stand-in ESMTP');
}
