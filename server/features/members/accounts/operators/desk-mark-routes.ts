import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '#server/deps.ts';
import { readSignedCookie, setSignedCookie } from '#server/platform/signed-cookies.ts';
import { DESK_PAGES, deskPageAt } from '#shared/desk/desk-pages.ts';
import { isAllowed, OPERATOR_SESSION_HOURS } from '#shared/desk/operators.ts';
import type { Account } from '../find-account.ts';
import { roleOfSession } from './role-of-session.ts';

/**
 * The cookie with which an operator's browser requests pages of the desk, because page requests don't contain the
 * member's token. It identifies a session and gives access only to those pages, which contain no data.
 */
const DESK_COOKIE = 'peyda_masa';
const DESK_FORM = /^masa-([0-9a-f-]{36})$/;

export function keepDeskMark(reply: FastifyReply, { operatorRole, sessionId }: Account): void {
  if (operatorRole) setSignedCookie(reply, DESK_COOKIE, `masa-${sessionId}`, OPERATOR_SESSION_HOURS * 60 * 60);
}

/** Whether a browser may open the requested page of the desk: its operator must have the role. */
export async function opensDesk(deps: Pick<Deps, 'db' | 'clock'>, request: FastifyRequest): Promise<boolean> {
  const sessionId = DESK_FORM.exec(readSignedCookie(request, DESK_COOKIE) ?? '')?.[1];
  const page = deskPageAt(request.url.split('?', 1)[0] ?? '');
  if (sessionId === undefined || !page) return false;
  const role = await roleOfSession(deps, sessionId);
  return role !== undefined && isAllowed(role, DESK_PAGES[page.name].roles);
}
