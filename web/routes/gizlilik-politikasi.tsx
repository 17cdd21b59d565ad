import { createFileRoute } from '@tanstack/react-router';
import { LegalPage, loadLegalText } from '#web/features/site/content/index.ts';
import { pageHead } from '#web/platform/page-head.ts';
export const Route = createFileRoute('/gizlilik-politikasi')({
  loader: ({ context }) => loadLegalText(context.queryClient, 'gizlilik-politikasi'),
  head: ({ loaderData }) => (loaderData ? pageHead({ ...loaderData, path: '/gizlilik-politikasi' }) : {}),
  component: Page,
});

function Page() {
  return <LegalPage page={Route.useLoaderData()} path="/gizlilik-politikasi" />;
}
