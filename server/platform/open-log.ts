import { type Logger, pino } from 'pino';
import type { Config } from '../config.ts';

/** The log of this process: lines of JSON on standard output, without passwords and cookies. */
export function openLog({ LOG_LEVEL }: Config): Logger {
  return pino({ level: LOG_LEVEL, redact: ['req.headers.authorization', 'req.headers.cookie'] });
}
