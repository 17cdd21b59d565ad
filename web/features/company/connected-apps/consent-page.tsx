import { useQuery } from '@tanstack/react-query';
import { Link, useHydrated } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { AppRequestShown } from '#shared/organisations/connected-apps.ts';
import { requestLogin, useAccount } from '#web/features/members/accounts/index.ts';
import { ApiError } from '#web/platform/api-client.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { TriangleAlert } from '#web/ui/icons.tsx';
import { MessageState } from '#web/ui/message-state.tsx';
import { LoadFailure, LoadingRows } from '#web/ui/panel-states.tsx';
import { AskedFor, WhoAsks } from './asked-for.tsx';
import { appRequestQuery } from './consent-calls.ts';
import { Decision } from './decision.tsx';

type Props = {
  /** The app's signed request. */
  request: string | undefined;
  /** The OAuth error code of a request that was refused. */
  fault: string | undefined;
  /** The host that the response would have been sent to. */
  host: string | undefined;
};

const START_AGAIN = 'Uygulamanıza dönüp bağlanmayı yeniden başlatın.';
/** What to do where starting again would not help. */
const WAYS_ON: Readonly<Record<string, string>> = {
  invalid_client: 'Uygulama kendini yeniden tanıtmalı: uygulamanızdaki Peyda bağlantısını silip yeniden ekleyin.',
};

/** Asks a member whether an app may be connected: who asks, for what, and for which organisation. */
export function ConsentPage({ request, fault, host }: Props) {
  if (request === undefined) return <RequestOver fault={fault} host={host} />;
  return <Request request={request} />;
}

function Request({ request }: { request: string }) {
  const isHydrated = useHydrated();
  const { data, error, refetch } = useQuery({ ...appRequestQuery(request), enabled: isHydrated });
  if (error instanceof ApiError && error.status === 400) return <RequestOver />;
  if (error) return <LoadFailure title="Bağlantı isteği yüklenemedi." error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingRows label="Bağlantı isteği yükleniyor" count={1} />;
  return (
    <section aria-labelledby="isteyen" className="sheet mx-auto flex max-w-text flex-col gap-5 p-5 sm:p-8">
      <WhoAsks shown={data} />
      <AskedFor scopes={data.scopes} />
      <Answering request={request} shown={data} />
    </section>
  );
}

function RequestOver({ fault, host }: Partial<Omit<Props, 'request'>>) {
  return (
    <MessageState
      icon={TriangleAlert}
      title="Bu bağlantı isteği geçersiz ya da süresi dolmuş."
      action={
        <Link to="/yardim-merkezi/$slug" params={{ slug: 'yapay-zeka-baglama' }} className={buttonClass('secondary')}>
          Nasıl bağlanır?
        </Link>
      }
    >
      <p>Hiçbir uygulamaya izin verilmedi. {WAYS_ON[fault ?? ''] ?? START_AGAIN}</p>
      {host === undefined ? null : (
        <p className="mt-2">
          İstek, yanıtın <strong className="break-all">{host}</strong> adresine gönderilmesini istiyordu; oraya hiçbir
          şey gönderilmedi.
        </p>
      )}
      {fault === undefined ? null : (
        <p className="mt-2 text-sm">
          Uygulamanın geliştiricisi için hata kodu: <code>{fault}</code>
        </p>
      )}
    </MessageState>
  );
}

/** A signed-out visitor signs in on this page, so that the request is not lost. */
function Answering({ request, shown }: { request: string; shown: AppRequestShown }): ReactNode {
  const account = useAccount();
  if (account.kind === 'member') return <Decision request={request} user={account.user} shown={shown} />;
  if (account.kind === 'failed')
    return <LoadFailure title="Hesabınız yüklenemedi." error={undefined} onRetry={account.retry} />;
  if (account.kind !== 'visitor') return <LoadingRows label="Hesabınız yükleniyor" count={1} />;
  const message = 'Girişten sonra bu sayfada kalır, izni burada verir ya da reddedersiniz.';
  return (
    <div className="flex flex-col gap-3">
      <p>Yanıtlamak için kurumunuzun üyesi olan hesapla giriş yapın.</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => requestLogin({ tab: 'login', message })}>Giriş yap</Button>
        <Button look="secondary" onClick={() => requestLogin({ tab: 'register', message })}>
          Üye ol
        </Button>
      </div>
    </div>
  );
}
