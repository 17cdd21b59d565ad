import { createFileRoute } from '@tanstack/react-router';
import { loadLegalText, ShortLegalPage } from '#web/features/site/content/index.ts';
import { pageHead } from '#web/platform/page-head.ts';

export const Route = createFileRoute('/terms')({
  loader: ({ context }) => loadLegalText(context.queryClient, 'kisa-kosullar'),
  head: ({ loaderData }) => (loaderData ? pageHead({ ...loaderData, path: '/terms' }) : {}),
  component: Page,
});

function Page() {
  return <ShortLegalPage page={Route.useLoaderData()} path="/terms" />;
}
