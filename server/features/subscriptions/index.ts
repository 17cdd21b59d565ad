export { countView, forgetOldViews } from './count-view.ts';
export { type Entitlements, FREE, type LockableField, maySee, PREMIUM } from './entitlements.ts';
export { exportSubscription } from './export-subscription.ts';
export { forgetOldPayments } from './forget-old-payments.ts';
export { forgetOldTrials, keepTrialMarks } from './keep-trial-marks.ts';
export { premiumMembersClause } from './premium-clause.ts';
export { hasCredentials, rightsOf, subscriptionRoutes, visitorOf } from './subscription-routes.ts';
