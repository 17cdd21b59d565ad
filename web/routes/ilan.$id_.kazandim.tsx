import { createFileRoute, notFound } from '@tanstack/react-router';
import { WonGuide } from '#web/features/deciding/after-sale/index.ts';
import { MembersOnly } from '#web/features/members/accounts/index.ts';
import { missingHead, pageHead } from '#web/platform/page-head.ts';
import { useNow } from '#web/platform/use-now.ts';

const ID = /^[1-9]\d{0,15}$/;

/**
 * The guide for a listing's winner. It is rendered the same for everyone (D25); the browser loads the member's own
 * dates.
 */
export const Route = createFileRoute('/ilan/$id_/kazandim')({
  loader: ({ params }) => {
    if (!ID.test(params.id)) throw notFound();
    return { renderedAt: Date.now() };
  },
  headers: () => ({ 'cache-control': 'no-store' }),
  head: ({ params }) =>
    ID.test(params.id)
      ? pageHead({
          title: 'İhaleyi kazandınız',
          description: 'Kazandığınız ihalenin süreleri, yapılacaklar ve dilekçe örnekleri.',
          path: `/ilan/${params.id}/kazandim`,
          isHidden: true,
        })
      : missingHead(),
  component: Page,
});

function Page() {
  const { id } = Route.useParams();
  const now = useNow(Route.useLoaderData().renderedAt);
  return (
    <main id="icerik" className="page pt-6 pb-16">
      <h1 className="mb-5 text-2xl font-bold tracking-tight">Kazandıktan sonra</h1>
      <MembersOnly next={`/ilan/${id}/kazandim`}>
        {(user) => <WonGuide user={user} propertyId={Number(id)} now={now} />}
      </MembersOnly>
    </main>
  );
}
