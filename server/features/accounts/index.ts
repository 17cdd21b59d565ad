export { accountRoutes } from './account-routes.ts';
export { cleanAccounts } from './clean-accounts.ts';
export type { ExportPart } from './export-account.ts';
export { findAccount, requireAccount } from './find-account.ts';
export { forgetPassiveAccounts } from './forget-passive-accounts.ts';
