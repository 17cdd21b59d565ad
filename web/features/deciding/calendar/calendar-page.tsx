import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { User } from '#shared/accounts.ts';
import { addDays } from '#shared/law/holidays.ts';
import { istanbulDate } from '#shared/text/dates.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { CalendarClock, ChevronLeft, ChevronRight } from '#web/ui/icons.tsx';
import { MessageState } from '#web/ui/message-state.tsx';
import { LoadFailure, LoadingRows } from '#web/ui/panel-states.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { CALENDAR_VIEWS, type CalendarView } from './calendar-address.ts';
import { calendarQuery } from './calendar-calls.ts';
import { addMonths, byDay, type DayEntry, dayName, entriesOf, monthName, weekName, weekOf } from './calendar-days.ts';
import { DayEntries } from './day-entries.tsx';
import { DownloadButton } from './download-button.tsx';
import { FeedSection } from './feed-section.tsx';
import { MonthGrid } from './month-grid.tsx';

/** The current view of the calendar, as stored in the address. */
export type CalendarPlace = { layout: CalendarView; day: string | undefined };

type Props = {
  user: User;
  now: Date;
  place: CalendarPlace;
  onMove: (place: CalendarPlace) => void;
};

const VIEW_NAMES: Readonly<Record<CalendarView, string>> = { month: 'Ay', week: 'Hafta', list: 'Liste' };

/** The dates of a member's saved listings, by month, by week or as a list, with the feed and the download. */
export function CalendarPage({ user, now, place, onMove }: Props) {
  const { data, error, refetch } = useQuery({ ...calendarQuery(user), refetchOnMount: 'always' });
  if (error && !data) return <LoadFailure title="Takvim yüklenemedi." error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingRows label="Takvim yükleniyor" />;
  const entries = entriesOf(data);
  return (
    <div className="flex flex-col gap-6">
      {entries.length === 0 ? (
        <NothingToShow isSaved={data.length > 0} />
      ) : (
        <Views entries={entries} now={now} place={place} onMove={onMove} />
      )}
      {entries.length > 0 ? <DownloadButton /> : null}
      <FeedSection user={user} />
    </div>
  );
}

type ViewProps = Omit<Props, 'user'> & { entries: readonly DayEntry[] };

function Views({ entries, now, place: { layout: view, day: asked }, onMove }: ViewProps) {
  const today = istanbulDate(now);
  const day = asked ?? today;
  const days = byDay(entries);
  const move = (next: string) => onMove({ layout: view, day: next });
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        {view === 'list' ? (
          <p className="text-lg font-semibold">Yaklaşan tarihler</p>
        ) : (
          <Steps
            title={view === 'month' ? monthName(day) : weekName(day)}
            what={view === 'month' ? 'ay' : 'hafta'}
            onStep={(by) => move(view === 'month' ? addMonths(day, by) : addDays(day, 7 * by))}
            onToday={() => move(today)}
          />
        )}
        <div className="w-72 max-sm:w-full">
          <Segmented
            legend="Görünüm"
            isLegendHidden
            value={view}
            options={CALENDAR_VIEWS.map((value) => ({ value, label: VIEW_NAMES[value] }))}
            onChange={(value) =>
              onMove({ layout: CALENDAR_VIEWS.find((name) => name === value) ?? 'month', day: asked })
            }
          />
        </div>
      </div>
      {view === 'month' ? (
        <>
          <MonthGrid day={day} today={today} now={now} entries={days} onChoose={move} />
          <section aria-labelledby="takvim-gun">
            <h2 id="takvim-gun" aria-live="polite" className="mb-3 text-lg font-semibold">
              {dayName(day)}
            </h2>
            <OneDay day={day} days={days} now={now} />
          </section>
        </>
      ) : null}
      {view === 'week' ? <WeekDays day={day} days={days} now={now} today={today} /> : null}
      {view === 'list' ? <UpcomingDays entries={entries} now={now} /> : null}
    </>
  );
}

type StepsProps = { title: string; what: 'ay' | 'hafta'; onStep: (by: number) => void; onToday: () => void };

function Steps({ title, what, onStep, onToday }: StepsProps) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button look="secondary" className="px-2.5" aria-label={`Önceki ${what}`} onClick={() => onStep(-1)}>
        <ChevronLeft size={20} aria-hidden="true" />
      </Button>
      <Button look="secondary" className="px-2.5" aria-label={`Sonraki ${what}`} onClick={() => onStep(1)}>
        <ChevronRight size={20} aria-hidden="true" />
      </Button>
      <p aria-live="polite" className="tabular mx-2 text-lg font-semibold sm:min-w-36">
        {title}
      </p>
      <Button look="quiet" className="px-2" onClick={onToday}>
        Bugüne dön
      </Button>
    </div>
  );
}

type Days = ReadonlyMap<string, readonly DayEntry[]>;

function OneDay({ day, days, now }: { day: string; days: Days; now: Date }) {
  const entries = days.get(day);
  return entries ? (
    <DayEntries entries={entries} now={now} label={dayName(day)} />
  ) : (
    <p className="text-ink-soft">Bu gün için tarih yok.</p>
  );
}

function WeekDays({ day, days, now, today }: { day: string; days: Days; now: Date; today: string }) {
  return (
    <ol className="grid gap-4 lg:grid-cols-7 lg:gap-2">
      {weekOf(day).map((of) => (
        <li key={of} {...(of === today && { 'aria-current': 'date' as const })}>
          <h2 className="mb-2 text-sm font-semibold">
            {dayName(of)}
            {of === today ? <span className="text-petrol"> · bugün</span> : null}
          </h2>
          {days.has(of) ? (
            <DayEntries entries={days.get(of) ?? []} now={now} label={dayName(of)} isShort />
          ) : (
            <p className="text-sm text-ink-soft">Tarih yok</p>
          )}
        </li>
      ))}
    </ol>
  );
}

/** All future dates. */
function UpcomingDays({ entries, now }: { entries: readonly DayEntry[]; now: Date }) {
  const days = byDay(entries.filter(({ overAt }) => overAt > now));
  if (days.size === 0) return <p className="text-ink-soft">Kaydettiğiniz ilanların yaklaşan bir tarihi yok.</p>;
  return [...days].map(([day, ofDay]) => (
    <section key={day} aria-labelledby={`gun-${day}`}>
      <h2 id={`gun-${day}`} className="mb-3 text-lg font-semibold">
        {`${dayName(day)} ${day.slice(0, 4)}`}
      </h2>
      <DayEntries entries={ofDay} now={now} label={dayName(day)} />
    </section>
  ));
}

/** The member has saved nothing, or no saved listing has a date. */
function NothingToShow({ isSaved }: { isSaved: boolean }) {
  return (
    <MessageState
      icon={CalendarClock}
      title="Takviminiz boş."
      action={
        <Link to="/search" className={buttonClass('primary')}>
          İhalelere bakın
        </Link>
      }
    >
      {isSaved
        ? 'Kaydettiğiniz ilanlarda tarih belirtilmemiş. Kaynak tarihi bildirince burada görünür.'
        : 'Kaydettiğiniz ilanların başlangıcı, teminat süreleri ve bitişi, kazandığınız ihalelerin süreleri burada toplanır.'}
    </MessageState>
  );
}
