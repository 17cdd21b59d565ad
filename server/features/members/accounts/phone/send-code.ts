import type { Deps } from '#server/deps.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { type DailyCap, giveBackTextMessage, takeTextMessage } from '#server/platform/text-messages/daily-caps.ts';
import { openSmsSender } from '#server/platform/text-messages/open-sms-sender.ts';
import { PHONE_CODE } from '#shared/account-rules.ts';
import type { CodeSubject } from './phone-codes.ts';

/**
 * The maximum number of codes per day and purpose, so that a person who requests codes for signing in can't prevent a
 * number's confirmation.
 */
const CODES_A_DAY = 5;

/**
 * The message names the purpose of its code; a message has only one purpose (KVKK decision 2025/1072). For ASCII, see
 * `sendCode`.
 */
const TEXTS: Readonly<Record<CodeSubject['purpose'], (code: string) => string>> = {
  'sign in': (code) => `Peyda giris kodunuz: ${code}. ${PHONE_CODE.minutes} dakika gecerlidir, kimseyle paylasmayin.`,
  confirm: (code) =>
    `Peyda numara onay kodunuz: ${code}. ${PHONE_CODE.minutes} dakika gecerlidir, kimseyle paylasmayin.`,
};

/** Throws 409 SMS_UNAVAILABLE without NETGSM_*: then numbers are neither confirmed nor used to sign in (D7). */
export function requireSms({ config }: Pick<Deps, 'config'>): void {
  if (openSmsSender(config).isConfigured) return;
  throw new ExpectedError(409, 'SMS_UNAVAILABLE', 'Kısa mesaj gönderimi şu an kapalı.');
}

/** The daily caps of codes: per number, no matter who requests them, and per account if an account requests them. */
function codeCaps(subject: CodeSubject): DailyCap[] {
  const { purpose, phoneNumber } = subject;
  return [
    { what: `${purpose} number`, who: phoneNumber, most: CODES_A_DAY },
    ...(subject.purpose === 'confirm' ? [{ what: 'confirm account', who: subject.userId, most: CODES_A_DAY }] : []),
  ];
}

/** Counts a code under its daily caps. Throws 429 TOO_MANY_CODES, whether or not the number belongs to an account. */
export async function takeCode(deps: Deps, subject: CodeSubject): Promise<void> {
  if (await takeTextMessage(deps, codeCaps(subject))) return;
  const message = 'Bugün gönderilebilecek kod sayısına ulaşıldı. Yarın yeniden deneyin.';
  throw new ExpectedError(429, 'TOO_MANY_CODES', message);
}

/**
 * Takes back the count of a code that could not be sent. Not for codes to sign in with: these are sent only to members'
 * numbers, so during an outage the number of possible requests would reveal which numbers belong to members.
 */
export async function giveBackCode(deps: Deps, subject: CodeSubject & { purpose: 'confirm' }): Promise<void> {
  await giveBackTextMessage(deps, codeCaps(subject));
}

/** Sends a code that was already counted. Throws the errors of the provider's client. */
export async function sendCode({ config }: Deps, subject: CodeSubject, code: string): Promise<void> {
  await openSmsSender(config).sendCode({ to: subject.phoneNumber, text: TEXTS[subject.purpose](code) });
}
