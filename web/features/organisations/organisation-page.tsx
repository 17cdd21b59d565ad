import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { User } from '#shared/accounts.ts';
import { EXTEND_DAYS } from '#shared/orders/order-rules.ts';
import { mayIn, ORGANISATION_ROLE_HINTS, ORGANISATION_ROLE_NAMES } from '#shared/organisations/organisation-rules.ts';
import type { Organisation } from '#shared/organisations/organisations.ts';
import { CORPORATE_SEATS } from '#shared/plans.ts';
import { DAY_MS, formatDate } from '#shared/text/dates.ts';
import { organisationsQuery } from '#web/features/accounts/index.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Building2, ChartNoAxesCombined } from '#web/ui/icons.tsx';
import { MessageState } from '#web/ui/message-state.tsx';
import { LoadFailure, LoadingRows } from '#web/ui/panel-states.tsx';
import { ApiKeysSection } from './api-keys/api-keys-section.tsx';
import { ConnectedAppsSection } from './connected-apps/connected-apps-section.tsx';
import { LogSection } from './log-section.tsx';
import { PeopleSection } from './people-section.tsx';
import { ReportsSection } from './reports/reports-section.tsx';
import { SharedAdsSection } from './shared-ads-section.tsx';
import { SharedAlertsSection } from './shared-alerts-section.tsx';
import { WebhooksSection } from './webhooks/webhooks-section.tsx';

type Props = { user: User; asked: string | undefined; now: Date };

/** An organisation of the member: the one in the address, else the first. */
export function OrganisationPage({ user, asked, now }: Props) {
  const { data, error, refetch } = useQuery({ ...organisationsQuery(user), refetchOnMount: 'always' });
  if (error && !data) return <LoadFailure title="Kurum yüklenemedi." error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingRows label="Kurum yükleniyor" />;
  const shown = asked === undefined ? data[0] : data.find(({ id }) => id === asked);
  if (!shown) return <NoOrganisation isElsewhere={data.length > 0} />;
  const place = { user, id: shown.id };
  return (
    // Nothing of one organisation, such as a half-written note, goes over into another.
    <div key={shown.id} className="flex flex-col gap-6">
      <Switch organisations={data} shown={shown} />
      <Head organisation={shown} now={now} />
      <SharedAdsSection place={place} organisation={shown} now={now} />
      <SharedAlertsSection place={place} organisation={shown} />
      <ReportsSection place={place} organisation={shown} />
      <PeopleSection place={place} organisation={shown} />
      {mayIn(shown.role, 'keys') ? <ApiKeysSection place={place} organisation={shown} /> : null}
      <ConnectedAppsSection place={place} organisation={shown} />
      {mayIn(shown.role, 'webhooks') ? <WebhooksSection place={place} organisation={shown} /> : null}
      {mayIn(shown.role, 'oversee') ? <LogSection place={place} /> : null}
    </div>
  );
}

const PLACE =
  'inline-flex min-h-11 items-center rounded-control border border-line-strong px-4 font-semibold break-words hover:bg-sunk';

/** Between one's own things and those of each organisation. */
function Switch({ organisations, shown }: { organisations: readonly Organisation[]; shown: Organisation }) {
  return (
    <nav aria-label="Çalışma alanı">
      <ul className="flex flex-wrap gap-2">
        <li>
          <Link to="/user" search={{ tab: 'saved-ads' }} className={PLACE}>
            Kendi kayıtlarım
          </Link>
        </li>
        {organisations.map(({ id, name }) => (
          <li key={id}>
            <Link
              to="/kurum"
              search={{ id }}
              {...(id === shown.id && { 'aria-current': 'page' as const })}
              className={classNames(PLACE, id === shown.id && 'border-petrol bg-petrol-tint text-petrol')}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Head({ organisation, now }: { organisation: Organisation; now: Date }) {
  const { id, name, role, validUntil, isRunning } = organisation;
  const mayLengthen = isLengthenedHere(organisation, now);
  // The plan ends at a midnight, which belongs to the next day.
  const lastDay = formatDate(new Date(Date.parse(validUntil) - 1));
  return (
    <header>
      <h2 className="text-xl font-bold tracking-tight break-words">{name}</h2>
      <p className="mt-1 text-ink-soft">
        Rolünüz: {ORGANISATION_ROLE_NAMES[role]}. {ORGANISATION_ROLE_HINTS[role]}
      </p>
      {isRunning ? (
        <p className="tabular mt-1 text-ink-soft">Kurumsal planın son günü {lastDay}.</p>
      ) : (
        <p className="mt-3 rounded-sheet bg-amber-tint px-5 py-4">
          Kurumsal plan {lastDay} günü sona erdi. Paylaşılanlar okunur; yeni ilan, not, davet ve anahtar eklenmez.{' '}
          {mayLengthen ? null : (
            <>
              <a href="/iletisim?konu=Kurumsal%20plan" className="font-semibold text-petrol underline">
                Uzatmak için bize yazın
              </a>
              .
            </>
          )}
        </p>
      )}
      {isRunning || mayLengthen ? (
        <div className="mt-3 flex flex-wrap gap-2">
          {isRunning ? (
            <Link to="/kurum/analiz" search={{ id }} className={buttonClass('secondary')}>
              <ChartNoAxesCombined size={18} aria-hidden="true" />
              Toplu analiz
            </Link>
          ) : null}
          {mayLengthen ? (
            <Link
              to="/siparis"
              search={{ plan: 'kurumsal', kurum: id }}
              className={buttonClass(isRunning ? 'secondary' : 'primary')}
            >
              Planı uzat
            </Link>
          ) : null}
        </div>
      ) : null}
    </header>
  );
}

/** Owners buy more time from some days before the end on, where the plan is one that is bought on the site. */
function isLengthenedHere({ role, seats, validUntil }: Organisation, now: Date): boolean {
  const isNear = Date.parse(validUntil) <= now.getTime() + EXTEND_DAYS * DAY_MS;
  return role === 'owner' && seats <= CORPORATE_SEATS && isNear;
}

function NoOrganisation({ isElsewhere }: { isElsewhere: boolean }) {
  return (
    <MessageState
      icon={Building2}
      title={isElsewhere ? 'Bu kurumun üyesi değilsiniz.' : 'Bir kurumun üyesi değilsiniz.'}
      action={
        isElsewhere ? (
          <Link to="/kurum" className={buttonClass('primary')}>
            Kurumuma git
          </Link>
        ) : (
          <Link to="/fiyatlandirma" className={buttonClass('primary')}>
            Kurumsal plana bakın
          </Link>
        )
      }
    >
      Kurumlar, kurumsal planla birlikte çalışanların ilanlarını ve notlarını paylaştığı yerdir. Davet aldıysanız
      e-postanızdaki bağlantıyı açın.
    </MessageState>
  );
}
