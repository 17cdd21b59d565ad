import { createFileRoute } from '@tanstack/react-router';
import {
  FAQ_CATEGORIES,
  FaqPage,
  faqChoice,
  faqData,
  loadQuestions,
  PageTitle,
} from '#web/features/site/content/index.ts';
import { pageHead } from '#web/platform/page-head.ts';

type Address = { kategori?: string; ara?: string };

const PAGE = {
  title: 'Sıkça Sorulan Sorular',
  description:
    'Peyda ve icra ihaleleri hakkında en çok sorulanlar: hesap, abonelik, arama, belgeler ve teknik konular.',
};

export const Route = createFileRoute('/sss')({
  validateSearch: ({ kategori, ara }: Record<string, unknown>): Address => ({
    ...(typeof kategori === 'string' && { kategori }),
    ...(typeof ara === 'string' && { ara: ara.slice(0, 100) }),
  }),
  loader: async ({ context }) => {
    const lists = await Promise.all(
      FAQ_CATEGORIES.map(async ({ id }) => {
        const questions = await loadQuestions(context.queryClient, id);
        return questions.map((question) => ({ ...question, category: id }));
      }),
    );
    return { items: lists.flat() };
  },
  head: ({ loaderData }) =>
    pageHead({ ...PAGE, path: '/sss', structuredData: loaderData ? [faqData(loaderData.items)] : [] }),
  component: Page,
});

function Page() {
  const { items } = Route.useLoaderData();
  const { kategori, ara } = Route.useSearch();
  return (
    <main id="icerik" className="page pt-8 pb-16">
      <PageTitle title={PAGE.title}>Aradığınızı yazın ya da bir kategori seçin.</PageTitle>
      <FaqPage items={items} initialChoice={faqChoice(kategori)} initialQuery={ara ?? ''} />
    </main>
  );
}
