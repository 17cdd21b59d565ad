import { createFileRoute } from '@tanstack/react-router';
import { LegalPage, loadLegalText } from '#web/features/site/content/index.ts';
import { pageHead } from '#web/platform/page-head.ts';
export const Route = createFileRoute('/cerez-politikasi')({
  loader: ({ context }) => loadLegalText(context.queryClient, 'cerez-politikasi'),
  head: ({ loaderData }) => (loaderData ? pageHead({ ...loaderData, path: '/cerez-politikasi' }) : {}),
  component: Page,
});

function Page() {
  return <LegalPage page={Route.useLoaderData()} path="/cerez-politikasi" />;
}
