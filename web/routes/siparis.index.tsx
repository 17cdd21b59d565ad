import { createFileRoute } from '@tanstack/react-router';
import { orderTermsQuery } from '#web/features/members/subscription/index.ts';
import { CheckoutPage } from '#web/features/selling/checkout/index.ts';
import type { CheckoutSearch } from '#web/features/selling/orders/index.ts';
import { pageHead } from '#web/platform/page-head.ts';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

export const Route = createFileRoute('/siparis/')({
  validateSearch: ({ period, plan, kurum }: Record<string, unknown>): CheckoutSearch => ({
    ...((period === 'monthly' || period === 'yearly') && { period }),
    ...(plan === 'kurumsal' && { plan }),
    ...(plan === 'kurumsal' && typeof kurum === 'string' && UUID.test(kurum) && { kurum }),
  }),
  loader: async ({ context }) => {
    // A failure is shown on the page, with a button to try again.
    await context.queryClient.prefetchQuery(orderTermsQuery);
    return { renderedAt: Date.now() };
  },
  headers: () => ({ 'cache-control': 'no-store' }),
  head: () =>
    pageHead({
      title: 'Sipariş',
      description: 'Premium üyeliğin ve kurumsal planın satın alındığı sayfa: plan, fatura bilgileri, sözleşme, ödeme.',
      path: '/siparis',
      isHidden: true,
    }),
  component: Page,
});

function Page() {
  const { period = 'monthly', plan, kurum } = Route.useSearch();
  const { renderedAt } = Route.useLoaderData();
  const ordered =
    plan === 'kurumsal'
      ? { plan: 'corporate' as const, period, organisationId: kurum }
      : { plan: 'premium' as const, period };
  return (
    <main id="icerik" className="page pt-6 pb-16">
      <h1 className="mb-5 text-2xl font-bold tracking-tight">
        {plan === 'kurumsal' ? 'Kurumsal plan siparişi' : 'Premium siparişi'}
      </h1>
      <CheckoutPage ordered={ordered} renderedAt={renderedAt} />
    </main>
  );
}
