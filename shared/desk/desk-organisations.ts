import { z } from 'zod';
import { emailSchema } from '../accounts.ts';
import { organisationNameSchema } from '../organisations/organisation-name.ts';
import { SEATS } from '../organisations/organisation-rules.ts';
import { whySchema } from './why.ts';

const seatsMessage = `Kişi sayısı ${SEATS.min} ile ${SEATS.max} arasında bir sayı olmalıdır.`;
const seatsSchema = z
  .number({ error: seatsMessage })
  .int(seatsMessage)
  .min(SEATS.min, seatsMessage)
  .max(SEATS.max, seatsMessage);
/** The last day of the plan in Istanbul. */
const lastDaySchema = z.iso.date({ error: 'Planın son gününü yazın.' });

export const deskOrganisationPathSchema = z.object({ id: z.uuid('Kurum numarası geçersiz.') });

/** `POST /api/desk/organisations`: an offer that a member has confirmed. */
export const foundingSchema = z.object({
  email: emailSchema,
  name: organisationNameSchema,
  seats: seatsSchema,
  lastDay: lastDaySchema,
  why: whySchema,
});
export type Founding = z.infer<typeof foundingSchema>;

/** `POST /api/desk/organisations/{id}`: another number of people or another end. */
export const organisationChangeSchema = z.object({ seats: seatsSchema, lastDay: lastDaySchema, why: whySchema });
export type OrganisationChange = z.infer<typeof organisationChangeSchema>;

/** `GET /api/desk/organisations`, by name; nothing names a person. */
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
