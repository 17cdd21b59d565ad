import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { phoneCodes } from '#server/database/tables/accounts.ts';
import type { Deps } from '#server/deps.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { keyedHash } from '#server/platform/keyed-hash.ts';
import { PHONE_CODE } from '#shared/account-rules.ts';

/** The only thing that a code is valid for. Codes with another purpose, number or account never match it. */
export type CodeSubject =
  | { readonly purpose: 'sign in'; readonly phoneNumber: string }
  | { readonly purpose: 'confirm'; readonly phoneNumber: string; readonly userId: string };

/** A code, and the ticket that must be given with it: only the browser that requested the code gets it. */
export type MadeCode = { readonly ticket: string; readonly code: string };

const TICKET_BYTES = 24;
const VALID_MS = PHONE_CODE.minutes * 60 * 1000;

/** Makes a code. Only keyed hashes of it, of its ticket and of its subject are stored. */
export async function makeCode(deps: Deps, subject: CodeSubject): Promise<MadeCode> {
  const ticket = randomBytes(TICKET_BYTES).toString('base64url');
  const code = String(randomInt(10 ** PHONE_CODE.digits)).padStart(PHONE_CODE.digits, '0');
  const hashes = await hashesOf(deps, subject, { ticket, code });
  await deps.db.insert(phoneCodes).values({ ...hashes, expiresAt: new Date(deps.clock.now().getTime() + VALID_MS) });
  return { ticket, code };
}

/**
 * Uses up a code. A try is counted before the code is compared, in one statement, so that concurrent guesses get no
 * more tries than sequential ones; of concurrent correct codes one is accepted. Throws 400 CODE_WRONG, or CODE_EXPIRED
 * when the code is used, too old, mistyped too often, or not for this subject and ticket.
 */
export async function redeemCode(deps: Deps, subject: CodeSubject, given: MadeCode): Promise<void> {
  const { ticketHash, subjectHash, codeHash } = await hashesOf(deps, subject, given);
  const own = and(eq(phoneCodes.ticketHash, ticketHash), eq(phoneCodes.subjectHash, subjectHash));
  const [tried] = await deps.db
    .update(phoneCodes)
    .set({ tries: sql`${phoneCodes.tries} + 1` })
    .where(and(own, lt(phoneCodes.tries, PHONE_CODE.tries), gt(phoneCodes.expiresAt, deps.clock.now())))
    .returning({ codeHash: phoneCodes.codeHash });
  if (!tried) throw codeExpired();
  if (!timingSafeEqual(Buffer.from(tried.codeHash), Buffer.from(codeHash))) throw codeWrong();
  const { rowCount } = await deps.db.delete(phoneCodes).where(own);
  if (rowCount === 0) throw codeExpired();
}

/** Deletes a code that could not be sent. */
export async function dropCode(deps: Deps, subject: CodeSubject, made: MadeCode): Promise<void> {
  const { ticketHash } = await hashesOf(deps, subject, made);
  await deps.db.delete(phoneCodes).where(eq(phoneCodes.ticketHash, ticketHash));
}

async function hashesOf(deps: Pick<Deps, 'config'>, subject: CodeSubject, { ticket, code }: MadeCode) {
  const whose = subject.purpose === 'confirm' ? ` ${subject.userId}` : '';
  return {
    ticketHash: await keyedHash(deps, `phone ticket ${ticket}`),
    subjectHash: await keyedHash(deps, `phone subject ${subject.purpose} ${subject.phoneNumber}${whose}`),
    // Hashed with the ticket, so that equal codes have different hashes.
    codeHash: await keyedHash(deps, `phone code ${ticket} ${code}`),
  };
}

/** The error for a wrong code, and for a correct one if no account has confirmed the number. */
export function codeWrong(): ExpectedError {
  return new ExpectedError(400, 'CODE_WRONG', 'Kod hatalı. Telefonunuza gelen kodu kontrol edin.', 'code');
}

export function codeExpired(): ExpectedError {
  const message = 'Bu kod artık geçerli değil. Yeni bir kod isteyin.';
  return new ExpectedError(400, 'CODE_EXPIRED', message, 'code');
}
