import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useHydrated, useNavigate } from '@tanstack/react-router';
import { ORGANISATION_ROLE_HINTS, ORGANISATION_ROLE_NAMES } from '#shared/organisations/organisation-rules.ts';
import type { InvitationShown } from '#shared/organisations/organisations.ts';
import { formatDate } from '#shared/text/dates.ts';
import { checkAccountAfter, requestLogin, useAccount } from '#web/features/members/accounts/index.ts';
import { ApiError, sendJson } from '#web/platform/api-client.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Building2, MailX } from '#web/ui/icons.tsx';
import { MessageState } from '#web/ui/message-state.tsx';
import { LoadFailure, LoadingRows } from '#web/ui/panel-states.tsx';
import { showToast } from '#web/ui/toasts/toast.ts';
import { reasonOf } from '#web/ui/toasts/toast-failure.ts';

/** Shows what an invitation's link offers and accepts it; a signed-out visitor signs in or registers first. */
export function InvitationPage({ token }: { token: string | undefined }) {
  const isHydrated = useHydrated();
  // A query, because reading changes nothing; the token is sent in the body to keep it out of logs.
  const { data, error, refetch } = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => sendJson('POST', '/api/organisations/invitation', { token: token ?? '' }),
    enabled: isHydrated && token !== undefined,
    retry: false,
  });
  if (token === undefined || (error instanceof ApiError && error.status === 400)) return <LinkOver />;
  if (error) return <LoadFailure title="Davet yüklenemedi." error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingRows label="Davet yükleniyor" count={1} />;
  return <Invitation token={token} invitation={data} />;
}

function LinkOver() {
  return (
    <MessageState
      icon={MailX}
      title="Bu davet geçersiz ya da süresi dolmuş."
      action={
        <Link to="/kurum" className={buttonClass('primary')}>
          Kurumuma git
        </Link>
      }
    >
      Daveti daha önce kabul ettiyseniz kurumunuz hesap menüsündedir. Etmediyseniz sizi davet edenden yeni bir davet
      isteyin.
    </MessageState>
  );
}

function Invitation({ token, invitation }: { token: string; invitation: InvitationShown }) {
  const { organisation, role, email, expiresAt } = invitation;
  return (
    <MessageState
      icon={Building2}
      title={`${organisation} sizi davet ediyor`}
      action={<Accepting token={token} email={email} />}
    >
      <p>
        Rolünüz: <strong className="font-semibold">{ORGANISATION_ROLE_NAMES[role]}</strong>.{' '}
        {ORGANISATION_ROLE_HINTS[role]}
      </p>
      <p className="mt-2">
        Kabul ederseniz kurumdakiler adınızı ve e-posta adresinizi görür; paylaştıklarınız ve notlarınız siz ayrılsanız
        da kurumda kalır. Kaydettiğiniz ilanları, uyarılarınızı ve teklif hesaplarınızı kimse görmez.
      </p>
      <p className="tabular mt-2">
        Davet {email} adresinindir ve {formatDate(new Date(expiresAt))} gününe kadar geçerlidir.
      </p>
    </MessageState>
  );
}

function Accepting({ token, email }: { token: string; email: string }) {
  const account = useAccount();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => sendJson('POST', '/api/organisations/invitation/acceptance', { token }),
    onSuccess: async ({ message, organisationId }) => {
      showToast({ kind: 'done', title: message });
      // Rights and menus have changed.
      await queryClient.invalidateQueries();
      await navigate({ to: '/kurum', search: { id: organisationId }, replace: true });
    },
    onError: (failure) => checkAccountAfter(failure, queryClient),
  });
  if (account.kind === 'visitor') {
    // Signing in or registering here also accepts the invitation.
    const enter = (tab: 'login' | 'register', message: string) =>
      requestLogin({ tab, message: `${email} adresiyle ${message}`, afterwards: mutate });
    return (
      <>
        <Button onClick={() => enter('login', 'giriş yapın.')}>Giriş yapıp kabul et</Button>
        <Button look="secondary" onClick={() => enter('register', 'üye olun.')}>
          Üye olup kabul et
        </Button>
      </>
    );
  }
  if (account.kind !== 'member') return <LoadingRows label="Hesabınız yükleniyor" count={1} />;
  return (
    <div className="flex flex-col items-center gap-3">
      <Button aria-disabled={isPending} onClick={() => isPending || mutate()}>
        {isPending ? 'Kabul ediliyor…' : 'Daveti kabul et'}
      </Button>
      <p className="text-sm text-ink-soft">{account.user.email} hesabıyla giriş yaptınız.</p>
      {error ? (
        <p role="alert" className="max-w-text font-medium text-red">
          {reasonOf(error) ?? 'Davet kabul edilemedi. Biraz sonra yeniden deneyin.'}
        </p>
      ) : null}
    </div>
  );
}
