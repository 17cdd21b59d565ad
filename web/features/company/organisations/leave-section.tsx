import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Organisation, OrganisationPerson } from '#shared/organisations/organisations.ts';
import { RETENTION } from '#shared/retention.ts';
import { sendJson } from '#web/platform/api-client.ts';
import { apiPath } from '#web/platform/api-path.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { ConfirmedButton } from './confirmed-button.tsx';
import { organisationQuery, type Place, useAct } from './organisation-calls.ts';

type Props = { place: Place; organisation: Organisation };

const LEAVE = 'Kurumdan ayrıl';

/** Lets the member leave; the only owner must hand over first, and reads so before the confirmation. */
export function LeaveSection({ place, organisation }: Props) {
  const { data } = useQuery(organisationQuery(place));
  if (!data) return null;
  const others = data.people.filter(({ isSelf }) => !isSelf);
  const ownsAlone = organisation.role === 'owner' && others.every(({ role }) => role !== 'owner');
  return (
    <section aria-labelledby="ayrilma" className="border-t border-line pt-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 grow basis-64">
          <h2 id="ayrilma" className="text-lg font-semibold">
            Ayrılma
          </h2>
          <p className="mt-1 max-w-text text-sm text-ink-soft">
            Kurumun paylaştıkları ve kurumsal planın hakları sizin için hemen biter.
          </p>
        </div>
        {ownsAlone ? <HandOver place={place} others={others} /> : <Leave place={place} organisation={organisation} />}
      </div>
    </section>
  );
}

function Leave({ place, organisation: { name } }: Props) {
  const navigate = useNavigate();
  const onDone = () => void navigate({ to: '/user', search: { tab: 'saved-ads' } });
  const { act, isPending } = useAct(place, { failed: 'Kurumdan ayrılınamadı.', onDone });
  return (
    <ConfirmedButton
      label={LEAVE}
      look="secondary"
      question={`Kurumdan ayrılıyor musunuz: ${name}?`}
      consequence="Kurumun paylaştıklarını artık göremezsiniz ve kurumsal planın hakları sizin için hemen biter. Paylaştığınız ilanlar ve yazdığınız notlar adınız olmadan kurumda kalır; kendi kayıtlarınız sizde kalır. Paylaşmadığınız görünümler ve raporlar silinir."
      isPending={isPending}
      onConfirm={() =>
        act(() =>
          sendJson(
            'DELETE',
            apiPath('/api/organisations/:id/members/:userId', { id: place.id, userId: place.user.id }),
          ),
        )
      }
    />
  );
}

function HandOver({ place, others }: { place: Place; others: readonly OrganisationPerson[] }) {
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<string>();
  const { act, isPending } = useAct(place, { failed: 'Rol değiştirilemedi.' });
  const userId = chosen ?? others[0]?.userId;
  function handOver(): void {
    if (userId === undefined) return;
    setOpen(false);
    act(() =>
      sendJson('PUT', apiPath('/api/organisations/:id/members/:userId', { id: place.id, userId }), { role: 'owner' }),
    );
  }
  return (
    <>
      <Button look="secondary" aria-disabled={isPending} onClick={() => setOpen(true)}>
        {LEAVE}
      </Button>
      <Modal
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Kurumun tek sahibisiniz."
        actions={
          <>
            <Button look="secondary" onClick={() => setOpen(false)}>
              Vazgeç
            </Button>
            {others.length > 0 ? <Button onClick={handOver}>Sahip yap</Button> : null}
          </>
        }
      >
        {others.length > 0 ? (
          <div className="flex flex-col gap-4">
            <p>Ayrılmadan önce başka birini sahip yapın. Siz de ayrılana kadar sahip kalırsınız.</p>
            <SelectField id="yeni-sahip" label="Yeni sahip" value={userId ?? ''} onChange={setChosen}>
              {others.map(({ userId: id, name, email }) => (
                <option key={id} value={id}>
                  {name ? `${name} (${email})` : email}
                </option>
              ))}
            </SelectField>
          </div>
        ) : (
          <p>
            Kurumda sizden başka kimse yok. Ayrılmak için önce birini davet edip sahip yapın. Kurum, planı bittikten{' '}
            {RETENTION.endedOrganisationYears} yıl sonra silinir.
          </p>
        )}
      </Modal>
    </>
  );
}
