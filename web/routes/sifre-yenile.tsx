import { createFileRoute } from '@tanstack/react-router';
import { ForgottenPasswordForm, ResetPasswordForm } from '#web/features/members/accounts/index.ts';
import { pageHead } from '#web/platform/page-head.ts';

export const Route = createFileRoute('/sifre-yenile')({
  validateSearch: ({ token }: Record<string, unknown>): { token?: string } =>
    typeof token === 'string' && token !== '' ? { token } : {},
  head: () =>
    pageHead({
      title: 'Şifre Yenileme',
      description: 'Unutulan şifrenin yerine yenisinin belirlendiği sayfa.',
      path: '/sifre-yenile',
      isHidden: true,
    }),
  component: ResetPasswordPage,
});

/** The page behind the link in the mail; without a link it offers to send one. */
function ResetPasswordPage() {
  const { token } = Route.useSearch();
  return (
    <main id="icerik" className="page flex flex-col items-center pt-8 pb-16">
      <div className="w-full max-w-110">
        <h1 className="mb-6 text-2xl font-bold tracking-tight">
          {token === undefined ? 'Şifrenizi mi unuttunuz?' : 'Yeni şifreniz'}
        </h1>
        {token === undefined ? (
          <div className="sheet p-5 sm:p-7">
            <ForgottenPasswordForm email="" />
          </div>
        ) : (
          <ResetPasswordForm key={token} token={token} />
        )}
      </div>
    </main>
  );
}
