import { quietFault } from '#shared/reminders/reminder-rules.ts';
import type { ReminderSettings } from '#shared/reminders/reminders.ts';
import { Select } from '#web/ui/select.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { hourName, QUIET_RULES } from './reminder-words.ts';

type Hours = ReminderSettings['quietHours'];
type Props = { hours: Hours; onChange: (hours: Hours) => void };

const ALL_HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const USUAL: NonNullable<Hours> = { from: 22, until: 8 };

/** The hours in which mails and text messages are held back, and what is never held back. */
export function QuietHoursField({ hours, onChange }: Props) {
  const fault = quietFault(hours);
  return (
    <div className="flex flex-col gap-3">
      <Switch
        id="reminder-quiet"
        label="Sessiz saatler"
        hint="Türkiye saatiyle; bu saatlerde e-posta ve kısa mesaj bekler."
        isOn={hours !== null}
        onChange={(isOn) => onChange(isOn ? USUAL : null)}
      />
      {hours === null ? null : (
        <>
          <div className="flex flex-wrap items-end gap-3">
            <Hour
              id="reminder-quiet-from"
              label="Başlangıç"
              hour={hours.from}
              hasFault={fault !== undefined}
              onChange={(from) => onChange({ ...hours, from })}
            />
            <Hour
              id="reminder-quiet-until"
              label="Bitiş"
              hour={hours.until}
              hasFault={fault !== undefined}
              onChange={(until) => onChange({ ...hours, until })}
            />
          </div>
          <p id="reminder-quiet-fault" role="status" className="text-sm font-medium text-red">
            {fault}
          </p>
        </>
      )}
      <ul className="list-disc space-y-1 pl-5 text-sm text-ink-soft marker:text-ink-faint">
        {QUIET_RULES.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </div>
  );
}

type HourProps = { id: string; label: string; hour: number; hasFault: boolean; onChange: (hour: number) => void };

function Hour({ id, label, hour, hasFault, onChange }: HourProps) {
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm font-semibold">
        {label}
      </label>
      <Select
        id={id}
        value={hour}
        aria-invalid={hasFault || undefined}
        aria-describedby={hasFault ? 'reminder-quiet-fault' : undefined}
        onChange={(event) => onChange(Number(event.target.value))}
      >
        {ALL_HOURS.map((one) => (
          <option key={one} value={one}>
            {hourName(one)}
          </option>
        ))}
      </Select>
    </div>
  );
}
