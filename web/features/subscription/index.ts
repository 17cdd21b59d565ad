export { useAutomaticOffer } from './automatic-offer.ts';
export { SubscriptionGate } from './subscription-gate.tsx';
export { UpgradeButton } from './upgrade-button.tsx';
export { requestUpgrade } from './upgrade-request.ts';
