import { createFileRoute, notFound } from '@tanstack/react-router';
import { ArticlePage, loadArticle } from '#web/features/site/content/index.ts';
import { breadcrumbData } from '#web/platform/breadcrumb-data.ts';
import { pageOrigin } from '#web/platform/page-context.ts';
import { missingHead, pageHead } from '#web/platform/page-head.ts';
export const Route = createFileRoute('/yardim-merkezi/$slug')({
  loader: async ({ context, params }) => {
    const article = await loadArticle(context.queryClient, params.slug);
    if (!article) throw notFound();
    return { article };
  },
  head: ({ loaderData, params }) => {
    if (!loaderData) return missingHead();
    const { article } = loaderData;
    const path = `/yardim-merkezi/${params.slug}`;
    const crumbs = [
      { title: 'Ana sayfa', path: '/' },
      { title: 'Yardım merkezi', path: '/yardim-merkezi' },
      { title: article.title, path },
    ];
    return pageHead({ ...article, path, type: 'article', structuredData: [breadcrumbData(crumbs, pageOrigin())] });
  },
  component: Page,
});

function Page() {
  const { slug } = Route.useParams();
  return <ArticlePage slug={slug} article={Route.useLoaderData().article} />;
}
