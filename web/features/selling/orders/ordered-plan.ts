import type { OrderPeriod, OrderPlan } from '#shared/orders/order-rules.ts';

/** The plan to order; for the corporate plan, the organisation to extend, or a new one that is named on the page. */
export type OrderedPlan = {
  readonly plan: OrderPlan;
  readonly period: OrderPeriod;
  readonly organisationId?: string | undefined;
};

/** The search parameters of the checkout: `plan` and `kurum` are only used for the corporate plan. */
export type CheckoutSearch = { period?: OrderPeriod; plan?: 'kurumsal'; kurum?: string };

export function checkoutSearchOf({ plan, period, organisationId }: OrderedPlan): CheckoutSearch {
  if (plan === 'premium') return { period };
  return { period, plan: 'kurumsal', ...(organisationId !== undefined && { kurum: organisationId }) };
}
