import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '#server/deps.ts';
import { readSignedCookie, setSignedCookie } from '#server/platform/signed-cookies.ts';
import { OPERATOR_SESSION_HOURS } from '#shared/desk/operators.ts';
import type { Account } from '../find-account.ts';
import { isOperatorSession } from './is-operator-session.ts';

/**
 * The cookie with which an operator's browser asks for pages of the desk: pages are asked for without the member's token. It
 * names a session and opens nothing but those pages, which hold no data.
 */
const DESK_COOKIE = 'peyda_masa';
const DESK_FORM = /^masa-([0-9a-f-]{36})$/;

export function keepDeskMark(reply: FastifyReply, { operatorRole, sessionId }: Account): void {
  if (operatorRole) setSignedCookie(reply, DESK_COOKIE, `masa-${sessionId}`, OPERATOR_SESSION_HOURS * 60 * 60);
}

/** Whether pages of the desk exist for the browser that asks. */
export async function opensDesk(deps: Pick<Deps, 'db' | 'clock'>, request: FastifyRequest): Promise<boolean> {
  const sessionId = DESK_FORM.exec(readSignedCookie(request, DESK_COOKIE) ?? '')?.[1];
  return sessionId !== undefined && isOperatorSession(deps, sessionId);
}
