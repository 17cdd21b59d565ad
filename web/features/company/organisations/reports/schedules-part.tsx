import { useState } from 'react';
import { mayIn } from '#shared/organisations/organisation-rules.ts';
import type { Organisation } from '#shared/organisations/organisations.ts';
import type { ReportSchedule } from '#shared/reports/kept-reports.ts';
import { MAX_SCHEDULES, reportTimesText } from '#shared/reports/report-rules.ts';
import { formatDateTime } from '#shared/text/dates.ts';
import { sendJson } from '#web/platform/api-client.ts';
import { apiPath } from '#web/platform/api-path.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmedButton } from '../confirmed-button.tsx';
import { type Place, useAct } from '../organisation-calls.ts';
import { ScheduleForm } from './schedule-form.tsx';

type Props = { place: Place; organisation: Organisation; schedules: readonly ReportSchedule[] };

/** Scheduled reports, and whom they notify. */
export function SchedulesPart({ place, organisation, schedules }: Props) {
  const [isOpen, setOpen] = useState(false);
  const maySchedule = mayIn(organisation.role, 'schedule');
  const isFull = schedules.length >= MAX_SCHEDULES;
  if (schedules.length === 0 && !(maySchedule && organisation.isRunning)) return null;
  return (
    <div className="mt-6 flex flex-col items-start gap-3">
      <h3 className="font-semibold">Zamanlanmış raporlar</h3>
      {schedules.length > 0 ? (
        <ul aria-label="Zamanlanmış raporlar" className="w-full divide-y divide-line border-y border-line">
          {schedules.map((schedule) => (
            <li key={schedule.id}>
              <ScheduleRow place={place} schedule={schedule} maySchedule={maySchedule} />
            </li>
          ))}
        </ul>
      ) : null}
      {isFull ? <p className="text-sm text-ink-soft">En çok {MAX_SCHEDULES} zamanlama olabilir.</p> : null}
      {isOpen ? <ScheduleForm place={place} onClose={() => setOpen(false)} /> : null}
      {maySchedule && organisation.isRunning && !isOpen && !isFull ? (
        <Button look="secondary" onClick={() => setOpen(true)}>
          Rapor zamanla
        </Button>
      ) : null}
    </div>
  );
}

type RowProps = { place: Place; schedule: ReportSchedule; maySchedule: boolean };

function ScheduleRow({ place, schedule, maySchedule }: RowProps) {
  const { act, isPending } = useAct(place, { failed: 'Zamanlama değiştirilemedi.' });
  const { id, name, kind, nextAt, readers, isReader } = schedule;
  const title = `${name} (${kind.toUpperCase()})`;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="font-semibold break-words">{title}</p>
        <p className="tabular text-sm break-words text-ink-soft">
          {reportTimesText(schedule)}.{' '}
          {nextAt === null
            ? 'Bekliyor: plan sona ermiş ya da görünüm artık paylaşılmıyor.'
            : `Sıradaki ${formatDateTime(new Date(nextAt))}.`}{' '}
          {readers.length > 0 ? `E-posta alanlar: ${readers.join(', ')}.` : 'Kimseye e-posta gönderilmez.'}
        </p>
      </div>
      <div className="flex flex-wrap items-center">
        {isReader ? (
          <Button
            look="quiet"
            aria-label={`Bana gönderme: ${title}`}
            aria-disabled={isPending}
            onClick={() =>
              isPending ||
              act(() =>
                sendJson(
                  'DELETE',
                  apiPath('/api/organisations/:id/reports/schedules/:scheduleId/own-mails', {
                    id: place.id,
                    scheduleId: id,
                  }),
                ),
              )
            }
          >
            Bana gönderme
          </Button>
        ) : null}
        {maySchedule ? (
          <ConfirmedButton
            label="Sil"
            name={`Zamanlamayı sil: ${title}`}
            question="Zamanlama silinsin mi?"
            consequence="Bu rapor artık otomatik hazırlanmaz. Hazırlanmış raporlar kalır."
            isPending={isPending}
            onConfirm={() =>
              act(() =>
                sendJson(
                  'DELETE',
                  apiPath('/api/organisations/:id/reports/schedules/:scheduleId', { id: place.id, scheduleId: id }),
                ),
              )
            }
          />
        ) : null}
      </div>
    </div>
  );
}
