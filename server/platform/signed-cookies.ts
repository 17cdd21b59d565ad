import cookie from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import type { App } from './app-type.ts';
import { readSessionSecret } from './session-secret.ts';

/** Cookies that only this installation can have written; what stands in them can be read by whoever holds them. */
export async function registerCookies(app: App, deps: Deps): Promise<void> {
  await app.register(cookie, { secret: await readSessionSecret(deps.config) });
}

/** The value of a cookie whose signature is right; undefined for none and for any other. */
export function readSignedCookie(request: FastifyRequest, name: string): string | undefined {
  const given = request.cookies[name];
  if (given === undefined) return undefined;
  const { valid, value } = request.unsignCookie(given);
  return valid ? value : undefined;
}

/** Sends a signed cookie that scripts of the page can't read and other sites can't use. */
export function setSignedCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
  value: string,
  maxAgeS: number,
): void {
  reply.setCookie(name, value, {
    signed: true,
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    path: '/',
    maxAge: maxAgeS,
  });
}
