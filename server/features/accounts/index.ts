export { accountRoutes } from './account-routes.ts';
export type { AccountWatcher } from './account-watcher.ts';
export type { ExportPart } from './export-account.ts';
export { findAccount, requireAccount } from './find-account.ts';
export { deskCall, operatorOf } from './operators/desk-guard-routes.ts';
export { opensDesk } from './operators/desk-mark-routes.ts';
export { grantRole } from './operators/grant-role.ts';
export { cleanAccounts } from './upkeep/clean-accounts.ts';
export { forgetPassiveAccounts } from './upkeep/forget-passive-accounts.ts';
