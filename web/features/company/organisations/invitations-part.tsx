import { type FormEvent, useState } from 'react';
import { OTHER_EMAIL } from '#shared/field-rules/account-fields.ts';
import { fieldFault } from '#shared/field-rules/field-rule.ts';
import {
  INVITATION_DAYS,
  ORGANISATION_ROLE_HINTS,
  ORGANISATION_ROLE_NAMES,
  type OrganisationRole,
  rolesGivenBy,
} from '#shared/organisations/organisation-rules.ts';
import type { Invitation, Organisation, OrganisationOpened } from '#shared/organisations/organisations.ts';
import { formatDate } from '#shared/text/dates.ts';
import { sendJson } from '#web/platform/api-client.ts';
import { apiPath } from '#web/platform/api-path.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { textOf, useFormErrors } from '#web/ui/form/use-form-errors.ts';
import { type Place, useAct } from './organisation-calls.ts';
import { RoleSelect } from './role-select.tsx';

type Props = { place: Place; organisation: Organisation; opened: OrganisationOpened };

/** Open invitations, and the form for a new one. */
export function InvitationsPart({ place, organisation, opened: { invitations } }: Props) {
  return (
    <div className="mt-6">
      {invitations.length > 0 ? (
        <>
          <h3 className="mb-2 font-semibold">Açık davetler</h3>
          <ul aria-label="Açık davetler" className="mb-6 divide-y divide-line border-y border-line">
            {invitations.map((invitation) => (
              <li key={invitation.id}>
                <InvitationRow place={place} organisation={organisation} invitation={invitation} />
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {organisation.isRunning ? <InvitationForm place={place} organisation={organisation} /> : null}
    </div>
  );
}

type RowProps = { place: Place; organisation: Organisation; invitation: Invitation };

function InvitationRow({ place, organisation, invitation: { id, email, role, expiresAt } }: RowProps) {
  const { act, isPending } = useAct(place, { failed: 'Davet geri alınamadı.' });
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <div className="min-w-0 grow basis-56">
        <p className="font-medium break-all">{email}</p>
        <p className="tabular text-sm text-ink-faint">
          {ORGANISATION_ROLE_NAMES[role]}, {formatDate(new Date(expiresAt))} gününe kadar geçerli
        </p>
      </div>
      {rolesGivenBy(organisation.role).includes(role) ? (
        <Button
          look="quiet"
          aria-label={`Daveti geri al: ${email}`}
          aria-disabled={isPending}
          onClick={() =>
            act(() =>
              sendJson(
                'DELETE',
                apiPath('/api/organisations/:id/invitations/:invitationId', { id: place.id, invitationId: id }),
              ),
            )
          }
        >
          Geri al
        </Button>
      ) : null}
    </div>
  );
}

function InvitationForm({ place, organisation }: Omit<RowProps, 'invitation'>) {
  const [role, setRole] = useState<OrganisationRole>('member');
  const { form, errors, refuse, refuseAnswer } = useFormErrors();
  const { act, isPending } = useAct(place, {
    failed: 'Davet gönderilemedi.',
    onDone: () => form.current?.reset(),
    onRefused: refuseAnswer,
  });

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const email = textOf(new FormData(event.currentTarget), 'email').trim();
    if (refuse({ email: fieldFault(OTHER_EMAIL, email) })) return;
    act(() => sendJson('POST', apiPath('/api/organisations/:id/invitations', { id: place.id }), { email, role }));
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      aria-labelledby="davet-formu"
      className="grid gap-x-4 gap-y-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,14rem)_auto] lg:items-start"
    >
      <h3 id="davet-formu" className="font-semibold lg:col-span-3">
        Yeni davet
      </h3>
      <TextField
        id="davet-adresi"
        name="email"
        type="email"
        label="E-posta adresi"
        hint={`Bağlantı ${INVITATION_DAYS} gün geçerlidir ve yalnızca bu adresin hesabında çalışır.`}
        autoComplete="off"
        error={errors.email}
      />
      <div>
        <label htmlFor="davet-rolu" className="mb-1 block w-fit text-sm font-semibold">
          Rol
        </label>
        <RoleSelect id="davet-rolu" roles={rolesGivenBy(organisation.role)} value={role} onChange={setRole} />
        <p aria-live="polite" className="mt-1 text-sm text-ink-soft">
          {ORGANISATION_ROLE_HINTS[role]}
        </p>
      </div>
      {/* Aligns the button with the fields, below their labels. */}
      <div className="lg:pt-6.5">
        <Button type="submit" aria-disabled={isPending}>
          {isPending ? 'Gönderiliyor…' : 'Davet gönder'}
        </Button>
      </div>
    </form>
  );
}
