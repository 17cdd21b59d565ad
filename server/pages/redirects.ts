import type { App } from '../platform/app-type.ts';

/** Short addresses and the pages they stand for (D10). */
const REDIRECTS: Readonly<Record<string, string>> = {
  '/help': '/yardim-merkezi',
  '/kvkk': '/kvkk-aydinlatma',
  '/cookies': '/cerez-politikasi',
  // Browsers ask for it beside files that are no pages, feed readers by habit.
  '/favicon.ico': '/icon-192.png',
};

/** Leads short addresses to their pages, for good. */
export function redirectRoutes(app: App): void {
  for (const [from, to] of Object.entries(REDIRECTS))
    app.get(from, { schema: { hide: true } }, (_request, reply) => reply.redirect(to, 301));
}
