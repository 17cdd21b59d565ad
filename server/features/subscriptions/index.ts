export { countDocument, documentsLeft } from './count-document.ts';
export { countView, forgetOldViews } from './count-view.ts';
export { type Entitlements, FREE, type LockableField, maySee } from './entitlements.ts';
export { exportSubscription } from './export-subscription.ts';
export { forgetOldPayments } from './forget-old-payments.ts';
export { forgetOldTrials, keepTrialMarks } from './keep-trial-marks.ts';
export { premiumMembersClause } from './premium-clause.ts';
export { hasCredentials, planOf, rightsOf, subscriptionRoutes, visitorOf } from './subscription-routes.ts';
export { TRIAL_COOKIE } from './trial-grant.ts';
