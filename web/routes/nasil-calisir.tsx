import { createFileRoute, Link } from '@tanstack/react-router';
import { AuctionKinds, PageTitle, ProductFeatures, ThreeSteps } from '#web/features/site/content/index.ts';
import { pageHead } from '#web/platform/page-head.ts';
import { companyQuery } from '#web/platform/queries/company-query.ts';
import { buttonClass } from '#web/ui/button.tsx';

const PAGE = {
  title: 'Nasıl Çalışır?',
  description: 'Peyda’da ihale bulmak üç adımdır: arayın, inceleyin, takip edin. Teklif UYAP e-Satış’ta verilir.',
};

export const Route = createFileRoute('/nasil-calisir')({
  loader: async ({ context }) => {
    const { sendsMail } = await context.queryClient.ensureQueryData(companyQuery);
    return { sendsMail };
  },
  head: () => pageHead({ ...PAGE, path: '/nasil-calisir' }),
  component: Page,
});

function Page() {
  const { sendsMail } = Route.useLoaderData();
  return (
    <main id="icerik" className="page pt-8 pb-16">
      <PageTitle title={PAGE.title}>
        Peyda ilanları toplar ve okunur hâle getirir. İhaleye katılmak için UYAP e-Satış kullanılır.
      </PageTitle>
      <ThreeSteps />
      <ProductFeatures sendsMail={sendsMail} />
      <AuctionKinds />
      <section aria-labelledby="basla" className="sheet mt-14 flex flex-wrap items-center justify-between gap-4 p-6">
        <div className="max-w-text">
          <h2 id="basla" className="text-lg font-semibold">
            Peyda ihale sürecinin parçası değildir
          </h2>
          <p className="mt-1 text-ink-soft">
            Burada teklif alınmaz, teminat yatırılmaz. Karar vermeden önce satış ilanının ve şartnamenin aslını okuyun.
          </p>
        </div>
        <Link to="/search" className={buttonClass('primary')}>
          İhalelere bakın
        </Link>
      </section>
    </main>
  );
}
