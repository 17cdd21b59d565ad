import { type Logger, type LoggerOptions, pino } from 'pino';
import type { Config } from '../config.ts';
import { loggableError } from './loggable-error.ts';

const MAX_LINE_BYTES = 8192;
/** The part of a longer line that is kept: as text inside another line, each character takes at most three bytes. */
const KEPT_CHARACTERS = 2500;
const LINE_START = /^\{"level":\d+,"time":\d+/;

/** The format of all logs of this product: bounded lines of JSON without personal data. */
export const LOG_OPTIONS = {
  redact: ['req.headers.authorization', 'req.headers.cookie'],
  serializers: { err: loggableError },
  hooks: {
    logMethod(given, log) {
      const [first] = given;
      // Pino would use an error's own message as the message of the line.
      const isBare = given.length === 1 && (first instanceof Error || Object.hasOwn(Object(first), 'err'));
      log.apply(this, isBare ? [first, 'failure'] : given);
    },
    streamWrite: boundLine,
  },
} as const satisfies LoggerOptions;

export function openLog({ LOG_LEVEL }: Config): Logger {
  return pino({ ...LOG_OPTIONS, level: LOG_LEVEL });
}

function boundLine(line: string): string {
  const bytes = Buffer.byteLength(line);
  if (bytes <= MAX_LINE_BYTES) return line;
  const [start = '{"level":50'] = LINE_START.exec(line) ?? [];
  return `${start},"truncated":true,"bytes":${bytes},"line":${JSON.stringify(line.slice(0, KEPT_CHARACTERS))}}\n`;
}
