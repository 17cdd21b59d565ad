import type { Deps } from '#server/deps.ts';
import type { App } from '#server/platform/app-type.ts';
import type { AccountWatcher } from './account-watcher.ts';
import { emailChangeRoutes } from './email-change/email-change-routes.ts';
import { authRoutes } from './entry/auth-routes.ts';
import { BackgroundWork } from './entry/background-work.ts';
import type { ConfirmationStep } from './entry/when-confirmed.ts';
import type { ExportPart } from './export-account.ts';
import { auditRoutes } from './operators/audit-routes.ts';
import { operatorRoutes } from './operators/operator-routes.ts';
import { passkeyRoutes } from './passkeys/passkey-routes.ts';
import { phoneRoutes } from './phone/phone-routes.ts';
import { sessionRoutes } from './sessions/session-routes.ts';
import { twoFactorRoutes } from './two-factor/two-factor-routes.ts';
import { userRoutes } from './user-routes.ts';

/** Extensions by other features: parts of a member's export, and reactions to account changes. */
export type AccountExtensions = {
  readonly exportParts?: readonly ExportPart[];
  readonly watchers?: readonly AccountWatcher[];
  readonly confirmationSteps?: readonly ConfirmationStep[];
};

/**
 * Routes for accounts (spec §7, D24). The bearer token in the Authorization header is the only credential. A browser
 * sends cookies automatically but not this token, so other sites cannot act as a member (CSRF): no CSRF token is
 * needed.
 */
export function accountRoutes(app: App, deps: Deps, extensions: AccountExtensions = {}): void {
  const { exportParts = [], watchers = [], confirmationSteps: steps = [] } = extensions;
  const work = new BackgroundWork(deps);
  app.addHook('onClose', () => work.settle());
  authRoutes(app, deps, { work, steps });
  sessionRoutes(app, deps);
  emailChangeRoutes(app, deps, { work, watchers });
  phoneRoutes(app, deps, { work, watchers });
  twoFactorRoutes(app, deps, work);
  passkeyRoutes(app, deps, work);
  operatorRoutes(app, deps);
  auditRoutes(app, deps);
  userRoutes(app, deps, { exportParts, watchers, work });
}
