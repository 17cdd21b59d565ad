export { offerAtDailyLimit, useAutomaticOffer } from './automatic-offer.ts';
export { LowestPrice, orderTermsQuery } from './buying/lowest-price.tsx';
export { placeBefore } from './buying/place-before.ts';
export { Benefits } from './dialog/benefits.tsx';
export { noteLookedAt } from './looked-at.ts';
export { useSubscription } from './state/subscription-state.ts';
export { SubscriptionGate } from './subscription-gate.tsx';
export { UpgradeButton } from './upgrade-button.tsx';
export { requestUpgrade } from './upgrade-request.ts';
