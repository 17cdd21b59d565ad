import type { OrderPeriod, OrderPlan } from '#shared/orders/order-rules.ts';

/** What somebody came to order; of the corporate plan an organisation to lengthen, or one that is named on the page. */
export type OrderedPlan = {
  readonly plan: OrderPlan;
  readonly period: OrderPeriod;
  readonly organisationId?: string | undefined;
};

/** The search of the checkout's address: `plan` and `kurum` stand in it for the corporate plan alone. */
export type CheckoutSearch = { period?: OrderPeriod; plan?: 'kurumsal'; kurum?: string };

export function checkoutSearchOf({ plan, period, organisationId }: OrderedPlan): CheckoutSearch {
  if (plan === 'premium') return { period };
  return { period, plan: 'kurumsal', ...(organisationId !== undefined && { kurum: organisationId }) };
}
