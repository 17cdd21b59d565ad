import { z } from 'zod';
import { MEMBER_EMAIL } from '../field-rules/account-fields.ts';
import { ORGANISATION_NAME } from '../field-rules/company-fields.ts';
import { ORGANISATION_SEATS, PLAN_LAST_DAY } from '../field-rules/desk-fields.ts';
import { countSchema, fieldSchema } from '../field-rules/field-schema.ts';
import { whySchema } from './why.ts';

const seatsSchema = countSchema(ORGANISATION_SEATS);
/** The last day of the plan in Istanbul. */
const lastDaySchema = z.iso.date({ error: PLAN_LAST_DAY });

export const deskOrganisationPathSchema = z.object({ id: z.uuid('Kurum numarası geçersiz.') });

/** `POST /api/desk/organisations`: an offer that a member has accepted. */
export const foundingSchema = z.object({
  email: fieldSchema(MEMBER_EMAIL),
  name: fieldSchema(ORGANISATION_NAME),
  seats: seatsSchema,
  lastDay: lastDaySchema,
  why: whySchema,
});
export type Founding = z.infer<typeof foundingSchema>;

/** `POST /api/desk/organisations/{id}`: changes the number of seats or the end. */
export const organisationChangeSchema = z.object({ seats: seatsSchema, lastDay: lastDaySchema, why: whySchema });
export type OrganisationChange = z.infer<typeof organisationChangeSchema>;

/** `GET /api/desk/organisations`, sorted by name; it contains no names of people. */
export const deskOrganisationsSchema = z.object({
  organisations: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      seats: z.number().int(),
      people: z.number().int(),
      foundedAt: z.iso.datetime(),
      validUntil: z.iso.datetime(),
      isRunning: z.boolean(),
    }),
  ),
});
export type DeskOrganisations = z.infer<typeof deskOrganisationsSchema>;
