import { type Logger, type LoggerOptions, pino } from 'pino';
import type { Config } from '../config.ts';
import { loggableError } from './loggable-error.ts';

/** Longest line of the log, in bytes. */
const MAX_LINE_BYTES = 8192;
/** Of a longer line this much is kept: as text inside another line, each character takes at most three bytes. */
const KEPT_CHARACTERS = 2500;
const LINE_START = /^\{"level":\d+,"time":\d+/;

/** How every log of this product is written: bounded lines of JSON that tell nothing about persons. */
export const LOG_OPTIONS = {
  redact: ['req.headers.authorization', 'req.headers.cookie'],
  serializers: { err: loggableError },
  hooks: {
    logMethod(given, log) {
      const [first] = given;
      // Pino would take an error's own message as the line's.
      const isBare = given.length === 1 && (first instanceof Error || Object.hasOwn(Object(first), 'err'));
      log.apply(this, isBare ? [first, 'failure'] : given);
    },
    streamWrite: boundLine,
  },
} as const satisfies LoggerOptions;

/** The log of this process, on standard output. */
export function openLog({ LOG_LEVEL }: Config): Logger {
  return pino({ ...LOG_OPTIONS, level: LOG_LEVEL });
}

function boundLine(line: string): string {
  const bytes = Buffer.byteLength(line);
  if (bytes <= MAX_LINE_BYTES) return line;
  const [start = '{"level":50'] = LINE_START.exec(line) ?? [];
  return `${start},"truncated":true,"bytes":${bytes},"line":${JSON.stringify(line.slice(0, KEPT_CHARACTERS))}}\n`;
}
