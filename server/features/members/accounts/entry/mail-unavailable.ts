import { ExpectedError } from '#server/platform/expected-error.ts';

/** Tells every caller that we cannot send mails, so that nobody waits for one (D8). Not a failure, so not a 503. */
export function mailUnavailable(): ExpectedError {
  return new ExpectedError(409, 'MAIL_UNAVAILABLE', 'E-posta gönderimi şu an kapalı. Lütfen destek ekibimize ulaşın.');
}
