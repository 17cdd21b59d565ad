import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { User } from '#shared/accounts.ts';
import { getJson, sendJson } from '#web/platform/api-client.ts';
import { apiPath, type PathOf } from '#web/platform/api-path.ts';
import { Button } from '#web/ui/button.tsx';
import { LoadFailure, LoadingRows } from '#web/ui/panel-states.tsx';
import { showToast } from '#web/ui/toasts/toast.ts';
import { showFailure } from '#web/ui/toasts/toast-failure.ts';
import { memberKey } from '../account-query.ts';

/** A way to sign in that a new password doesn't close, and the call that ends it. */
type Way = { readonly what: string; readonly name: string; readonly path: WayPath };
type WayPath = PathOf<
  | '/api/user/passkeys/:id'
  | '/api/user/calendar-feed'
  | '/api/organisations/:id/api-keys/:keyId'
  | '/api/organisations/:id/connected-apps/:connectionId'
>;

const CALENDAR: Way = { what: 'Takvim', name: 'Takviminizin gizli adresi', path: '/api/user/calendar-feed' };

async function readWays(signal: AbortSignal): Promise<Way[]> {
  const [{ passkeys }, feed, { organisations }] = await Promise.all([
    getJson('/api/user/passkeys', signal),
    getJson('/api/user/calendar-feed', signal),
    getJson('/api/organisations', signal),
  ]);
  const managed = organisations.filter(({ role }) => role === 'owner' || role === 'manager');
  const ofCompanies = await Promise.all(
    managed.map(async ({ id, name: company }): Promise<Way[]> => {
      const [{ keys }, { apps }] = await Promise.all([
        getJson(apiPath('/api/organisations/:id/api-keys', { id }), signal),
        getJson(apiPath('/api/organisations/:id/connected-apps', { id }), signal),
      ]);
      return [
        ...keys
          .filter(({ isLiving }) => isLiving)
          .map((key) => ({
            what: `API anahtarı, ${company}`,
            name: key.name,
            path: apiPath('/api/organisations/:id/api-keys/:keyId', { id, keyId: key.id }),
          })),
        ...apps.map((app) => ({
          what: `Bağlı uygulama, ${company}`,
          name: app.appName,
          path: apiPath('/api/organisations/:id/connected-apps/:connectionId', { id, connectionId: app.id }),
        })),
      ];
    }),
  );
  return [
    ...passkeys.map(
      ({ id, name }): Way => ({ what: 'Geçiş anahtarı', name, path: apiPath('/api/user/passkeys/:id', { id }) }),
    ),
    ...(feed.createdAt === null ? [] : [CALENDAR]),
    ...ofCompanies.flat(),
  ];
}

function waysQuery(user: User) {
  return queryOptions({ queryKey: memberKey(user, 'ways-left-open'), queryFn: ({ signal }) => readWays(signal) });
}

/** After a new password: every way in that doesn't need it; each can be ended here. */
export function WaysLeftOpen({ user, onClose }: { user: User; onClose: () => void }) {
  const { data: ways, error, refetch } = useQuery({ ...waysQuery(user), staleTime: 0 });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="mb-4 flex flex-col gap-3">
      <h3 ref={heading} tabIndex={-1} className="font-semibold">
        Şifreniz değişti, diğer oturumlar kapandı
      </h3>
      {error && !ways ? (
        <LoadFailure title="Açık kalanlar yüklenemedi." error={error} onRetry={() => void refetch()} />
      ) : null}
      {!error && !ways ? <LoadingRows label="Açık kalanlar yükleniyor" count={2} /> : null}
      {ways?.length === 0 ? <p className="text-ink-soft">Şifre olmadan giren başka bir yol yok.</p> : null}
      {ways && ways.length > 0 ? (
        <>
          <p className="text-ink-soft">Bunlar şifre sormadan çalışmayı sürdürür. Tanımadıklarınızı kapatın.</p>
          <ul aria-label="Açık kalanlar" className="divide-y divide-line border-y border-line">
            {ways.map((way) => (
              <WayRow key={way.path} way={way} user={user} />
            ))}
          </ul>
        </>
      ) : null}
      <Button look="secondary" className="self-start" onClick={onClose}>
        Bu listeyi kapat
      </Button>
    </div>
  );
}

function WayRow({ way: { what, name, path }, user }: { way: Way; user: User }) {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => sendJson('DELETE', path),
    onSuccess: async (answer) => {
      // Other sections of the profile show them too.
      await queryClient.invalidateQueries({ queryKey: memberKey(user) });
      showToast({ kind: 'done', title: 'message' in answer ? answer.message : 'Abonelik adresi kapatıldı' });
    },
    onError: (failure) => showFailure('Kapatılamadı.', failure),
  });
  return (
    <li className="flex min-h-16 items-center gap-3 py-2">
      <div className="min-w-0 grow">
        <p className="font-medium break-words">{name}</p>
        <p className="text-sm text-ink-soft">{what}</p>
      </div>
      <Button
        look="quiet"
        aria-label={`Kapat: ${name}`}
        aria-disabled={isPending}
        onClick={() => isPending || mutate()}
      >
        Kapat
      </Button>
    </li>
  );
}
