import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '#server/deps.ts';
import { readSignedCookie, setSignedCookie } from '#server/platform/signed-cookies.ts';
import { DESK_PAGES, deskPageAt } from '#shared/desk/desk-pages.ts';
import { isAllowed, OPERATOR_SESSION_HOURS } from '#shared/desk/operators.ts';
import type { Account } from '../find-account.ts';
import { roleOfSession } from './role-of-session.ts';

/**
 * The cookie with which an operator's browser asks for pages of the desk: pages are asked for without the member's
 * token. It names a session and opens only those pages, which hold no data.
 */
const DESK_COOKIE = 'peyda_masa';
const DESK_FORM = /^masa-([0-9a-f-]{36})$/;

export function keepDeskMark(reply: FastifyReply, { operatorRole, sessionId }: Account): void {
  if (operatorRole) setSignedCookie(reply, DESK_COOKIE, `masa-${sessionId}`, OPERATOR_SESSION_HOURS * 60 * 60);
}

/** Whether the page of the desk that a browser asks for exists for it: its operator has the role. */
export async function opensDesk(deps: Pick<Deps, 'db' | 'clock'>, request: FastifyRequest): Promise<boolean> {
  const sessionId = DESK_FORM.exec(readSignedCookie(request, DESK_COOKIE) ?? '')?.[1];
  const page = deskPageAt(request.url.split('?', 1)[0] ?? '');
  if (sessionId === undefined || !page) return false;
  const role = await roleOfSession(deps, sessionId);
  return role !== undefined && isAllowed(role, DESK_PAGES[page.name].roles);
}
