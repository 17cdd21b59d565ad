import { originOf } from '#server/platform/request-origin.ts';
import type { Deps } from '../deps.ts';
import type { App } from '../platform/app-type.ts';

/** RFC 9116 requires an expiry date within a year; a file made today is valid for this long. */
const VALID_DAYS = 180;
const DAY_MS = 24 * 60 * 60 * 1000;

/** `GET /.well-known/security.txt` (RFC 9116): where to report a vulnerability; SECURITY.md says what follows. */
export function securityContactRoutes(app: App, deps: Deps): void {
  const { SUPPORT_EMAIL, PUBLIC_ORIGIN } = deps.config;
  app.get('/.well-known/security.txt', { config: { caller: 'anyone' }, schema: { hide: true } }, (request, reply) => {
    const origin = originOf(request, PUBLIC_ORIGIN);
    const expires = new Date(deps.clock.now().getTime() + VALID_DAYS * DAY_MS);
    const lines = [
      ...(SUPPORT_EMAIL ? [`Contact: mailto:${SUPPORT_EMAIL}`] : []),
      `Contact: ${origin}/iletisim`,
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: tr, en',
      `Canonical: ${origin}/.well-known/security.txt`,
    ];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(`${lines.join('\n')}\n`);
  });
}
