import { ApiError } from '#web/platform/api-client.ts';

/** The server's message if it can't send mails (D8). Such a 503 is expected, and the message helps the visitor. */
export function mailFailure(error: unknown): string | undefined {
  return error instanceof ApiError && error.server?.code === 'MAIL_UNAVAILABLE' ? error.server.message : undefined;
}
