import { createServer, type Socket } from 'node:net';

/** The harmless text that every scanner detects, in two parts so that scanners don't detect this file. */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

type StandIn = { readonly address: string; readonly scanned: Buffer[]; close(): Promise<void> };

/**
 * Speaks the protocol of clamd 1.0: `zINSTREAM` with framed pieces, `zVERSION`, answers that end with a zero byte, and
 * a connection that is closed in the middle of a file longer than `StreamMaxLength`. `isSilent`: never answers.
 */
export async function startClamdStandIn({ streamMaxLength = 25 * 2 ** 20, isSilent = false } = {}): Promise<StandIn> {
  const scanned: Buffer[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let received = Buffer.alloc(0);
    const answer = (text: string) => {
      if (!isSilent) socket.end(`${text}\0`);
    };
    socket.on('error', () => undefined);
    socket.on('data', (bytes) => {
      received = Buffer.concat([received, bytes]);
      if (received.equals(Buffer.from('zVERSION\0'))) return answer('ClamAV 1.0.9/27400/Mon Nov 23 08:00:00 2026');
      const file = readStream(received, streamMaxLength);
      if (file === 'tooLarge') return answer('INSTREAM size limit exceeded. ERROR');
      if (file === undefined) return;
      scanned.push(file);
      answer(file.includes(EICAR) ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port.');
  return {
    address: `tcp://127.0.0.1:${address.port}`,
    scanned,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

/** The file in a complete stream; undefined until its end has arrived. */
function readStream(received: Buffer, most: number): Buffer | 'tooLarge' | undefined {
  const command = 'zINSTREAM\0';
  if (!received.subarray(0, command.length).equals(Buffer.from(command))) return undefined;
  const pieces: Buffer[] = [];
  let bytes = 0;
  for (let at = command.length; at + 4 <= received.length; ) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    bytes += length;
    if (bytes > most) return 'tooLarge';
    if (at + 4 + length > received.length) return undefined;
    pieces.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}
