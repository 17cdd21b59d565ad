import type { Deps } from '#server/deps.ts';
import type { App } from '#server/platform/app-type.ts';
import { authRoutes } from './entry/auth-routes.ts';
import { BackgroundWork } from './entry/background-work.ts';
import type { ExportPart } from './export-account.ts';
import { sessionRoutes } from './sessions/session-routes.ts';
import { userRoutes } from './user-routes.ts';

/**
 * Calls about accounts (spec §7, D24). The bearer token in the Authorization header is the only credential: a browser never
 * sends it by itself as it would a cookie, so no other site can act in a member's name (CSRF) and no token against that is needed.
 * `exportParts` are what other features add to a member's export.
 */
export function accountRoutes(app: App, deps: Deps, exportParts: readonly ExportPart[] = []): void {
  const work = new BackgroundWork(deps);
  app.addHook('onClose', () => work.settle());
  authRoutes(app, deps, work);
  sessionRoutes(app, deps);
  userRoutes(app, deps, exportParts);
}
