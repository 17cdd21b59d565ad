import { createFileRoute } from '@tanstack/react-router';
import { orderTermsQuery } from '#web/features/members/subscription/index.ts';
import { loadQuestions, PageTitle, Plans, PricingQuestions } from '#web/features/site/content/index.ts';
import { pageHead } from '#web/platform/page-head.ts';
import { companyQuery } from '#web/platform/queries/company-query.ts';

const PAGE = {
  title: 'Fiyatlandırma',
  description: 'Ücretsiz, premium ve kurumsal planlar: aylık ve yıllık fiyatları, neleri kapsadıkları, sınırları.',
};

export const Route = createFileRoute('/fiyatlandirma')({
  loader: async ({ context }) => {
    const [questions, company, { isOpen }] = await Promise.all([
      loadQuestions(context.queryClient, 'fiyat'),
      context.queryClient.ensureQueryData(companyQuery),
      context.queryClient.ensureQueryData(orderTermsQuery),
    ]);
    return { questions, company, isOpen };
  },
  head: () => pageHead({ ...PAGE, path: '/fiyatlandirma' }),
  component: Page,
});

function Page() {
  const { questions, company, isOpen } = Route.useLoaderData();
  return (
    <main id="icerik" className="page pt-8 pb-16">
      <PageTitle title={PAGE.title}>
        Aramak ücretsizdir. Dosyayı bütünüyle okumak istediğinizde premium’a geçersiniz.
      </PageTitle>
      <div className="mt-8">
        <Plans company={company} isSaleOpen={isOpen} />
      </div>
      <PricingQuestions questions={questions} />
    </main>
  );
}
