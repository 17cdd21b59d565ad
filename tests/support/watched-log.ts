import { type Logger, pino } from 'pino';
import type { App } from '#server/platform/app-type.ts';
import { LOG_OPTIONS } from '#server/platform/open-log.ts';

const EMAIL = /[\w.+-]+@[\w-]+\.[a-z]+/i;
const MOBILE_NUMBER = /(?<![\d.])(?:\+?90|0)?5\d{9}(?![\d.])/;
/** The digits of an id may look like a phone number. */
const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;
const LINE_BYTES = 8192;
/** Shorter values occur in any text. */
const SHORTEST_SECRET = 6;

const planted = new Set<string>();
const leaks: string[] = [];

/** From now on, no log of a test may contain these. */
export function plantSecrets(...secrets: readonly string[]): void {
  for (const secret of secrets) if (secret.length >= SHORTEST_SECRET) planted.add(secret);
}

/** Clears the secrets of a test file before the next one. */
export function forgetSecrets(): void {
  planted.clear();
}

/** The tokens in the links of a mail. */
export function secretsOf(mail: string): string[] {
  return [...mail.matchAll(/[?#&](?:token|code|imza)=([^\s&"<>]+)/g)].map(([, token = '']) =>
    decodeURIComponent(token),
  );
}

/** Plants every password, token and code that a call sends or receives. */
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
  // Error codes, which are words in capitals, are not secrets.
  return [...found].map(([, secret = '']) => secret).filter((secret) => !/^[A-Z_]+$/.test(secret));
}

function cookieValue(cookie: unknown): string {
  return /=([^;]+)/.exec(String(cookie ?? ''))?.[1] ?? '';
}

/** The product's logger, whose lines are checked instead of printed. */
export function watchedLog(): Logger {
  return pino({ ...LOG_OPTIONS, level: 'info' }, { write: watchLine });
}

/** The lines since the last call that reveal secrets or are too long. */
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
