import { createFileRoute } from '@tanstack/react-router';
import { OrganisationPage } from '#web/features/company/organisations/index.ts';
import { MembersOnly } from '#web/features/members/accounts/index.ts';
import { pageHead } from '#web/platform/page-head.ts';
import { useNow } from '#web/platform/use-now.ts';

export const Route = createFileRoute('/kurum/')({
  validateSearch: ({ id }: Record<string, unknown>): { id?: string } => ({
    ...(typeof id === 'string' && /^[\da-f-]{36}$/.test(id) && { id }),
  }),
  loader: () => ({ renderedAt: Date.now() }),
  head: () =>
    pageHead({
      title: 'Kurum',
      description: 'Kurumunuzun paylaştığı ilanlar, notlar, kişileri ve davetleri.',
      path: '/kurum',
      isHidden: true,
    }),
  component: Page,
});

function Page() {
  const { id } = Route.useSearch();
  const now = useNow(Route.useLoaderData().renderedAt);
  return (
    <main id="icerik" className="page pt-6 pb-16">
      <h1 className="mb-5 text-2xl font-bold tracking-tight">Kurum</h1>
      <MembersOnly next="/kurum">{(user) => <OrganisationPage user={user} asked={id} now={now} />}</MembersOnly>
    </main>
  );
}
