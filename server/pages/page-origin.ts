import type { FastifyRequest } from 'fastify';

/** The site's own origin: as configured, else as the visitor asked for it, if that can be one at all. */
export function originOf({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>, configured?: string): string {
  if (configured !== undefined) return new URL(configured).origin;
  const asked = `${protocol}://${host}`;
  return /^[a-z\d.:[\]-]+$/i.test(host) && URL.canParse(asked) ? new URL(asked).origin : 'http://localhost';
}
