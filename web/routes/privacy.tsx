import { createFileRoute } from '@tanstack/react-router';
import { loadLegalText, SHORT_LINKS, ShortLegalPage } from '#web/features/content/index.ts';
import { pageHead } from '#web/platform/page-head.ts';

const LINKS = [SHORT_LINKS.kvkk, SHORT_LINKS.cookies, SHORT_LINKS.terms, SHORT_LINKS.help];

export const Route = createFileRoute('/privacy')({
  loader: ({ context }) => loadLegalText(context.queryClient, 'kisa-gizlilik'),
  head: ({ loaderData }) => (loaderData ? pageHead({ ...loaderData, path: '/privacy' }) : {}),
  component: Page,
});

function Page() {
  return <ShortLegalPage page={Route.useLoaderData()} links={LINKS} />;
}
