import type { App } from '../platform/app-type.ts';

/** Short addresses and the pages they redirect to (D10). */
const REDIRECTS: Readonly<Record<string, string>> = {
  '/help': '/yardim-merkezi',
  '/kvkk': '/kvkk-aydinlatma',
  '/cookies': '/cerez-politikasi',
  // Browsers request this icon when they open a file that is not a page; feed readers always request it.
  '/favicon.ico': '/icon-192.png',
};

/** Redirects short addresses permanently to their pages. */
export function redirectRoutes(app: App): void {
  for (const [from, to] of Object.entries(REDIRECTS))
    app.get(from, { config: { caller: 'anyone' }, schema: { hide: true } }, (_request, reply) =>
      reply.redirect(to, 301),
    );
}
