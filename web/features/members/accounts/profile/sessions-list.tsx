import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { User, UserSession } from '#shared/accounts.ts';
import { formatDateTime } from '#shared/text/dates.ts';
import { getJson, sendJson } from '#web/platform/api-client.ts';
import { apiPath } from '#web/platform/api-path.ts';
import { storeAuthToken } from '#web/platform/auth-token.ts';
import { Button } from '#web/ui/button.tsx';
import { MonitorSmartphone } from '#web/ui/icons.tsx';
import { PanelSection } from '#web/ui/panel-section.tsx';
import { LoadFailure, LoadingRows } from '#web/ui/panel-states.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { showToast } from '#web/ui/toasts/toast.ts';
import { showFailure } from '#web/ui/toasts/toast-failure.ts';
import { memberKey } from '../account-query.ts';

function sessionsQuery(user: User) {
  return queryOptions({
    queryKey: memberKey(user, 'sessions'),
    queryFn: ({ signal }) => getJson('/api/user/sessions', signal),
  });
}

/** A member's open sessions, which can be ended one by one or all together. */
export function SessionsList({ user }: { user: User }) {
  const { data, error, refetch } = useQuery({ ...sessionsQuery(user), refetchOnMount: 'always' });
  const { mutate, isPending } = useMutation({
    mutationFn: () => sendJson('POST', '/api/auth/logout-all'),
    onSuccess: ({ message }) => {
      storeAuthToken(undefined);
      showToast({ kind: 'plain', title: message });
    },
    onError: (failure) => showFailure('Oturumlar kapatılamadı.', failure),
  });
  return (
    <PanelSection title="Açık oturumlar" hint="Tanımadığınız bir oturum görürseniz kapatın ve şifrenizi değiştirin.">
      {error && !data ? (
        <LoadFailure title="Oturumlar yüklenemedi." error={error} onRetry={() => void refetch()} />
      ) : null}
      {!error && !data ? <LoadingRows label="Oturumlar yükleniyor" count={1} /> : null}
      {data ? (
        <>
          <ul aria-label="Açık oturumlar" className="divide-y divide-line border-y border-line">
            {data.sessions.map((session) => (
              <li key={session.id}>
                <SessionRow session={session} user={user} />
              </li>
            ))}
          </ul>
          <div className="mt-4 flex flex-wrap gap-3">
            {data.sessions.length > 1 ? <EndOthers user={user} /> : null}
            <Button
              look="secondary"
              className="max-sm:w-full"
              aria-disabled={isPending}
              onClick={() => isPending || mutate()}
            >
              Bütün cihazlardan çıkış yap
            </Button>
          </div>
        </>
      ) : null}
    </PanelSection>
  );
}

/** Ends every session except this one. */
function EndOthers({ user }: { user: User }) {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => sendJson('DELETE', '/api/user/sessions'),
    onSuccess: async ({ message }) => {
      await queryClient.invalidateQueries({ queryKey: sessionsQuery(user).queryKey });
      showToast({ kind: 'done', title: message });
    },
    onError: (error) => showFailure('Oturumlar kapatılamadı.', error),
  });
  return (
    <Button look="secondary" className="max-sm:w-full" aria-disabled={isPending} onClick={() => isPending || mutate()}>
      Diğer oturumları kapat
    </Button>
  );
}

function SessionRow({ session, user }: { session: UserSession; user: User }) {
  const queryClient = useQueryClient();
  const { id, device, createdAt, lastUsedAt, isCurrent } = session;
  const { mutate, isPending } = useMutation({
    mutationFn: () => sendJson('DELETE', apiPath('/api/user/sessions/:id', { id })),
    onSuccess: async ({ message }) => {
      await queryClient.invalidateQueries({ queryKey: sessionsQuery(user).queryKey });
      showToast({ kind: 'done', title: message });
    },
    onError: (error) => showFailure('Oturum kapatılamadı.', error),
  });
  return (
    <div className="flex min-h-16 items-center gap-3 py-2">
      <MonitorSmartphone size={20} aria-hidden="true" className="shrink-0 text-ink-soft" />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-2 font-medium">
          {device}
          {isCurrent ? <Tag hue="petrol">Bu cihaz</Tag> : null}
        </p>
        <p className="tabular text-sm text-ink-faint">
          Giriş: {formatDateTime(new Date(createdAt))}
          <br />
          Son kullanım: {formatDateTime(new Date(lastUsedAt))}
        </p>
      </div>
      {isCurrent ? null : (
        <Button
          look="quiet"
          aria-label={`Oturumu kapat: ${device}`}
          aria-disabled={isPending}
          onClick={() => isPending || mutate()}
        >
          Oturumu kapat
        </Button>
      )}
    </div>
  );
}
