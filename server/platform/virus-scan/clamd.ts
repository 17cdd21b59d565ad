import { connect, type Socket } from 'node:net';

/** Larger chunks are not faster. */
const PIECE_BYTES = 64 * 1024;
/** A file of 50 MB takes a few seconds; a person who uploads has given up after this time. */
const LONGEST_MS = 30_000;
const LONGEST_ANSWER = 4096;

/** The result of clamd for a file: `tooLarge` when clamd's own `StreamMaxLength` is smaller. */
export type ScanAnswer =
  | { readonly verdict: 'clean' | 'tooLarge' }
  | { readonly verdict: 'infected'; readonly name: string };

/** The scanner can't be reached, took too long or sent an unexpected response. */
export class ScanFailed extends Error {}

/** Scans a file with clamd over INSTREAM, at `unix:/path` or `tcp://host:port`. Throws ScanFailed. */
export async function scanWithClamd(address: string, content: Uint8Array, longestMs = LONGEST_MS): Promise<ScanAnswer> {
  const answer = await ask(address, framed(content), longestMs);
  if (/: OK$/.test(answer)) return { verdict: 'clean' };
  if (/size limit exceeded/i.test(answer)) return { verdict: 'tooLarge' };
  const { name } = /: (?<name>\S+) FOUND$/.exec(answer)?.groups ?? {};
  if (name !== undefined) return { verdict: 'infected', name };
  throw new ScanFailed(`clamd answered: ${answer.slice(0, 200)}`);
}

/** Returns the versions of clamd and of its signatures. Throws ScanFailed. */
export function clamdVersion(address: string): Promise<string> {
  return ask(address, [Buffer.from('zVERSION\0')], LONGEST_MS);
}

/** The command, the file in chunks with their lengths, and the end marker. */
function* framed(content: Uint8Array): Generator<Uint8Array> {
  yield Buffer.from('zINSTREAM\0');
  for (let from = 0; from < content.length; from += PIECE_BYTES) {
    const piece = content.subarray(from, from + PIECE_BYTES);
    yield lengthOf(piece.length);
    yield piece;
  }
  yield lengthOf(0);
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

function ask(address: string, pieces: Iterable<Uint8Array>, longestMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(placeOf(address));
    let answer = '';
    const fail = (why: string) => {
      socket.destroy();
      reject(new ScanFailed(why));
    };
    const timer = setTimeout(() => fail('clamd took too long'), longestMs);
    socket.setEncoding('utf8');
    socket.on('data', (text) => {
      answer += String(text);
      const end = answer.indexOf('\0');
      if (end === -1 && answer.length > LONGEST_ANSWER) fail('clamd answers without an end');
      if (end === -1) return;
      resolve(answer.slice(0, end));
      socket.destroy();
    });
    // clamd closes the connection in the middle of a file that is too large; the response received by then counts.
    let fault = 'clamd ended the connection without an answer';
    socket.on('error', (error) => {
      fault = reasonOf(error);
    });
    socket.once('close', () => {
      clearTimeout(timer);
      reject(new ScanFailed(fault));
    });
    socket.once('connect', () => void send(socket, pieces, () => answer !== ''));
  });
}

/** Sends chunk by chunk, so that an early response is read before the next chunk meets a closed connection. */
async function send(socket: Socket, pieces: Iterable<Uint8Array>, isAnswered: () => boolean): Promise<void> {
  for (const piece of pieces) {
    await new Promise<void>((resolve) =>
      socket.destroyed ? resolve() : socket.write(piece, () => setImmediate(resolve)),
    );
    if (isAnswered() || socket.destroyed) return;
  }
}

/** A host name with several addresses fails with several errors. */
function reasonOf(error: Error): string {
  const [first] = error instanceof AggregateError ? error.errors : [error];
  return first instanceof Error ? first.message : String(first);
}

function placeOf(address: string): { path: string } | { host: string; port: number } {
  if (address.startsWith('unix:')) return { path: address.slice('unix:'.length) };
  const { hostname, port } = new URL(address);
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) };
}
