import { createFileRoute } from '@tanstack/react-router';
import type { OrderPeriod } from '#shared/orders/order-rules.ts';
import { CheckoutPage } from '#web/features/orders/index.ts';
import { orderTermsQuery } from '#web/features/subscription/index.ts';
import { pageHead } from '#web/platform/page-head.ts';

export const Route = createFileRoute('/siparis/')({
  validateSearch: ({ period }: Record<string, unknown>): { period?: OrderPeriod } =>
    period === 'monthly' || period === 'yearly' ? { period } : {},
  async loader({ context }) {
    // A failure shows in the page, with a way to try again.
    await context.queryClient.prefetchQuery(orderTermsQuery);
    return { renderedAt: Date.now() };
  },
  headers: () => ({ 'cache-control': 'no-store' }),
  head: () =>
    pageHead({
      title: 'Premium Siparişi',
      description: 'Premium üyeliğin satın alındığı sayfa: plan, fatura bilgileri, sözleşme ve ödeme.',
      path: '/siparis',
      isHidden: true,
    }),
  component: Page,
});

function Page() {
  const { period = 'monthly' } = Route.useSearch();
  const { renderedAt } = Route.useLoaderData();
  return (
    <main id="icerik" className="page pt-6 pb-16">
      <h1 className="mb-5 text-2xl font-bold tracking-tight">Premium siparişi</h1>
      <CheckoutPage period={period} renderedAt={renderedAt} />
    </main>
  );
}
