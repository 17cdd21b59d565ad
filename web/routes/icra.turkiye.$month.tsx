import { createFileRoute } from '@tanstack/react-router';
import { loadMonth, loadMonthHead, MonthPage } from '#web/features/site/landing/index.ts';
import { pageOrigin } from '#web/platform/page-context.ts';
import { missingHead } from '#web/platform/page-head.ts';

export const Route = createFileRoute('/icra/turkiye/$month')({
  loader: ({ params }) => loadMonth(params.month),
  head: ({ loaderData }) => (loaderData ? loadMonthHead(loaderData, pageOrigin()) : missingHead()),
  component: Page,
});

/** The page with the results of the country's auctions in a month. */
function Page() {
  return <MonthPage outcomes={Route.useLoaderData()} origin={pageOrigin()} />;
}
