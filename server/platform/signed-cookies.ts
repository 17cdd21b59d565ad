import cookie from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import type { App } from './app-type.ts';
import { isPublicOverHttps } from './secure-headers.ts';
import { readSessionSecret } from './session-secret.ts';

/**
 * Registers signed cookies. Only this installation can write them, but anyone who has the cookie can read its
 * content.
 */
export async function registerCookies(app: App, deps: Deps): Promise<void> {
  const isHttps = isPublicOverHttps(deps.config);
  await app.register(cookie, {
    secret: await readSessionSecret(deps.config),
    parseOptions: { secure: isHttps || 'auto' },
  });
  if (isHttps) hostOnly.add(app.server);
}

/** Servers whose visitors come over https. */
const hostOnly = new WeakSet<object>();

/**
 * The name under which browsers keep a cookie. They accept the prefix over https only, and from this host alone: no
 * neighbouring subdomain and nobody on the line can put their own cookie in its place.
 */
function nameAt(app: Pick<App, 'server'>, name: string): string {
  return hostOnly.has(app.server) ? `__Host-${name}` : name;
}

/** The value of a cookie with a valid signature; undefined when the cookie is missing or its signature is wrong. */
export function readSignedCookie(request: FastifyRequest, name: string): string | undefined {
  const given = request.cookies[nameAt(request.server, name)];
  if (given === undefined) return undefined;
  const { valid, value } = request.unsignCookie(given);
  return valid ? value : undefined;
}

/**
 * Sends a signed cookie that page scripts can't read and other sites can't use. It is sent back over https only where
 * the site is public over https or the request came that way.
 */
export function setSignedCookie(reply: FastifyReply, name: string, value: string, maxAgeS: number): void {
  const options = { signed: true, httpOnly: true, sameSite: 'lax', path: '/', maxAge: maxAgeS } as const;
  reply.setCookie(nameAt(reply.server, name), value, options);
}
