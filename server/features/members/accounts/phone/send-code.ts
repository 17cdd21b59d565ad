import type { Deps } from '#server/deps.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { type DailyCap, giveBackTextMessage, takeTextMessage } from '#server/platform/text-messages/daily-caps.ts';
import { openSmsSender } from '#server/platform/text-messages/open-sms-sender.ts';
import { PHONE_CODE } from '#shared/account-rules.ts';
import type { CodeSubject } from './phone-codes.ts';

/**
 * Codes a day for each purpose, so that a person who asks for codes to sign in keeps nobody from confirming a number.
 */
const CODES_A_DAY = 5;

/**
 * What a code is for stands in its message; a message is for one purpose (KVKK decision 2025/1072). ASCII: see
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

/** The daily caps of codes: for a number, no matter who asks, and for the account if one asks. */
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
 * Takes back a code that could not be sent. Never one to sign in with: only codes for members are sent, so an outage
 * would tell them from others by how many may be asked for.
 */
export async function giveBackCode(deps: Deps, subject: CodeSubject & { purpose: 'confirm' }): Promise<void> {
  await giveBackTextMessage(deps, codeCaps(subject));
}

/** Sends a code that was counted. Throws what the provider's client throws. */
export async function sendCode({ config }: Deps, subject: CodeSubject, code: string): Promise<void> {
  await openSmsSender(config).sendCode({ to: subject.phoneNumber, text: TEXTS[subject.purpose](code) });
}
