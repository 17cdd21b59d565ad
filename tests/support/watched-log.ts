import { type Logger, pino } from 'pino';
import type { App } from '#server/platform/app-type.ts';
import { LOG_OPTIONS } from '#server/platform/open-log.ts';

const EMAIL = /[\w.+-]+@[\w-]+\.[a-z]+/i;
const MOBILE_NUMBER = /(?<![\d.])(?:\+?90|0)?5\d{9}(?![\d.])/;
/** Digits of an id may look like a number; it is nobody's. */
const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;
const LINE_BYTES = 8192;
/** Shorter values occur in any text. */
const SHORTEST_SECRET = 6;

const planted = new Set<string>();
const leaks: string[] = [];

/** From now on no log of a test may contain these. */
export function plantSecrets(...secrets: readonly string[]): void {
  for (const secret of secrets) if (secret.length >= SHORTEST_SECRET) planted.add(secret);
}

/** The secrets of a test file are of no interest to the next one. */
export function forgetSecrets(): void {
  planted.clear();
}

/** The tokens of the links in a mail. */
export function secretsOf(mail: string): string[] {
  return [...mail.matchAll(/[?#&](?:token|code|imza)=([^\s&"<>]+)/g)].map(([, token = '']) =>
    decodeURIComponent(token),
  );
}

/** Plants every password, token and code that a call sends or gets. */
export function plantSecretsOfCalls(app: App): void {
  app.addHook('preHandler', async ({ body, headers }) => {
    plantSecrets(...secretsIn(JSON.stringify(body ?? '')), headers.authorization?.split(' ')[1] ?? '');
  });
  app.addHook('onSend', async (_request, reply, payload) => {
    plantSecrets(
      ...secretsIn(typeof payload === 'string' ? payload : ''),
      ...[reply.getHeader('set-cookie')].flat().map(cookieValue),
    );
    return payload;
  });
}

function secretsIn(json: string): string[] {
  const found = json.matchAll(/"(?:\w*[pP]assword|authToken|token|code|otp)":"((?:[^"\\]|\\.)+)"/g);
  // An error's code is a word in capitals.
  return [...found].map(([, secret = '']) => secret).filter((secret) => !/^[A-Z_]+$/.test(secret));
}

function cookieValue(cookie: unknown): string {
  return /=([^;]+)/.exec(String(cookie ?? ''))?.[1] ?? '';
}

/** A log as the product writes it, read by the tests instead of being shown. */
export function watchedLog(): Logger {
  return pino({ ...LOG_OPTIONS, level: 'info' }, { write: watchLine });
}

/** The lines that tell too much or are too long, since the last call. */
export function takeLeaks(): string[] {
  return leaks.splice(0);
}

function watchLine(line: string): void {
  const tells =
    EMAIL.test(line) ||
    MOBILE_NUMBER.test(line.replace(UUID, '')) ||
    Buffer.byteLength(line) > LINE_BYTES ||
    [...planted].some((secret) => line.includes(secret));
  if (tells) leaks.push(line);
}
