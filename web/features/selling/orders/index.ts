export { MembershipSection } from './membership/membership-section.tsx';
export { RunningPlanNote } from './membership/running-plan-note.tsx';
export { Notice } from './notice.tsx';
export { beginOrder, confirmOrder, ordersQuery, type ShownOrder, showPapers } from './order-calls.ts';
export { OrderPage } from './order-page/order-page.tsx';
export { orderFailure, planName, refusalOf, STATE_NAMES } from './order-words.ts';
export { type CheckoutSearch, checkoutSearchOf, type OrderedPlan } from './ordered-plan.ts';
export { methodChoices, usePayment, type WaysToPay } from './pay.tsx';
