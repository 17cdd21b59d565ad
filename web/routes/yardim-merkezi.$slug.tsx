import { createFileRoute, notFound } from '@tanstack/react-router';
import { ArticlePage } from '#web/features/content/article-page.tsx';
import { breadcrumbData, contentHead } from '#web/features/content/content-head.ts';
import { loadArticle } from '#web/features/content/load-content-later.ts';
import { companyQuery } from '#web/platform/company-query.ts';

export const Route = createFileRoute('/yardim-merkezi/$slug')({
  async loader({ context, params }) {
    const [article, { origin }] = await Promise.all([
      loadArticle(context.queryClient, params.slug),
      context.queryClient.ensureQueryData(companyQuery),
    ]);
    if (!article) throw notFound();
    return { article, origin };
  },
  head: ({ loaderData, params }) => {
    if (!loaderData) return {};
    const { article, origin } = loaderData;
    const crumbs = [
      { title: 'Ana sayfa', path: '/' },
      { title: 'Yardım merkezi', path: '/yardim-merkezi' },
      { title: article.title, path: `/yardim-merkezi/${params.slug}` },
    ];
    return contentHead({ ...article, structuredData: [breadcrumbData(crumbs, origin)] });
  },
  component: Page,
});

function Page() {
  const { slug } = Route.useParams();
  return <ArticlePage slug={slug} article={Route.useLoaderData().article} />;
}
