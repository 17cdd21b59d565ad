import { createFileRoute } from '@tanstack/react-router';
import { LegalPage, loadLegalText } from '#web/features/site/content/index.ts';
import { pageHead } from '#web/platform/page-head.ts';
export const Route = createFileRoute('/kvkk-aydinlatma')({
  loader: ({ context }) => loadLegalText(context.queryClient, 'kvkk-aydinlatma'),
  head: ({ loaderData }) => (loaderData ? pageHead({ ...loaderData, path: '/kvkk-aydinlatma' }) : {}),
  component: Page,
});

function Page() {
  return <LegalPage page={Route.useLoaderData()} path="/kvkk-aydinlatma" />;
}
