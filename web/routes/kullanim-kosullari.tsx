import { createFileRoute } from '@tanstack/react-router';
import { LegalPage, loadLegalText } from '#web/features/site/content/index.ts';
import { pageHead } from '#web/platform/page-head.ts';
export const Route = createFileRoute('/kullanim-kosullari')({
  loader: ({ context }) => loadLegalText(context.queryClient, 'kullanim-kosullari'),
  head: ({ loaderData }) => (loaderData ? pageHead({ ...loaderData, path: '/kullanim-kosullari' }) : {}),
  component: Page,
});

function Page() {
  return <LegalPage page={Route.useLoaderData()} path="/kullanim-kosullari" />;
}
