import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  mayIn,
  ORGANISATION_ROLE_NAMES,
  type OrganisationRole,
  rolesGivenBy,
} from '#shared/organisations/organisation-rules.ts';
import type { Organisation, OrganisationPerson } from '#shared/organisations/organisations.ts';
import { formatDate } from '#shared/text/dates.ts';
import { sendJson } from '#web/platform/api-client.ts';
import { apiPath } from '#web/platform/api-path.ts';
import { Button } from '#web/ui/button.tsx';
import { PanelSection } from '#web/ui/panel-section.tsx';
import { LoadFailure, LoadingRows } from '#web/ui/panel-states.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { ConfirmedButton } from './confirmed-button.tsx';
import { InvitationsPart } from './invitations-part.tsx';
import { organisationQuery, type Place, useAct } from './organisation-calls.ts';
import { RoleSelect } from './role-select.tsx';

type Props = { place: Place; organisation: Organisation };

/** The members of the organisation; roles and invitations for those who manage people. */
export function PeopleSection({ place, organisation }: Props) {
  const { data, error, refetch } = useQuery({ ...organisationQuery(place), refetchOnMount: 'always' });
  if (error && !data) return <LoadFailure title="Kişiler yüklenemedi." error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingRows label="Kişiler yükleniyor" count={1} />;
  const taken = data.people.length + data.invitations.length;
  const managesPeople = mayIn(organisation.role, 'people');
  return (
    <PanelSection
      title="Kişiler"
      hint={
        managesPeople
          ? `${data.seats} yerin ${taken} tanesi dolu; açık davetler de yer tutar.`
          : 'Kurumdakiler birbirinin adını ve e-posta adresini görür.'
      }
    >
      <ul aria-label="Kurumdaki kişiler" className="divide-y divide-line border-y border-line">
        {data.people.map((person) => (
          <li key={person.userId}>
            <PersonRow place={place} organisation={organisation} person={person} />
          </li>
        ))}
      </ul>
      {managesPeople ? <InvitationsPart place={place} organisation={organisation} opened={data} /> : null}
    </PanelSection>
  );
}

type RowProps = Props & { person: OrganisationPerson };

function PersonRow({ place, organisation, person }: RowProps) {
  const { name, email, role, joinedAt, isSelf } = person;
  const isInReach = rolesGivenBy(organisation.role).includes(role);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <Initials name={name || email} />
      <div className="min-w-0 grow basis-48">
        <p className="flex flex-wrap items-center gap-x-2 font-medium break-words">
          {name || nameIn(email)}
          {isSelf ? <Tag hue="petrol">Siz</Tag> : null}
          {isInReach ? null : <Tag>{ORGANISATION_ROLE_NAMES[role]}</Tag>}
        </p>
        <p className="tabular text-sm text-ink-faint">
          <span className="break-all">{email}</span>
          {` · ${formatDate(new Date(joinedAt))} gününden beri`}
        </p>
      </div>
      {isInReach ? <RoleChange place={place} organisation={organisation} person={person} /> : null}
      {isInReach && !isSelf ? <Remove place={place} person={person} /> : null}
    </div>
  );
}

/** A person without a name is shown by their address, as in mail programs. */
const nameIn = (email: string) => email.slice(0, email.indexOf('@'));

function Initials({ name }: { name: string }) {
  const letters = name
    .split(/\s+/)
    .map((word) => word.slice(0, 1))
    .filter((_letter, at, all) => at === 0 || at === all.length - 1)
    .join('')
    .toLocaleUpperCase('tr');
  return (
    <span
      aria-hidden="true"
      className="grid size-9 shrink-0 place-items-center rounded-full bg-petrol-tint text-sm font-semibold text-petrol"
    >
      {letters}
    </span>
  );
}

function RoleChange({ place, organisation, person: { userId, name, email, role } }: RowProps) {
  const [chosen, setChosen] = useState<OrganisationRole>();
  const { act, isPending } = useAct(place, { failed: 'Rol değiştirilemedi.', onDone: () => setChosen(undefined) });
  const who = name || email;
  const next = chosen ?? role;
  return (
    <>
      <RoleSelect
        aria-label={`${who}: rolü`}
        roles={rolesGivenBy(organisation.role)}
        value={next}
        disabled={isPending}
        onChange={setChosen}
      />
      {/* A separate button: moving through the options by keyboard would assign every role on the way. */}
      {next === role ? null : (
        <Button
          aria-label={`Rolü değiştir: ${who}, ${ORGANISATION_ROLE_NAMES[next]}`}
          aria-disabled={isPending}
          onClick={() =>
            act(() =>
              sendJson('PUT', apiPath('/api/organisations/:id/members/:userId', { id: place.id, userId }), {
                role: next,
              }),
            )
          }
        >
          Değiştir
        </Button>
      )}
    </>
  );
}

function Remove({ place, person: { userId, name, email } }: { place: Place; person: OrganisationPerson }) {
  const { act, isPending } = useAct(place, { failed: 'Kişi çıkarılamadı.' });
  const who = name || email;
  return (
    <ConfirmedButton
      label="Çıkar"
      name={`Kurumdan çıkar: ${who}`}
      question={`${who} kurumdan çıkarılsın mı?`}
      consequence="Kurumun paylaştıklarını artık göremez ve kurumsal planın hakları hemen biter. Paylaştığı ilanlar ve yazdığı notlar adı olmadan kalır; yalnızca kendi gördüğü görünümler ve raporlar silinir."
      isPending={isPending}
      onConfirm={() =>
        act(() => sendJson('DELETE', apiPath('/api/organisations/:id/members/:userId', { id: place.id, userId })))
      }
    />
  );
}
