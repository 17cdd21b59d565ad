import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { mayIn } from '#shared/organisations/organisation-rules.ts';
import type { Organisation } from '#shared/organisations/organisations.ts';
import { RETENTION } from '#shared/retention.ts';
import { PanelSection } from '#web/ui/panel-section.tsx';
import { LoadFailure, LoadingRows } from '#web/ui/panel-states.tsx';
import type { Place } from '../organisation-calls.ts';
import { LogoPart } from './logo-part.tsx';
import { reportsQuery } from './report-calls.ts';
import { ReportRow } from './report-row.tsx';
import { SchedulesPart } from './schedules-part.tsx';

/** The organisation's reports: those that exist and those that are scheduled. */
export function ReportsSection({ place, organisation }: { place: Place; organisation: Organisation }) {
  const { data, error, refetch } = useQuery({ ...reportsQuery(place), refetchOnMount: 'always' });
  if (error && !data) return <LoadFailure title="Raporlar yüklenemedi." error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingRows label="Raporlar yükleniyor" count={1} />;
  const { reports, schedules } = data;
  const waiting = reports.filter(({ state }) => state === 'waiting').length;
  return (
    <PanelSection title="Raporlar" hint={`Toplu analiz görünümlerinin raporları ${RETENTION.reportDays} gün saklanır.`}>
      <p role="status" className="sr-only">
        {waiting > 0 ? `${waiting} rapor hazırlanıyor.` : ''}
      </p>
      {reports.length > 0 ? (
        <ul aria-label="Raporlar" className="divide-y divide-line border-y border-line">
          {reports.map((report) => (
            <li key={report.id}>
              <ReportRow place={place} report={report} mayAct={mayIn(organisation.role, 'share')} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-ink-soft">
          Rapor yok.{' '}
          {organisation.isRunning ? (
            <>
              Bir{' '}
              <Link to="/kurum/analiz" search={{ id: place.id }} className="font-semibold text-petrol underline">
                toplu analiz
              </Link>{' '}
              görünümü saklayın, raporunu oradan isteyin.
            </>
          ) : null}
        </p>
      )}
      <div className="grid gap-x-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <SchedulesPart place={place} organisation={organisation} schedules={schedules} />
        {mayIn(organisation.role, 'logo') ? <LogoPart place={place} organisation={organisation} /> : null}
      </div>
    </PanelSection>
  );
}
