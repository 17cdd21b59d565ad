import { ApiError } from '#web/platform/api-client.ts';

/** The server's sentence when it has no way to send mails (D8): its 503 is no fault, and says what to do. */
export function mailFailure(error: unknown): string | undefined {
  return error instanceof ApiError && error.server?.code === 'MAIL_UNAVAILABLE' ? error.server.message : undefined;
}
