import type { FastifyReply, FastifyRequest } from 'fastify';
import { readSignedCookie, setSignedCookie } from '#server/platform/signed-cookies.ts';
import { RETENTION } from '#shared/retention.ts';

/** The cookie of a browser in which somebody has signed in (`noteSignIn`). */
const KNOWN_COOKIE = 'peyda_known';
const KNOWN_FORM = /^known-([A-Za-z0-9_-]{22})$/;
const DAY_S = 24 * 60 * 60;

export function knownMarkOf(request: FastifyRequest): string | undefined {
  return KNOWN_FORM.exec(readSignedCookie(request, KNOWN_COOKIE) ?? '')?.[1];
}

export function keepKnownMark(reply: FastifyReply, mark: string): void {
  setSignedCookie(reply, KNOWN_COOKIE, `known-${mark}`, RETENTION.knownDeviceDays * DAY_S);
}
