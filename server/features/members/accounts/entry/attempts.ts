import { networkOf, wideNetworkOf } from '#server/platform/keyed-hash.ts';
import { mailboxOf } from '#shared/account-rules.ts';
import type { Caller } from '../caller.ts';
import type { Attempt } from './attempt-limits.ts';
import type { LimitRule } from './count-try.ts';

const MINUTE_MS = 60 * 1000;

function rule(tries: number, windowMinutes: number, firstBlockMinutes: number, longestBlockMinutes: number): LimitRule {
  return {
    tries,
    windowMs: windowMinutes * MINUTE_MS,
    firstBlockMs: firstBlockMinutes * MINUTE_MS,
    longestBlockMs: longestBlockMinutes * MINUTE_MS,
  };
}

/** Many people share an address (offices, mobile networks), so an address may try more often than one person needs. */
const SIGN_IN_BY_ADDRESS = rule(60, 15, 5, 60);
const SIGN_IN_TO_ACCOUNT_BY_ADDRESS = rule(8, 15, 1, 60);
/** Limits password guessing from many addresses. Blocks are short, so that an attacker cannot lock out the owner. */
const SIGN_IN_TO_ACCOUNT = rule(100, 60, 1, 15);
const REGISTRATION = rule(20, 60, 10, 60);
/**
 * People rarely mistype their own e-mail as another person's: few responses per address may reveal that an e-mail has
 * an account.
 */
const TAKEN_EMAIL = rule(5, 60, 30, 24 * 60);
const MAIL_BY_ADDRESS = rule(20, 60, 10, 60);
const MAIL_TO_ONE_BY_ADDRESS = rule(5, 60, 10, 60);
/**
 * Prevents flooding a mailbox from many addresses. Blocks are always shorter than the validity of a mailed link, so the
 * owner of the mailbox has a valid link whenever this limit suppresses another mail.
 */
const MAIL_TO_ONE = rule(8, 4 * 60, 50, 50);
const LINK_BY_ADDRESS = rule(30, 60, 10, 60);
/**
 * Codes by text message cost money. Abusers can change addresses within a network, so the network has its own limit.
 */
const CODE_BY_ADDRESS = rule(10, 60, 30, 24 * 60);
const CODE_BY_NETWORK = rule(60, 60, 30, 24 * 60);
const CODE_TO_ONE_BY_ADDRESS = rule(3, 30, 10, 60);
const CODE_TRIES_BY_ADDRESS = rule(30, 60, 10, 60);
const PASSWORD_OF_ONE = rule(10, 15, 1, 60);
/** The library allows the same number of wrong codes in a row; here they are counted before the code is compared. */
const SECOND_STEP_OF_ONE = rule(10, 15, 15, 15);
/** Hosted assistants register apps for many people from few addresses. */
const APP_BY_ADDRESS = rule(60, 60, 10, 60);
/** Blocks are short: a flood keeps new apps out only while it lasts, and never affects connected apps. */
const APP_IN_ALL = rule(1000, 60, 5, 15);

/** Attempts to sign in, per address and per account (D24). */
export const signInAttempts = {
  byAddress: ({ address }: Caller): Attempt => ({
    what: 'sign-in address',
    who: networkOf(address),
    rule: SIGN_IN_BY_ADDRESS,
  }),
  toAccountByAddress: (email: string, { address }: Caller): Attempt => ({
    what: 'sign-in account address',
    who: `${email} ${networkOf(address)}`,
    rule: SIGN_IN_TO_ACCOUNT_BY_ADDRESS,
  }),
  toAccount: (email: string): Attempt => ({ what: 'sign-in account', who: email, rule: SIGN_IN_TO_ACCOUNT }),
};

export function registrationAttempt({ address }: Caller): Attempt {
  return { what: 'register', who: networkOf(address), rule: REGISTRATION };
}

/** Returns the attempt of a registration that may turn out to be for an e-mail that has an account. */
export function takenEmailAttempt({ address }: Caller): Attempt {
  return { what: 'taken e-mail', who: networkOf(address), rule: TAKEN_EMAIL };
}

/** The purpose of a mail. Each purpose has its own limits, so that one kind of mail cannot suppress another. */
export type MailPurpose =
  | 'confirmation'
  | 'password'
  | 'email change'
  | 'new device'
  | 'organisation invitation'
  | `act ${string}`;

/** Requests of one caller for mails: to one mailbox, and to any mailbox. */
export function mailRequestAttempts(purpose: MailPurpose, email: string, { address }: Caller): Attempt[] {
  const network = networkOf(address);
  return [
    { what: `${purpose} mail to by`, who: `${mailboxOf(email)} ${network}`, rule: MAIL_TO_ONE_BY_ADDRESS },
    { what: 'mail by', who: network, rule: MAIL_BY_ADDRESS },
  ];
}

/** Mails to one mailbox, no matter who requests them. */
export function mailboxAttempt(purpose: MailPurpose, email: string): Attempt {
  return { what: `${purpose} mail to`, who: mailboxOf(email), rule: MAIL_TO_ONE };
}

export function linkAttempt({ address }: Caller): Attempt {
  return { what: 'link', who: networkOf(address), rule: LINK_BY_ADDRESS };
}

/** Attempts to enter the password while signed in. The limit stops a thief of a session from guessing the password. */
export function passwordAttempt(userId: string): Attempt {
  return { what: 'password', who: userId, rule: PASSWORD_OF_ONE };
}

/** Codes of the second step for one account, no matter who tries them and with how many challenges. */
export function secondStepAttempt(userId: string): Attempt {
  return { what: 'second step', who: userId, rule: SECOND_STEP_OF_ONE };
}

/** Registrations of apps (RFC 7591): from one address, and from all. */
export function appAttempts({ address }: Caller): Attempt[] {
  return [
    { what: 'app by', who: networkOf(address), rule: APP_BY_ADDRESS },
    { what: 'app', who: 'all', rule: APP_IN_ALL },
  ];
}

/** Requests of one caller for codes: to the same number, from its address, and from the wider network around it. */
export function codeRequestAttempts(phoneNumber: string, { address }: Caller): Attempt[] {
  const network = networkOf(address);
  return [
    { what: 'code to by', who: `${phoneNumber} ${network}`, rule: CODE_TO_ONE_BY_ADDRESS },
    { what: 'code by', who: network, rule: CODE_BY_ADDRESS },
    { what: 'code by network', who: wideNetworkOf(address), rule: CODE_BY_NETWORK },
  ];
}

export function codeAttempt({ address }: Caller): Attempt {
  return { what: 'code', who: networkOf(address), rule: CODE_TRIES_BY_ADDRESS };
}
