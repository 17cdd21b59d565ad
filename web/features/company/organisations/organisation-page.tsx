import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { User } from '#shared/accounts.ts';
import { EXTEND_DAYS } from '#shared/orders/order-rules.ts';
import {
  mayIn,
  ORGANISATION_ROLE_HINTS,
  ORGANISATION_ROLE_NAMES,
  type OrganisationAct,
} from '#shared/organisations/organisation-rules.ts';
import type { Organisation } from '#shared/organisations/organisations.ts';
import { CORPORATE_SEATS } from '#shared/plans.ts';
import { DAY_MS, formatDate } from '#shared/text/dates.ts';
import { organisationsQuery } from '#web/features/members/accounts/index.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Building2, ChartNoAxesCombined } from '#web/ui/icons.tsx';
import { MessageState } from '#web/ui/message-state.tsx';
import { LoadFailure, LoadingRows } from '#web/ui/panel-states.tsx';
import { ApiKeysSection } from './api-keys/api-keys-section.tsx';
import { ConnectedAppsSection } from './connected-apps/connected-apps-section.tsx';
import { LeaveSection } from './leave-section.tsx';
import { LogSection } from './log-section.tsx';
import type { Place } from './organisation-calls.ts';
import { PeopleSection } from './people-section.tsx';
import { ReportsSection } from './reports/reports-section.tsx';
import { SharedAdsSection } from './shared-ads-section.tsx';
import { SharedAlertsSection } from './shared-alerts-section.tsx';
import { useAskedSection } from './use-asked-section.ts';
import { WebhooksSection } from './webhooks/webhooks-section.tsx';

type Props = { user: User; asked: string | undefined; now: Date };
type SectionProps = { place: Place; organisation: Organisation; now: Date };

/**
 * The sections of the page, in order, with their anchors; a section with `act` is shown only to roles that have this
 * right.
 */
const SECTIONS: readonly {
  readonly anchor: string;
  readonly name: string;
  readonly act?: OrganisationAct;
  readonly Part: ComponentType<SectionProps>;
}[] = [
  { anchor: 'kisiler', name: 'Kişiler', Part: PeopleSection },
  { anchor: 'ilanlar', name: 'İlanlar', Part: SharedAdsSection },
  { anchor: 'uyarilar', name: 'Uyarılar', Part: SharedAlertsSection },
  { anchor: 'raporlar', name: 'Raporlar', Part: ReportsSection },
  { anchor: 'anahtarlar', name: 'API anahtarları', act: 'keys', Part: ApiKeysSection },
  { anchor: 'uygulamalar', name: 'Bağlı uygulamalar', Part: ConnectedAppsSection },
  { anchor: 'webhooklar', name: 'Webhook’lar', act: 'webhooks', Part: WebhooksSection },
  { anchor: 'kayit', name: 'İşlem kaydı', act: 'oversee', Part: LogSection },
];

/** The member's organisation that the address names; otherwise the first one. */
export function OrganisationPage({ user, asked, now }: Props) {
  const { data, error, refetch } = useQuery({ ...organisationsQuery(user), refetchOnMount: 'always' });
  if (error && !data) return <LoadFailure title="Kurum yüklenemedi." error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingRows label="Kurum yükleniyor" />;
  const shown = asked === undefined ? data[0] : data.find(({ id }) => id === asked);
  if (!shown) return <NoOrganisation isElsewhere={data.length > 0} />;
  return (
    <div className="flex flex-col gap-6">
      <Switch organisations={data} shown={shown} />
      {/* Resets the state, such as a half-written note, when another organisation is shown. */}
      <Sections key={shown.id} user={user} organisation={shown} now={now} />
    </div>
  );
}

function Sections({ user, organisation, now }: Pick<Props, 'user' | 'now'> & Pick<SectionProps, 'organisation'>) {
  const place = { user, id: organisation.id };
  useAskedSection(place);
  const sections = SECTIONS.filter(({ act }) => act === undefined || mayIn(organisation.role, act));
  return (
    <>
      <Head organisation={organisation} now={now} />
      <div className="grid gap-6 lg:grid-cols-[11rem_minmax(0,1fr)]">
        <SectionLinks sections={sections} />
        <div className="flex min-w-0 flex-col gap-4">
          {sections.map(({ anchor, Part }) => (
            <div key={anchor} id={anchor} className="scroll-mt-4 lg:scroll-mt-20">
              <Part place={place} organisation={organisation} now={now} />
            </div>
          ))}
          <LeaveSection place={place} organisation={organisation} />
        </div>
      </div>
    </>
  );
}

const PLACE =
  'inline-flex min-h-11 items-center rounded-control border border-line-strong px-4 font-semibold break-words hover:bg-sunk';

/** Switches between the member's own things and those of each organisation. */
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

/** Links to each section: a page with a thousand shared listings is long. */
function SectionLinks({ sections }: { sections: readonly Pick<(typeof SECTIONS)[number], 'anchor' | 'name'>[] }) {
  return (
    <nav aria-label="Bu sayfada" className="lg:sticky lg:top-20 lg:self-start">
      <ul className="flex flex-wrap gap-x-5 gap-y-1 lg:flex-col">
        {sections.map(({ anchor, name }) => (
          <li key={anchor}>
            <Link
              to="/kurum"
              search={(kept) => kept}
              hash={anchor}
              className="inline-flex min-h-9 items-center font-semibold text-petrol underline-offset-4 hover:underline"
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
  const { id, name, role, seats, validUntil, isRunning } = organisation;
  const mayLengthen = isLengthenedHere(organisation, now);
  // The plan ends at midnight, which already belongs to the next day.
  const lastDay = formatDate(new Date(Date.parse(validUntil) - 1));
  return (
    <header>
      <h2 className="text-xl font-bold tracking-tight break-words">{name}</h2>
      <dl className="tabular mt-2 flex flex-wrap gap-x-8 gap-y-2">
        <Fact name="Rolünüz">{ORGANISATION_ROLE_NAMES[role]}</Fact>
        <Fact name="Yer">{`${seats} kişi`}</Fact>
        <Fact name={isRunning ? 'Kurumsal planın son günü' : 'Kurumsal plan bitti'}>{lastDay}</Fact>
      </dl>
      <p className="mt-2 max-w-text text-sm text-ink-soft">{ORGANISATION_ROLE_HINTS[role]}</p>
      {isRunning ? null : (
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

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}

/** Owners can buy an extension in the last days of a plan, if the plan is sold on the site. */
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
