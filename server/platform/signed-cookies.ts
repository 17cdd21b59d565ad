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

/** Servers whose visitors use https. */
const hostOnly = new WeakSet<object>();

/**
 * Returns the name under which browsers store a cookie. They accept the prefix only over https and from this host:
 * neither a neighbouring subdomain nor an attacker on the network can replace the cookie.
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
 * Sends a signed cookie that page scripts can't read and other sites can't use. Browsers return it only over https if
 * the site is public over https or the request used https.
 */
export function setSignedCookie(reply: FastifyReply, name: string, value: string, maxAgeS: number): void {
  const options = { signed: true, httpOnly: true, sameSite: 'lax', path: '/', maxAge: maxAgeS } as const;
  reply.setCookie(nameAt(reply.server, name), value, options);
}
