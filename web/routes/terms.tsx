import { createFileRoute } from '@tanstack/react-router';
import { contentHead } from '#web/features/content/content-head.ts';
import { loadLegalText } from '#web/features/content/load-content.ts';
import { PageTitle } from '#web/features/content/page-title.tsx';
import { Prose } from '#web/features/content/prose.tsx';
import { SHORT_LINKS } from '#web/features/content/short-links.ts';
import { ShortPageLinks } from '#web/features/content/short-page-links.tsx';

export const Route = createFileRoute('/terms')({
  loader: ({ context }) => loadLegalText(context.queryClient, 'kisa-kosullar'),
  head: ({ loaderData }) => (loaderData ? contentHead(loaderData) : {}),
  component: Page,
});

function Page() {
  const { title, description, html } = Route.useLoaderData();
  return (
    <main id="icerik" className="page pt-8 pb-16">
      <div className="max-w-text">
        <PageTitle title={title}>{description}</PageTitle>
        <Prose html={html} className="mt-8" />
        <ShortPageLinks title="İlgili sayfalar" links={LINKS} />
      </div>
    </main>
  );
}

const LINKS = [SHORT_LINKS.privacy, SHORT_LINKS.kvkk, SHORT_LINKS.cookies, SHORT_LINKS.help];
