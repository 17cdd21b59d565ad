export { accountRoutes } from './account-routes.ts';
export { cleanAccounts } from './clean-accounts.ts';
export type { ExportPart } from './export-account.ts';
export { type Account, findAccount, requireAccount } from './find-account.ts';
