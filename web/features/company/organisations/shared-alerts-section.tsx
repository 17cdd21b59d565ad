import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Alert } from '#shared/alerts.ts';
import { mayIn } from '#shared/organisations/organisation-rules.ts';
import type { Organisation } from '#shared/organisations/organisations.ts';
import { ALERT_MATCHES_KEPT_DAYS, type SharedAlert } from '#shared/organisations/shared-alerts.ts';
import { formatDate } from '#shared/text/dates.ts';
import { formatNumber } from '#shared/text/money.ts';
import { alertsQuery, CriteriaLabels, PaperNewsLine, searchOfAlert } from '#web/features/deciding/alerts/index.ts';
import { sendJson } from '#web/platform/api-client.ts';
import { apiPath } from '#web/platform/api-path.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { PanelSection } from '#web/ui/panel-section.tsx';
import { LoadFailure, LoadingRows } from '#web/ui/panel-states.tsx';
import { ConfirmedButton } from './confirmed-button.tsx';
import { type Place, sharedAlertsQuery, useAct } from './organisation-calls.ts';

type Props = { place: Place; organisation: Organisation };

/** The alerts that the organisation shares; members who want notifications copy one to their own alerts. */
export function SharedAlertsSection({ place, organisation }: Props) {
  const { data, error, refetch } = useQuery({ ...sharedAlertsQuery(place), refetchOnMount: 'always' });
  if (error && !data)
    return <LoadFailure title="Paylaşılan uyarılar yüklenemedi." error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingRows label="Paylaşılan uyarılar yükleniyor" count={1} />;
  return (
    <PanelSection
      title="Paylaşılan uyarılar"
      hint="Herkes görür; kendisine haber verilmesini isteyen, uyarıyı kendisi için de kurar. Buldukları API ile okunur, webhook ile haber verilir."
    >
      {data.length === 0 ? (
        <p className="text-ink-soft">Henüz paylaşılan uyarı yok.</p>
      ) : (
        <ul aria-label="Paylaşılan uyarılar" className="divide-y divide-line border-y border-line">
          {data.map((alert) => (
            <li key={alert.id}>
              <SharedAlertItem place={place} alert={alert} isRunning={organisation.isRunning} />
            </li>
          ))}
        </ul>
      )}
      {organisation.isRunning && mayIn(organisation.role, 'share') ? <AlertPicker place={place} shared={data} /> : null}
    </PanelSection>
  );
}

function SharedAlertItem({ place, alert, isRunning }: { place: Place; alert: SharedAlert; isRunning: boolean }) {
  const { id, name, searchCriteria, understoodCriteria, sharedBy, sharedAt, found, mayRemove, isFollowed, paperNews } =
    alert;
  const queryClient = useQueryClient();
  const { act, isPending } = useAct(place, {
    failed: 'Uyarı güncellenemedi.',
    onDone: () => void queryClient.invalidateQueries({ queryKey: alertsQuery(place.user).queryKey }),
  });
  return (
    <article className="flex flex-col gap-2 py-4">
      <h3 className="font-semibold break-words">{name}</h3>
      <p className="tabular text-sm text-ink-soft">
        {`${sharedBy}, ${formatDate(new Date(sharedAt))} · son ${ALERT_MATCHES_KEPT_DAYS} günde ${found === 0 ? 'yeni ilan bulmadı' : `${formatNumber(found)} ilan buldu`}`}
      </p>
      <CriteriaLabels typed={searchOfAlert(searchCriteria)} understood={searchOfAlert(understoodCriteria)} />
      <PaperNewsLine paperNews={paperNews} />
      <div className="flex flex-wrap items-center gap-1">
        <Link
          to="/search"
          search={searchOfAlert(understoodCriteria)}
          aria-label={`Sonuçlar: ${name}`}
          className={buttonClass('quiet', 'px-2')}
        >
          Sonuçlar
        </Link>
        {isFollowed ? (
          <span className="px-2 text-sm text-ink-soft">Size de haber verilir</span>
        ) : isRunning ? (
          <Button
            look="quiet"
            className="px-2"
            aria-label={`Bana da haber ver: ${name}`}
            aria-disabled={isPending}
            onClick={() =>
              act(() =>
                sendJson('POST', apiPath('/api/organisations/:id/alerts/:alertId/own', { id: place.id, alertId: id })),
              )
            }
          >
            Bana da haber ver
          </Button>
        ) : null}
        {mayRemove ? (
          <ConfirmedButton
            label="Kaldır"
            name={`Paylaşımdan kaldır: ${name}`}
            question="Uyarı paylaşımdan kaldırılsın mı?"
            consequence="Bu uyarıyı kendisi için kuranlara haber verilmeye devam edilir."
            isPending={isPending}
            onConfirm={() =>
              act(() =>
                sendJson('DELETE', apiPath('/api/organisations/:id/alerts/:alertId', { id: place.id, alertId: id })),
              )
            }
          />
        ) : null}
      </div>
    </article>
  );
}

/** Shares one of the member's own alerts, which does not change. */
function AlertPicker({ place, shared }: { place: Place; shared: readonly SharedAlert[] }) {
  const { data = [] } = useQuery(alertsQuery(place.user));
  const known = new Set(shared.map(({ searchCriteria }) => searchCriteria));
  const others = data.filter(({ searchCriteria }) => !known.has(searchCriteria));
  return (
    <details className="mt-4">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-petrol">
        Kendi uyarılarımdan paylaş
      </summary>
      {others.length === 0 ? (
        <p className="mt-1 text-ink-soft">
          Paylaşılacak uyarınız yok.{' '}
          <Link to="/search" className="font-semibold text-petrol underline">
            Bir arama yapıp
          </Link>{' '}
          kaydedin; uyarılarınız burada toplanır.
        </p>
      ) : (
        <ul aria-label="Paylaşılabilecek uyarılar" className="mt-1 divide-y divide-line border-y border-line">
          {others.map((alert) => (
            <li key={alert.id}>
              <Choice place={place} alert={alert} />
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}

function Choice({ place, alert: { id, alertName } }: { place: Place; alert: Alert }) {
  const { act, isPending } = useAct(place, { failed: 'Uyarı paylaşılamadı.' });
  return (
    <div className="flex items-center gap-3 py-2">
      <p className="min-w-0 grow break-words">{alertName}</p>
      <Button
        look="secondary"
        aria-label={`Paylaş: ${alertName}`}
        aria-disabled={isPending}
        onClick={() =>
          act(() => sendJson('POST', apiPath('/api/organisations/:id/alerts', { id: place.id }), { alertId: id }))
        }
      >
        Paylaş
      </Button>
    </div>
  );
}
