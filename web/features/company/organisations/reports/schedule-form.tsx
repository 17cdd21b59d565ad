import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { LAST_MONTH_DAY, REPORT_HOURS, REPORT_RHYTHMS, WEEKDAY_NAMES } from '#shared/reports/report-rules.ts';
import { REPORT_FILE_KINDS } from '#shared/reports/shared-ads-file.ts';
import { viewsQuery } from '#web/features/company/analysis/index.ts';
import { sendJson } from '#web/platform/api-client.ts';
import { apiPath } from '#web/platform/api-path.ts';
import { companyQuery } from '#web/platform/queries/company-query.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckBox } from '#web/ui/form/check-box.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { textOf } from '#web/ui/form/use-form-errors.ts';
import { LoadFailure, LoadingRows } from '#web/ui/panel-states.tsx';
import { organisationQuery, type Place, useAct } from '../organisation-calls.ts';

const RHYTHM_NAMES = { day: 'Her gün', week: 'Her hafta', month: 'Her ay' } as const;
const HOURS = range(REPORT_HOURS.first, REPORT_HOURS.last);
const MONTH_DAYS = range(1, LAST_MONTH_DAY);

/** Which shared view is reported, when, and who is notified. */
export function ScheduleForm({ place, onClose }: { place: Place; onClose: () => void }) {
  const views = useQuery(viewsQuery(place));
  const people = useQuery(organisationQuery(place));
  const error = views.error ?? people.error;
  if (error)
    return (
      <LoadFailure
        title="Görünümler yüklenemedi."
        error={error}
        onRetry={() => void Promise.all([views.refetch(), people.refetch()])}
      />
    );
  if (!views.data || !people.data) return <LoadingRows label="Görünümler yükleniyor" count={1} />;
  const shared = views.data.filter(({ isShared }) => isShared);
  if (shared.length === 0) return <p role="status">Önce toplu analizde bir görünüm saklayıp kurumla paylaşın.</p>;
  return (
    <Form
      place={place}
      views={shared}
      people={people.data.people.map(({ userId, name, email }) => ({ userId, name: name || email }))}
      onClose={onClose}
    />
  );
}

type FormProps = {
  place: Place;
  views: readonly { id: string; name: string }[];
  people: readonly { userId: string; name: string }[];
  onClose: () => void;
};

function Form({ place, views, people, onClose }: FormProps) {
  const [rhythm, setRhythm] = useState<(typeof REPORT_RHYTHMS)[number]>('week');
  const { data: company } = useQuery(companyQuery);
  const { act, isPending } = useAct(place, { failed: 'Rapor zamanlanamadı.', onDone: onClose });
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isPending) return;
    const data = new FormData(event.currentTarget);
    const body = {
      viewId: textOf(data, 'view'),
      // Safe: the field offers these kinds alone.
      kind: textOf(data, 'kind') as (typeof REPORT_FILE_KINDS)[number],
      rhythm,
      onDay: Number(data.get('onDay') ?? 0),
      hour: Number(data.get('hour')),
      readers: data.getAll('reader').map(String),
    };
    act(() => sendJson('POST', apiPath('/api/organisations/:id/reports/schedules', { id: place.id }), body));
  }
  return (
    <form aria-labelledby="rapor-zamanla" noValidate onSubmit={submit} className="flex w-full max-w-110 flex-col gap-4">
      <h4 id="rapor-zamanla" className="font-semibold">
        Yeni rapor zamanlaması
      </h4>
      <SelectField id="rapor-gorunumu" name="view" label="Görünüm">
        {views.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <div className="grid grid-cols-2 gap-3">
        <SelectField id="rapor-turu" name="kind" label="Dosya">
          {REPORT_FILE_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {kind.toUpperCase()}
            </option>
          ))}
        </SelectField>
        <SelectField
          id="rapor-sikligi"
          label="Sıklık"
          value={rhythm}
          onChange={(value) => setRhythm(REPORT_RHYTHMS.find((name) => name === value) ?? rhythm)}
        >
          {REPORT_RHYTHMS.map((name) => (
            <option key={name} value={name}>
              {RHYTHM_NAMES[name]}
            </option>
          ))}
        </SelectField>
        {rhythm === 'week' ? (
          <SelectField id="rapor-gunu" name="onDay" label="Gün">
            {WEEKDAY_NAMES.map((name, at) => (
              <option key={name} value={at + 1}>
                {name}
              </option>
            ))}
          </SelectField>
        ) : null}
        {rhythm === 'month' ? (
          <SelectField id="rapor-gunu" name="onDay" label="Ayın günü">
            {MONTH_DAYS.map((day) => (
              <option key={day} value={day}>
                {day}
              </option>
            ))}
          </SelectField>
        ) : null}
        <SelectField id="rapor-saati" name="hour" label="Saat">
          {HOURS.map((hour) => (
            <option key={hour} value={hour}>
              {`${String(hour).padStart(2, '0')}:00`}
            </option>
          ))}
        </SelectField>
      </div>
      {/* Without a mail service nobody can be notified by mail. */}
      {company?.sendsMail ? (
        <fieldset className="flex flex-col gap-2">
          <legend className="mb-1 text-sm font-semibold">Hazır olunca e-posta alacaklar</legend>
          {people.map(({ userId, name }) => (
            <CheckBox key={userId} name="reader" value={userId} label={name} />
          ))}
          <p className="text-sm text-ink-soft">
            E-postada dosya değil, kurum sayfasının bağlantısı bulunur. E-posta adresini onaylamamış olana gönderilmez.
          </p>
        </fieldset>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" aria-disabled={isPending}>
          {isPending ? 'Zamanlanıyor…' : 'Raporu zamanla'}
        </Button>
        <Button look="secondary" onClick={onClose}>
          Vazgeç
        </Button>
      </div>
    </form>
  );
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}
