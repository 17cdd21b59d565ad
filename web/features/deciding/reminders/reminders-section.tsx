import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { User } from '#shared/accounts.ts';
import {
  quietFault,
  REMINDER_KINDS,
  REMINDER_STEPS,
  type ReminderKind,
  type ReminderStep,
} from '#shared/reminders/reminder-rules.ts';
import type { ReminderSettings } from '#shared/reminders/reminders.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckBox } from '#web/ui/form/check-box.tsx';
import { LoadFailure, LoadingRows } from '#web/ui/panel-states.tsx';
import { QuietHoursField } from './quiet-hours-field.tsx';
import { remindersQuery, useReminderChange } from './reminder-calls.ts';
import { KIND_NAMES, stepName } from './reminder-words.ts';

/** A member's reminders for each kind of date, and the hours in which mails and text messages are held back. */
export function RemindersSection({ user }: { user: User }) {
  const { data, error, refetch } = useQuery({ ...remindersQuery(user), refetchOnMount: 'always' });
  return (
    <section aria-labelledby="hatirlatmalar" className="sheet p-5 sm:p-6">
      <h2 id="hatirlatmalar" className="text-lg font-semibold">
        Hatırlatmalar
      </h2>
      <p className="mt-1 text-sm text-ink-soft">
        Kaydettiğiniz ilanlarda ve kazandığınız ihalelerde hangi süreden ne kadar önce haber verelim? Süre yer
        değiştirirse yeniden haber veririz.
      </p>
      <div className="mt-4">
        {error && !data ? (
          <LoadFailure title="Hatırlatmalar yüklenemedi." error={error} onRetry={() => void refetch()} />
        ) : null}
        {!error && !data ? <LoadingRows label="Hatırlatmalar yükleniyor" count={1} /> : null}
        {data ? <RemindersForm key={JSON.stringify(data)} user={user} kept={data} /> : null}
      </div>
    </section>
  );
}

function RemindersForm({ user, kept }: { user: User; kept: ReminderSettings }) {
  const [settings, setSettings] = useState(kept);
  const { mutate, isPending } = useReminderChange(user);
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isPending || quietFault(settings.quietHours)) return;
    mutate(settings);
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {REMINDER_KINDS.map((kind) => (
        <StepBoxes
          key={kind}
          kind={kind}
          chosen={settings[kind]}
          onChange={(steps) => setSettings({ ...settings, [kind]: steps })}
        />
      ))}
      <QuietHoursField
        hours={settings.quietHours}
        onChange={(quietHours) => setSettings({ ...settings, quietHours })}
      />
      <Button type="submit" aria-disabled={isPending} className="self-start max-sm:w-full">
        {isPending ? 'Kaydediliyor…' : 'Hatırlatmaları kaydet'}
      </Button>
    </form>
  );
}

type BoxesProps = {
  kind: ReminderKind;
  chosen: readonly ReminderStep[];
  onChange: (steps: ReminderStep[]) => void;
};

function StepBoxes({ kind, chosen, onChange }: BoxesProps) {
  return (
    <fieldset>
      <legend className="mb-2 font-medium">{KIND_NAMES[kind]}</legend>
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        {REMINDER_STEPS.map((step) => (
          <CheckBox
            key={step}
            label={
              <>
                {stepName(kind, step)}
                <span className="sr-only"> önce</span>
              </>
            }
            checked={chosen.includes(step)}
            onChange={({ target }) =>
              onChange(REMINDER_STEPS.filter((one) => (one === step ? target.checked : chosen.includes(one))))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
