export { CheckoutPage } from './checkout/checkout-page.tsx';
export type { CheckoutSearch } from './checkout/ordered-plan.ts';
export { MembershipSection } from './membership/membership-section.tsx';
export { RunningPlanNote } from './membership/running-plan-note.tsx';
export { OrderPage } from './order-page/order-page.tsx';
export { planName, STATE_NAMES } from './order-words.ts';
