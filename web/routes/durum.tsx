import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { StatusPage, statusQuery } from '#web/features/help/status/index.ts';
import { PageTitle } from '#web/features/site/content/index.ts';
import { pageHead } from '#web/platform/page-head.ts';
import { useNow } from '#web/platform/use-now.ts';

const PAGE = {
  title: 'Veri Durumu',
  description:
    'Peyda’daki ilanların hangi kaynaklardan geldiği, en son ne zaman okunduğu ve ne kadarının doğrulandığı.',
};

export const Route = createFileRoute('/durum')({
  loader: async ({ context }) => {
    const { now } = await context.queryClient.ensureQueryData(statusQuery);
    return { renderedAt: Date.parse(now) };
  },
  head: () => pageHead({ ...PAGE, path: '/durum' }),
  component: Page,
});

function Page() {
  const { renderedAt } = Route.useLoaderData();
  const { data: status } = useSuspenseQuery(statusQuery);
  const now = useNow(renderedAt);
  return (
    <main id="icerik" className="page pt-8 pb-16">
      <PageTitle title={PAGE.title}>İlanların nereden geldiği ve ne kadar yeni olduğu.</PageTitle>
      <StatusPage status={status} now={now} />
    </main>
  );
}
