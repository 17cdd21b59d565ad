import { createFileRoute } from '@tanstack/react-router';
import { LandingPage, loadLanding, loadLandingHead } from '#web/features/site/landing/index.ts';
import { pageOrigin } from '#web/platform/page-context.ts';
import { missingHead } from '#web/platform/page-head.ts';

/** Opening a listing must not load the list behind it again. */
const FRESH_FOR_MS = 60_000;

export const Route = createFileRoute('/icra/$')({
  staleTime: FRESH_FOR_MS,
  loader: ({ params, location }) => loadLanding(params._splat ?? '', location.pathname),
  // Not for what opens above the page.
  shouldReload: ({ cause }) => cause !== 'stay',
  head: ({ loaderData }) => (loaderData ? loadLandingHead(loaderData, pageOrigin()) : missingHead()),
  component: Page,
});

/** The page of a province, a district, a kind, or a kind in one of them. */
function Page() {
  const { landing, renderedAt } = Route.useLoaderData();
  return <LandingPage landing={landing} renderedAt={renderedAt} />;
}
