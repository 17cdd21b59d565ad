import { ExpectedError } from '#server/platform/expected-error.ts';

/** Returns the error for mails that can't be sent, so that nobody waits for one (D8). Not a failure, so not a 503. */
export function mailUnavailable(): ExpectedError {
  return new ExpectedError(409, 'MAIL_UNAVAILABLE', 'E-posta gönderimi şu an kapalı. Lütfen destek ekibimize ulaşın.');
}
