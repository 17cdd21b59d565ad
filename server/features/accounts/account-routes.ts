import type { Deps } from '#server/deps.ts';
import type { App } from '#server/platform/app-type.ts';
import { authRoutes } from './entry/auth-routes.ts';
import { BackgroundWork } from './entry/background-work.ts';
import type { ExportPart } from './export-account.ts';
import { sessionRoutes } from './sessions/session-routes.ts';
import { userRoutes } from './user-routes.ts';

/**
 * Routes for accounts (spec §7, D24). The bearer token in the Authorization header is the only credential. A browser
 * sends cookies automatically but not this token, so other sites cannot act as a member (CSRF): no CSRF token is
 * needed. `exportParts` are the parts that other features add to a member's export.
 */
export function accountRoutes(app: App, deps: Deps, exportParts: readonly ExportPart[] = []): void {
  const work = new BackgroundWork(deps);
  app.addHook('onClose', () => work.settle());
  authRoutes(app, deps, work);
  sessionRoutes(app, deps);
  userRoutes(app, deps, exportParts);
}
