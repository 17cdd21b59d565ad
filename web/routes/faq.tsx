import { createFileRoute } from '@tanstack/react-router';
import { faqData, loadQuestions, PageTitle, ShortPageLinks, ShortQuestions } from '#web/features/site/content/index.ts';
import { pageHead } from '#web/platform/page-head.ts';

const PAGE = {
  title: 'Kısa Sorular',
  description: 'On soruda Peyda: ne yapar, ne yapmaz, teklif nerede verilir, üyelik nasıl işler.',
};

export const Route = createFileRoute('/faq')({
  loader: async ({ context }) => {
    return { questions: await loadQuestions(context.queryClient, 'kisa') };
  },
  head: ({ loaderData }) =>
    pageHead({ ...PAGE, path: '/faq', structuredData: loaderData ? [faqData(loaderData.questions)] : [] }),
  component: Page,
});

function Page() {
  const { questions } = Route.useLoaderData();
  return (
    <main id="icerik" className="page pt-8 pb-16">
      <div className="max-w-text">
        <PageTitle title={PAGE.title}>{PAGE.description}</PageTitle>
        <div className="mt-8">
          <h2 className="sr-only">Sorular</h2>
          <ShortQuestions questions={questions} />
        </div>
        <p className="mt-6 text-ink-soft">
          Aradığınız burada yok mu?{' '}
          <a href="/sss" className="font-semibold text-petrol underline underline-offset-4">
            Bütün sorulara bakın
          </a>
          .
        </p>
        <ShortPageLinks current="/faq" />
      </div>
    </main>
  );
}
