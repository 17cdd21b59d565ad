import { createFileRoute } from '@tanstack/react-router';
import { ContactDetails, ContactForm, Departments, PageTitle, QuickLinks } from '#web/features/site/content/index.ts';
import { pageHead } from '#web/platform/page-head.ts';
import { companyQuery } from '#web/platform/queries/company-query.ts';

/** The maximum length of a subject from the address; a typed subject may be longer. */
const LONGEST_GIVEN_SUBJECT = 150;

/** `konu` sets the subject of a message; `gonderildi` is set after a form was submitted without JavaScript. */
type Address = { konu?: string; gonderildi?: string };

const PAGE = {
  title: 'İletişim',
  description: 'Peyda’ya mesaj gönderin ya da arayın: telefonlar, çalışma saatleri, e-posta adresleri ve açık adres.',
};

export const Route = createFileRoute('/iletisim')({
  validateSearch: ({ konu, gonderildi }: Record<string, unknown>): Address => ({
    ...(typeof konu === 'string' && { konu: konu.slice(0, LONGEST_GIVEN_SUBJECT) }),
    ...(gonderildi === '1' && { gonderildi }),
  }),
  loader: async ({ context }) => {
    return { company: await context.queryClient.ensureQueryData(companyQuery) };
  },
  head: () => pageHead({ ...PAGE, path: '/iletisim' }),
  component: Page,
});

function Page() {
  const { company } = Route.useLoaderData();
  const { konu, gonderildi } = Route.useSearch();
  return (
    <main id="icerik" className="page pt-8 pb-16">
      <PageTitle title={PAGE.title}>Sorunuzu yazın; e-posta adresinize yanıt verelim.</PageTitle>
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_380px]">
        <section id="form" aria-labelledby="form-basligi" className="sheet relative scroll-mt-24 overflow-hidden p-6">
          <h2 id="form-basligi" className="mb-4 text-xl font-bold tracking-tight">
            Mesajınız
          </h2>
          <ContactForm subject={konu ?? ''} isSent={gonderildi === '1'} />
        </section>
        <section aria-labelledby="bilgiler">
          <h2 id="bilgiler" className="sr-only">
            İletişim bilgileri
          </h2>
          <ContactDetails company={company} />
        </section>
      </div>
      <section aria-labelledby="bolumler" className="mt-12">
        <h2 id="bolumler" className="text-xl font-bold tracking-tight md:text-2xl">
          Bölümler
        </h2>
        <Departments company={company} />
      </section>
      <section aria-labelledby="hizli" className="mt-12">
        <h2 id="hizli" className="mb-4 text-xl font-bold tracking-tight md:text-2xl">
          Hızlı bağlantılar
        </h2>
        <QuickLinks names={['search', 'help', 'questions', 'prices']} />
      </section>
    </main>
  );
}
