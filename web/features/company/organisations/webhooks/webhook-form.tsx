import type { FormEvent } from 'react';
import { NO_EVENT, WEBHOOK_URL } from '#shared/field-rules/company-fields.ts';
import { fieldFault } from '#shared/field-rules/field-rule.ts';
import {
  MAX_WEBHOOK_URL_LENGTH,
  WEBHOOK_EVENT_NAMES,
  WEBHOOK_EVENTS,
  WEBHOOK_LISTINGS,
  WEBHOOK_LISTINGS_NAMES,
  type WebhookEvent,
} from '#shared/organisations/webhook-rules.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckBox } from '#web/ui/form/check-box.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { textOf, useFormErrors } from '#web/ui/form/use-form-errors.ts';
import type { Place } from '../organisation-calls.ts';
import { useWebhookSecret } from './webhook-calls.ts';

type Props = { place: Place; onSecret: (secret: string) => void; onCancel: () => void };

/** Each box has its own name, so that the first one can get the focus. */
const boxOf = (event: WebhookEvent) => `event-${event}`;
const FIRST_BOX = boxOf('listing.created');
/** The call's field names that differ from the form's. */
const FIELDS = { events: FIRST_BOX };

/** The address of a webhook, its events and its listings. */
export function WebhookForm({ place, onSecret, onCancel }: Props) {
  const { form, errors, refuse, refuseAnswer } = useFormErrors();
  const { add, isPending } = useWebhookSecret(place, {
    failed: 'Webhook adresi eklenemedi.',
    onSecret,
    onRefused: (error) => refuseAnswer(error, FIELDS),
  });

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const url = textOf(data, 'url').trim();
    const events = WEBHOOK_EVENT_NAMES.filter((name) => data.has(boxOf(name)));
    const wrong = {
      url: fieldFault(WEBHOOK_URL, url),
      [FIRST_BOX]: events.length === 0 ? NO_EVENT : undefined,
    };
    if (refuse(wrong)) return;
    const listings = WEBHOOK_LISTINGS_NAMES.find((known) => known === textOf(data, 'listings')) ?? 'all';
    add({ url, events, listings });
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      aria-labelledby="webhook-formu"
      className="flex w-full max-w-110 flex-col gap-4"
    >
      <h3 id="webhook-formu" className="font-semibold">
        Yeni webhook adresi
      </h3>
      <TextField
        id="webhook-adresi"
        name="url"
        type="url"
        label="Adres"
        hint="Programınızın internetten ulaşılan https:// adresi."
        maxLength={MAX_WEBHOOK_URL_LENGTH}
        autoComplete="off"
        spellCheck={false}
        error={errors.url}
      />
      <fieldset className="flex flex-col gap-3">
        <legend className="mb-2 text-sm font-semibold">Olaylar</legend>
        {WEBHOOK_EVENT_NAMES.map((name) => (
          <CheckBox
            key={name}
            name={boxOf(name)}
            defaultChecked
            label={WEBHOOK_EVENTS[name].name}
            hint={WEBHOOK_EVENTS[name].hint}
            error={boxOf(name) === FIRST_BOX ? errors[FIRST_BOX] : undefined}
          />
        ))}
      </fieldset>
      <SelectField id="webhook-ilanlari" name="listings" label="Hangi ilanlarda olanlar?">
        {WEBHOOK_LISTINGS_NAMES.map((name) => (
          <option key={name} value={name}>
            {WEBHOOK_LISTINGS[name]}
          </option>
        ))}
      </SelectField>
      <p className="-mt-2 text-sm text-ink-soft">
        Uyarıların bulduğu ilanlar ve hazır raporlar, seçtiyseniz, her durumda bildirilir.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={isPending}>
          {isPending ? 'Ekleniyor…' : 'Adresi ekle'}
        </Button>
        <Button look="secondary" onClick={onCancel}>
          Vazgeç
        </Button>
      </div>
    </form>
  );
}
