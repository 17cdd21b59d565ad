import { createFileRoute } from '@tanstack/react-router';
import { contentHead } from '#web/features/content/content-head.ts';
import { LegalPage } from '#web/features/content/legal-page.tsx';
import { loadLegalText } from '#web/features/content/load-content-later.ts';

export const Route = createFileRoute('/gizlilik-politikasi')({
  loader: ({ context }) => loadLegalText(context.queryClient, 'gizlilik-politikasi'),
  head: ({ loaderData }) => (loaderData ? contentHead(loaderData) : {}),
  component: Page,
});

function Page() {
  return <LegalPage page={Route.useLoaderData()} path="/gizlilik-politikasi" />;
}
