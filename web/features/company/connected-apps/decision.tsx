import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { User } from '#shared/accounts.ts';
import type { AppRequestShown } from '#shared/organisations/connected-apps.ts';
import type { Organisation } from '#shared/organisations/organisations.ts';
import { RETENTION } from '#shared/retention.ts';
import { organisationsQuery } from '#web/features/members/accounts/index.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceCards } from '#web/ui/form/choice-cards.tsx';
import { LoadFailure, LoadingRows } from '#web/ui/panel-states.tsx';
import { reasonOf } from '#web/ui/toasts/toast-failure.ts';
import { useDecision } from './consent-calls.ts';

const { appConnectionDays, appConnectionMaxDays } = RETENTION;

type Props = { request: string; user: User; shown: AppRequestShown };

/** The choice of the organisation, and the buttons to approve and decline. */
export function Decision({ request, user, shown }: Props) {
  const { data, error, refetch } = useQuery({ ...organisationsQuery(user), refetchOnMount: 'always' });
  const [chosen, setChosen] = useState<string>();
  if (error && !data)
    return <LoadFailure title="Kurumlarınız yüklenemedi." error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingRows label="Kurumlarınız yükleniyor" count={1} />;
  const running = data.filter(({ isRunning }) => isRunning);
  const organisation = running.find(({ id }) => id === chosen) ?? running[0];
  return (
    <div className="flex flex-col gap-5">
      {organisation ? (
        <ForWhom running={running} chosen={organisation} onChoose={setChosen} />
      ) : (
        <NoPlan hasOrganisation={data.length > 0} />
      )}
      <Answers request={request} shown={shown} organisation={organisation}>
        {user.email} hesabıyla yanıtlıyorsunuz.
      </Answers>
    </div>
  );
}

type ForWhomProps = { running: readonly Organisation[]; chosen: Organisation; onChoose: (id: string) => void };

function ForWhom({ running, chosen, onChoose }: ForWhomProps) {
  if (running.length > 1)
    return (
      <ChoiceCards
        legend="Hangi kurum adına?"
        value={chosen.id}
        choices={running.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={onChoose}
      />
    );
  return (
    <p>
      Uygulama <strong className="font-semibold break-words">{chosen.name}</strong> adına, kurumun API kotasından okur.
    </p>
  );
}

function NoPlan({ hasOrganisation }: { hasOrganisation: boolean }) {
  return (
    <div className="rounded-sheet bg-amber-tint px-5 py-4">
      <p className="font-semibold">
        {hasOrganisation ? 'Kurumunuzun planı sona erdi.' : 'Bir kurumun üyesi değilsiniz.'}
      </p>
      <p className="mt-1">
        Uygulama bağlamak kurumsal planla gelir.{' '}
        {hasOrganisation ? (
          <>
            Plan uzatılınca yeniden deneyin: <WayOut to="/kurum">kurumunuzun sayfası</WayOut>.
          </>
        ) : (
          <>
            <WayOut to="/fiyatlandirma">Kurumsal plana bakın</WayOut> ya da bir kuruma davet edildiyseniz önce daveti
            kabul edin.
          </>
        )}
      </p>
    </div>
  );
}

function WayOut({ to, children }: { to: '/kurum' | '/fiyatlandirma'; children: ReactNode }) {
  return (
    <Link to={to} className="font-semibold text-petrol underline">
      {children}
    </Link>
  );
}

type AnswersProps = {
  request: string;
  shown: AppRequestShown;
  organisation: Organisation | undefined;
  children: ReactNode;
};

/** Both answers have equal weight: the same size, side by side. */
function Answers({ request, shown, organisation, children }: AnswersProps) {
  const { decide, isBusy, isSuccess, error } = useDecision(request);
  return (
    <div>
      {error ? (
        <p role="alert" className="mb-3 font-medium text-red">
          {reasonOf(error) ?? 'Yanıtınız gönderilemedi. Biraz sonra yeniden deneyin.'}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-3">
        {organisation ? (
          <Button className="grow basis-40" aria-disabled={isBusy} onClick={() => decide(organisation.id)}>
            İzin ver
          </Button>
        ) : null}
        <Button look="secondary" className="grow basis-40" aria-disabled={isBusy} onClick={() => decide(null)}>
          Reddet
        </Button>
      </div>
      <p role="status" className="mt-3 text-sm text-ink-soft">
        {isSuccess ? `${shown.redirectHost} adresine gidiliyor. Açılmazsa uygulamanıza dönün.` : children}
      </p>
      {organisation && !isSuccess ? (
        <p className="mt-1 text-sm text-ink-soft">
          {`Bağlantı ${appConnectionDays} gün kullanılmazsa, her durumda ${appConnectionMaxDays} gün sonra biter. Kurum sayfasından dilediğiniz an kesersiniz; kurumun sahip ve yöneticileri de görür ve kesebilir.`}
        </p>
      ) : null}
    </div>
  );
}
