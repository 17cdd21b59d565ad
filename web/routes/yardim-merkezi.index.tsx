import { createFileRoute } from '@tanstack/react-router';
import {
  DetailBlock,
  EmailLink,
  findArticles,
  GuideCards,
  HelpSearch,
  PageTitle,
  PhoneLink,
  QuickLinks,
  SupportHours,
  TopicCards,
  VideoCards,
} from '#web/features/site/content/index.ts';
import { pageHead } from '#web/platform/page-head.ts';
import { companyQuery } from '#web/platform/queries/company-query.ts';
import { Clock, Mail, Phone } from '#web/ui/icons.tsx';

const PAGE = {
  title: 'Yardım Merkezi',
  description:
    'Peyda’yı ve icra ihalelerini adım adım anlatan yazılar, videolar ve PDF rehberler; destek saatleri ve hızlı bağlantılar.',
};

export const Route = createFileRoute('/yardim-merkezi/')({
  validateSearch: ({ ara }: Record<string, unknown>): { ara?: string } =>
    typeof ara === 'string' ? { ara: ara.slice(0, 100) } : {},
  // Handles a search that was submitted without JavaScript.
  loaderDeps: ({ search }) => ({ query: search.ara ?? '' }),
  loader: async ({ context, deps }) => {
    const [company, found] = await Promise.all([
      context.queryClient.ensureQueryData(companyQuery),
      findArticles(deps.query),
    ]);
    return { company, found };
  },
  head: () => pageHead({ ...PAGE, path: '/yardim-merkezi' }),
  component: Page,
});

function Page() {
  const { company, found } = Route.useLoaderData();
  const { ara } = Route.useSearch();
  const navigate = Route.useNavigate();
  const keepQuery = (query: string) =>
    void navigate({ search: query === '' ? {} : { ara: query.slice(0, 100) }, replace: true, resetScroll: false });
  return (
    <main id="icerik" className="page pt-8 pb-16">
      <PageTitle title={PAGE.title}>Ne yapmak istediğinizi yazın ya da bir konu açın.</PageTitle>
      <HelpSearch initialQuery={ara ?? ''} initialFound={found} onSearch={keepQuery}>
        <TopicCards />
        <VideoCards />
        <GuideCards />
      </HelpSearch>
      <section aria-labelledby="hizli" className="mt-12">
        <h2 id="hizli" className="mb-4 text-xl font-bold tracking-tight md:text-2xl">
          Hızlı işlemler
        </h2>
        <QuickLinks names={['search', 'questions', 'prices', 'contact']} />
      </section>
      <section aria-labelledby="destek" className="mt-12">
        <h2 id="destek" className="text-xl font-bold tracking-tight md:text-2xl">
          Destek
        </h2>
        <div className="sheet mt-4 grid gap-6 p-6 md:grid-cols-3">
          <DetailBlock icon={Clock} title="Destek saatleri">
            <SupportHours />
          </DetailBlock>
          <DetailBlock icon={Phone} title="Telefon">
            <PhoneLink company={company} field="supportPhone" />
          </DetailBlock>
          <DetailBlock icon={Mail} title="E-posta">
            <EmailLink company={company} field="supportEmail" />
          </DetailBlock>
        </div>
      </section>
    </main>
  );
}
