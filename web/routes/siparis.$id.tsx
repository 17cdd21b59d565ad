import { createFileRoute, notFound } from '@tanstack/react-router';
import { OrderPage } from '#web/features/selling/orders/index.ts';
import { missingHead, pageHead } from '#web/platform/page-head.ts';

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The page of an order. It is rendered the same for everyone (D25); the browser loads the order with its own token. */
export const Route = createFileRoute('/siparis/$id')({
  loader: ({ params }) => {
    if (!ID.test(params.id)) throw notFound();
  },
  headers: () => ({ 'cache-control': 'no-store' }),
  head: ({ params }) =>
    ID.test(params.id)
      ? pageHead({
          title: 'Siparişiniz',
          description: 'Bir premium siparişinin durumu: ödeme, süre, iade.',
          path: `/siparis/${params.id}`,
          isHidden: true,
        })
      : missingHead(),
  component: Page,
});

function Page() {
  const { id } = Route.useParams();
  return (
    <main id="icerik" className="page pt-6 pb-16">
      <h1 className="mb-5 text-2xl font-bold tracking-tight">Siparişiniz</h1>
      <OrderPage id={id} />
    </main>
  );
}
