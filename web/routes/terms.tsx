import { createFileRoute } from '@tanstack/react-router';
import { contentHead } from '#web/features/content/content-head.ts';
import { loadLegalText } from '#web/features/content/load-content-later.ts';
import { SHORT_LINKS } from '#web/features/content/short-links.ts';
import { ShortTextPage } from '#web/features/content/short-text-page.tsx';

const LINKS = [SHORT_LINKS.privacy, SHORT_LINKS.kvkk, SHORT_LINKS.cookies, SHORT_LINKS.help];

export const Route = createFileRoute('/terms')({
  loader: ({ context }) => loadLegalText(context.queryClient, 'kisa-kosullar'),
  head: ({ loaderData }) => (loaderData ? contentHead(loaderData) : {}),
  component: Page,
});

function Page() {
  return <ShortTextPage page={Route.useLoaderData()} links={LINKS} />;
}
