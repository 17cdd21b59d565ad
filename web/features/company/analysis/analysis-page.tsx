import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { User } from '#shared/accounts.ts';
import type { AnalysisView, KeptView } from '#shared/analysis/analyses.ts';
import { START_VIEW } from '#shared/analysis/start-view.ts';
import { mayIn } from '#shared/organisations/organisation-rules.ts';
import type { Organisation } from '#shared/organisations/organisations.ts';
import { ViewReportButtons } from '#web/features/deciding/reports/index.ts';
import { organisationsQuery } from '#web/features/members/accounts/index.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { ChartNoAxesCombined } from '#web/ui/icons.tsx';
import { MessageState } from '#web/ui/message-state.tsx';
import { LoadFailure, LoadingRows } from '#web/ui/panel-states.tsx';
import { type AnalysisPlace, viewsQuery } from './analysis-calls.ts';
import { KeepingForm } from './keeping-form.tsx';
import { ResultPart } from './result-part.tsx';
import { SetForm } from './set-form.tsx';
import { ViewControls } from './view-controls.tsx';

type Asked = { readonly id: string | undefined; readonly viewId: string | undefined };
type Props = { user: User; asked: Asked; onOpen: (asked: { id: string; viewId: string | undefined }) => void };

/** Analyses sets of listings as a whole, for members of an organisation with a current plan. */
export function AnalysisPage({ user, asked, onOpen }: Props) {
  const { data, error, refetch } = useQuery(organisationsQuery(user));
  if (error && !data) return <LoadFailure title="Kurum yüklenemedi." error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingRows label="Kurum yükleniyor" />;
  const shown =
    asked.id === undefined ? data.find(({ isRunning }) => isRunning) : data.find(({ id }) => id === asked.id);
  if (!shown?.isRunning) return <NoPlan />;
  const open = (viewId: string | undefined) => onOpen({ id: shown.id, viewId });
  return (
    <Views key={shown.id} place={{ user, id: shown.id }} organisation={shown} viewId={asked.viewId} onOpen={open} />
  );
}

type ViewsProps = {
  place: AnalysisPlace;
  organisation: Organisation;
  viewId: string | undefined;
  onOpen: (viewId: string | undefined) => void;
};

function Views({ place, organisation, viewId, onOpen }: ViewsProps) {
  const { data, error, refetch } = useQuery(viewsQuery(place));
  if (error && !data)
    return <LoadFailure title="Görünümler yüklenemedi." error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingRows label="Görünümler yükleniyor" />;
  const kept = data.find(({ id }) => id === viewId);
  return (
    <div className="flex flex-col gap-6">
      <nav aria-label="Görünümler" className="flex flex-wrap items-center gap-2">
        <Link to="/kurum" search={{ id: organisation.id }} className={buttonClass('quiet', 'px-2')}>
          {organisation.name}
        </Link>
        <ViewLink organisation={organisation} viewId={undefined} name="Yeni görünüm" isShown={!kept} />
        {data.map(({ id, name }) => (
          <ViewLink key={id} organisation={organisation} viewId={id} name={name} isShown={id === viewId} />
        ))}
      </nav>
      {viewId !== undefined && !kept ? (
        <p role="alert" className="rounded-sheet bg-amber-tint px-5 py-4">
          Bu görünüm silinmiş ya da sizinle paylaşılmıyor.
        </p>
      ) : null}
      {kept && mayIn(organisation.role, 'share') ? (
        <ViewReportButtons key={kept.id} organisationId={organisation.id} viewId={kept.id} />
      ) : null}
      <OneView key={kept ? `${kept.id} ${kept.version}` : 'new'} {...{ place, organisation, kept, onOpen }} />
    </div>
  );
}

type LinkProps = { organisation: Organisation; viewId: string | undefined; name: string; isShown: boolean };

function ViewLink({ organisation, viewId, name, isShown }: LinkProps) {
  return (
    <Link
      to="/kurum/analiz"
      search={{ id: organisation.id, ...(viewId && { gorunum: viewId }) }}
      activeOptions={{ exact: true }}
      {...(isShown && { 'aria-current': 'page' as const })}
      className={buttonClass('secondary', isShown ? 'border-petrol bg-petrol-tint text-petrol' : undefined)}
    >
      {name}
    </Link>
  );
}

type OneProps = {
  place: AnalysisPlace;
  organisation: Organisation;
  kept: KeptView | undefined;
  onOpen: (viewId: string | undefined) => void;
};

function OneView({ place, organisation, kept, onOpen }: OneProps) {
  const [view, setView] = useState<AnalysisView>(kept?.view ?? START_VIEW);
  const change = (changes: Partial<AnalysisView>) => setView({ ...view, ...changes });
  return (
    <>
      <section aria-labelledby="kume" className="sheet flex flex-col gap-5 p-5">
        <h2 id="kume" className="text-lg font-semibold">
          Hangi ilanlar?
        </h2>
        <SetForm place={place} name="ilk" label="Seçim" set={view.set} onChange={(set) => change({ set })} />
        {view.beside ? (
          <SetForm
            place={place}
            name="ikinci"
            label="İkinci seçim"
            set={view.beside}
            onChange={(beside) => change({ beside })}
            onLeave={() => change({ beside: null })}
          />
        ) : (
          <button
            type="button"
            className={buttonClass('quiet', '-mx-4 self-start')}
            onClick={() => change({ beside: { kind: 'search', parameters: '' } })}
          >
            İkinci bir seçim ekle
          </button>
        )}
        <div>
          <ViewControls view={view} onChange={change} />
          {mayIn(organisation.role, 'share') ? (
            <KeepingForm place={place} view={view} kept={kept} onKept={onOpen} />
          ) : null}
        </div>
      </section>
      <ResultPart key={JSON.stringify(view)} place={place} view={view} />
    </>
  );
}

function NoPlan() {
  return (
    <MessageState
      icon={ChartNoAxesCombined}
      title="Toplu analiz kurumsal planla açılır."
      action={
        <Link to="/fiyatlandirma" className={buttonClass('primary')}>
          Kurumsal plana bakın
        </Link>
      }
    >
      Planı süren bir kurumun üyesi olduğunuzda binlerce ilanı birden gruplayıp ölçebilirsiniz.
    </MessageState>
  );
}
