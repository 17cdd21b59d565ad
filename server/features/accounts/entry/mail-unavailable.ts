import { ExpectedError } from '#server/platform/expected-error.ts';

/** No mail server: said to everyone alike, rather than promising a mail that never comes (D8). It is no fault, so not a 503. */
export function mailUnavailable(): ExpectedError {
  return new ExpectedError(409, 'MAIL_UNAVAILABLE', 'E-posta gönderimi şu an kapalı. Lütfen destek ekibimize ulaşın.');
}
