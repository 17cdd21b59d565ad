import { createFileRoute } from '@tanstack/react-router';
import { ConsentPage } from '#web/features/company/connected-apps/index.ts';
import { pageHead } from '#web/platform/page-head.ts';

type Asked = { istek?: string; hata?: string; adres?: string };

export const Route = createFileRoute('/baglan')({
  validateSearch: ({ istek, hata, adres }: Record<string, unknown>): Asked => ({
    ...(typeof istek === 'string' && /^[\w-]+$/.test(istek) && { istek }),
    ...(typeof adres === 'string' && /^[\w.:[\]-]{1,260}$/.test(adres) && { adres }),
    ...(typeof hata === 'string' && /^[a-z_]{1,60}$/.test(hata) && { hata }),
  }),
  head: () =>
    pageHead({
      title: 'Uygulama Bağlama',
      description: 'Bir uygulamanın kurumunuz adına ilan okumasına izin verdiğiniz ya da vermediğiniz sayfa.',
      path: '/baglan',
      isHidden: true,
    }),
  component: Page,
});

/** The page where a member answers an app's request. */
function Page() {
  const { istek, hata, adres } = Route.useSearch();
  return (
    <main id="icerik" className="page pt-8 pb-16">
      <h1 className="mb-6 text-center text-2xl font-bold tracking-tight">Uygulama bağlama</h1>
      <ConsentPage request={istek} fault={hata} host={adres} />
    </main>
  );
}
