import { ApiError } from '#web/platform/api-client.ts';

/** The server's sentence when it cannot send mails (D8). Such a 503 is expected, and its message helps the visitor. */
export function mailFailure(error: unknown): string | undefined {
  return error instanceof ApiError && error.server?.code === 'MAIL_UNAVAILABLE' ? error.server.message : undefined;
}
