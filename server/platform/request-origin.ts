import type { FastifyRequest } from 'fastify';

/** The site's origin: from the settings, otherwise from the request, or `http://localhost` if that is not valid. */
export function originOf({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>, configured?: string): string {
  if (configured !== undefined) return new URL(configured).origin;
  const asked = `${protocol}://${host}`;
  return /^[a-z\d.:[\]-]+$/i.test(host) && URL.canParse(asked) ? new URL(asked).origin : 'http://localhost';
}
