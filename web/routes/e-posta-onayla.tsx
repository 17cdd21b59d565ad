import { createFileRoute } from '@tanstack/react-router';
import { EmailConfirmation } from '#web/features/members/accounts/index.ts';
import { pageHead } from '#web/platform/page-head.ts';

export const Route = createFileRoute('/e-posta-onayla')({
  validateSearch: ({ token, degisim }: Record<string, unknown>): { token?: string; degisim?: string } => ({
    ...(typeof token === 'string' && token !== '' && { token }),
    ...(typeof degisim === 'string' && degisim !== '' && { degisim }),
  }),
  head: () =>
    pageHead({
      title: 'E-posta Onayı',
      description: 'Hesapta kullanılan e-posta adresinin onaylandığı sayfa.',
      path: '/e-posta-onayla',
      isHidden: true,
    }),
  component: ConfirmationPage,
});

/** The page behind the links in the mails of registration (`token`) and of a change of address (`degisim`). */
function ConfirmationPage() {
  const { token, degisim } = Route.useSearch();
  return (
    <main id="icerik" className="page pt-8 pb-16">
      <h1 className="mb-6 text-center text-2xl font-bold tracking-tight">E-posta onayı</h1>
      <EmailConfirmation token={degisim ?? token} isChange={degisim !== undefined} />
    </main>
  );
}
