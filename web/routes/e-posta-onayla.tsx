import { createFileRoute } from '@tanstack/react-router';
import { EmailConfirmation } from '#web/features/accounts/index.ts';
import { pageHead } from '#web/platform/page-head.ts';

export const Route = createFileRoute('/e-posta-onayla')({
  validateSearch: ({ token }: Record<string, unknown>): { token?: string } =>
    typeof token === 'string' && token !== '' ? { token } : {},
  head: () =>
    pageHead({
      title: 'E-posta Onayı',
      description: 'Üyelik sırasında verilen e-posta adresinin onaylandığı sayfa.',
      path: '/e-posta-onayla',
      isHidden: true,
    }),
  component: ConfirmationPage,
});

/** The page behind the link in the registration mail. */
function ConfirmationPage() {
  const { token } = Route.useSearch();
  return (
    <main id="icerik" className="page pt-8 pb-16">
      <h1 className="mb-6 text-center text-2xl font-bold tracking-tight">E-posta onayı</h1>
      <EmailConfirmation token={token} />
    </main>
  );
}
