import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { AccountForms, returnPath, useAccount } from '#web/features/members/accounts/index.ts';
import { pageHead } from '#web/platform/page-head.ts';
import { LoadingRows } from '#web/ui/panel-states.tsx';

type Address = { next?: string; tab?: 'register' };

export const Route = createFileRoute('/login')({
  validateSearch: ({ next, tab }: Record<string, unknown>): Address => ({
    ...(typeof next === 'string' && { next }),
    ...(tab === 'register' && { tab }),
  }),
  head: () =>
    pageHead({
      title: 'Giriş Yap',
      description: 'Peyda hesabınıza girin ya da ücretsiz üye olun: ilan kaydetme, arama uyarısı, bildirim.',
      path: '/login',
      isHidden: true,
    }),
  component: LoginPage,
});

/** The forms of the login dialog as a page (spec §2). After the login it returns to the previous page. */
function LoginPage() {
  const { next, tab } = Route.useSearch();
  const navigate = useNavigate();
  const { kind } = useAccount();
  const isMember = kind === 'member';
  useEffect(() => {
    if (isMember) void navigate({ href: returnPath(next), replace: true });
  }, [isMember, next, navigate]);
  return (
    <main id="icerik" className="page flex flex-col items-center pt-8 pb-16">
      <div className="w-full max-w-110">
        <h1 className="text-2xl font-bold tracking-tight">Peyda hesabınız</h1>
        <p className="mt-1 mb-6 text-ink-soft">İlanları kaydedin, aramanıza uyan yeni ihalelerden haberdar olun.</p>
        {kind === 'checking' || isMember ? (
          <LoadingRows label="Hesabınız yükleniyor" count={1} />
        ) : (
          <div className="sheet p-5 sm:p-7">
            <noscript>
              <p className="mb-4">Giriş yapmak için tarayıcınızda JavaScript açık olmalıdır.</p>
            </noscript>
            <AccountForms initialTab={tab ?? 'login'} onDone={() => undefined} />
          </div>
        )}
      </div>
    </main>
  );
}
