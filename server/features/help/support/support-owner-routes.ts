import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '#server/deps.ts';
import { findAccountOf } from '#server/features/members/accounts/index.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { readSignedCookie, setSignedCookie } from '#server/platform/signed-cookies.ts';

const COOKIE = 'peyda_destek';
const FORM = /^destek-([\w-]{22})-([\w-]{1,2000})$/;
const COOKIE_DAYS = 30;

/** The owner of a conversation: a member, or the browser in which a visitor gave name and e-mail. */
export type SupportOwner =
  | { readonly userId: string; readonly name: string; readonly email: string }
  | { readonly visitorId: string; readonly name: string; readonly email: string };

/** Marks the browser of a visitor. Nothing is stored until they write. A known browser keeps its conversation. */
export function markVisitor(request: FastifyRequest, reply: FastifyReply, who: { name: string; email: string }): void {
  const visitorId = readVisitor(request)?.visitorId ?? randomBytes(16).toString('base64url');
  keepVisitor(reply, { visitorId, ...who });
}

/** Sets the visitor's cookie in a browser. */
export function keepVisitor(reply: FastifyReply, who: { visitorId: string; name: string; email: string }): void {
  const text = Buffer.from(JSON.stringify([who.name, who.email])).toString('base64url');
  setSignedCookie(reply, COOKIE, `destek-${who.visitorId}-${text}`, COOKIE_DAYS * 24 * 60 * 60);
}

function readVisitor(request: FastifyRequest) {
  const [, visitorId, text] = FORM.exec(readSignedCookie(request, COOKIE) ?? '') ?? [];
  if (visitorId === undefined || text === undefined) return undefined;
  // safe: the signature proves that `markVisitor` wrote it
  const [name, email] = JSON.parse(Buffer.from(text, 'base64url').toString()) as [string, string];
  return { visitorId, name, email };
}

/** Returns who sends a request: the signed-in member, otherwise the visitor of this browser. */
export async function ownerOf(deps: Deps, request: FastifyRequest): Promise<SupportOwner | undefined> {
  const member = await findAccountOf(deps, request);
  if (!member) return readVisitor(request);
  const name = `${member.firstName} ${member.lastName}`.trim();
  return { userId: member.id, name: name === '' ? 'Üye' : name, email: member.email };
}

/** Throws 401 SUPPORT_VISITOR for a visitor who has not given name and e-mail. */
export async function requireOwner(deps: Deps, request: FastifyRequest): Promise<SupportOwner> {
  const owner = await ownerOf(deps, request);
  if (!owner) throw new ExpectedError(401, 'SUPPORT_VISITOR', 'Yazmak için adınızı ve e-posta adresinizi girin.');
  return owner;
}
