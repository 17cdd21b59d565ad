import { ORGANISATION_SEATS, PLAN_LAST_DAY } from '#shared/field-rules/desk-fields.ts';
import { countFault } from '#shared/field-rules/field-rule.ts';
import { SEATS } from '#shared/organisations/organisation-rules.ts';
import { TextField } from '#web/ui/form/text-field.tsx';
import { type FormErrors, textOf } from '#web/ui/form/use-form-errors.ts';

/** The fields of an organisation's plan, as agreed in an offer. */
export function PlanFields({ id, errors }: { id: string; errors: FormErrors }) {
  return (
    <>
      <TextField
        id={`${id}-yer`}
        name="seats"
        label="Kaç kişi"
        hint={`En az ${SEATS.min}, en çok ${SEATS.max}; açık davetler de yer tutar.`}
        inputMode="numeric"
        error={errors.seats}
      />
      <TextField id={`${id}-son-gun`} name="lastDay" type="date" label="Planın son günü" error={errors.lastDay} />
    </>
  );
}

/** Reads the fields of a plan, and their errors. */
export function readPlan(data: FormData) {
  const seats = Number(textOf(data, 'seats').trim());
  const lastDay = textOf(data, 'lastDay');
  return {
    body: { seats, lastDay },
    errors: {
      seats: countFault(ORGANISATION_SEATS, textOf(data, 'seats')),
      lastDay: lastDay === '' ? PLAN_LAST_DAY : undefined,
    },
  };
}
