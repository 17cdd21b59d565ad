import { createFileRoute } from '@tanstack/react-router';
import { InvitationPage } from '#web/features/company/organisations/index.ts';
import { pageHead } from '#web/platform/page-head.ts';

export const Route = createFileRoute('/kurum/davet')({
  validateSearch: ({ token }: Record<string, unknown>): { token?: string } => ({
    ...(typeof token === 'string' && token !== '' && { token }),
  }),
  head: () =>
    pageHead({
      title: 'Kurum Daveti',
      description: 'Bir kurumun davetinin görüldüğü ve kabul edildiği sayfa.',
      path: '/kurum/davet',
      isHidden: true,
    }),
  component: Page,
});

/** The page behind an invitation's link. */
function Page() {
  const { token } = Route.useSearch();
  return (
    <main id="icerik" className="page pt-8 pb-16">
      <h1 className="mb-6 text-center text-2xl font-bold tracking-tight">Kurum daveti</h1>
      <InvitationPage token={token} />
    </main>
  );
}
