import { createFileRoute, Link } from '@tanstack/react-router';
import { shownParticular } from '#shared/company.ts';
import {
  DetailBlock,
  EmailLink,
  PageTitle,
  PhoneLink,
  ShortPageLinks,
  SupportHours,
} from '#web/features/site/content/index.ts';
import { pageHead } from '#web/platform/page-head.ts';
import { companyQuery } from '#web/platform/queries/company-query.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Clock, Mail, MapPin, Phone } from '#web/ui/icons.tsx';

const PAGE = {
  title: 'Destek ve Adres',
  description: 'Peyda desteğine ulaşmanın yolları: telefon, e-posta, çalışma saatleri ve adres.',
};

export const Route = createFileRoute('/contact')({
  loader: async ({ context }) => {
    return { company: await context.queryClient.ensureQueryData(companyQuery) };
  },
  head: () => pageHead({ ...PAGE, path: '/contact' }),
  component: Page,
});

function Page() {
  const { company } = Route.useLoaderData();
  return (
    <main id="icerik" className="page pt-8 pb-16">
      <div className="max-w-text">
        <PageTitle title={PAGE.title}>Telefon, e-posta, çalışma saatleri ve adres bir arada.</PageTitle>
        <h2 className="sr-only">İletişim bilgileri</h2>
        <div className="sheet mt-8 grid gap-6 p-6 sm:grid-cols-2">
          <DetailBlock icon={Phone} title="Destek hattı">
            <PhoneLink company={company} field="supportPhone" />
          </DetailBlock>
          <DetailBlock icon={Mail} title="E-posta">
            <EmailLink company={company} field="supportEmail" />
          </DetailBlock>
          <DetailBlock icon={Clock} title="Çalışma saatleri">
            <SupportHours />
          </DetailBlock>
          <DetailBlock icon={MapPin} title="Adres">
            <address className="not-italic">
              <span className="block font-medium">{shownParticular(company, 'name')}</span>
              <span className="text-ink-soft">{shownParticular(company, 'address')}</span>
            </address>
          </DetailBlock>
        </div>
        <Link to="/iletisim" hash="form" className={buttonClass('primary', 'mt-6')}>
          <Mail size={20} aria-hidden="true" />
          Mesaj formuna gidin
        </Link>
        <ShortPageLinks current="/contact" />
      </div>
    </main>
  );
}
