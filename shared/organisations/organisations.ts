import { z } from 'zod';
import { emailSchema } from '../accounts.ts';
import { SHARED_NOTE } from '../field-rules/company-fields.ts';
import { fieldSchema } from '../field-rules/field-schema.ts';
import { savedAdSchema } from '../saved-ads.ts';
import { ORGANISATION_LOG_ACTS, type OrganisationLogAct } from './organisation-log.ts';
import { ORGANISATION_ROLES } from './organisation-rules.ts';

const roleSchema = z.enum(ORGANISATION_ROLES, 'Rolü seçin.');
const instant = z.iso.datetime();
const noSuchNumber = 'Kurum numarası geçersiz.';

export const organisationPathSchema = z.object({ id: z.uuid(noSuchNumber) });
export const organisationMemberPathSchema = organisationPathSchema.extend({ userId: z.uuid('Üye numarası geçersiz.') });
export const invitationPathSchema = organisationPathSchema.extend({
  invitationId: z.uuid('Davetin numarası geçersiz.'),
});
const listingNumberSchema = z
  .string()
  .regex(/^[1-9]\d{0,14}$/, 'İlan numarası bir sayı olmalıdır.')
  .transform(Number);
export const sharedAdPathSchema = organisationPathSchema.extend({ propertyId: listingNumberSchema });
export const sharedNotePathSchema = sharedAdPathSchema.extend({
  noteId: z
    .string()
    .regex(/^[1-9]\d{0,14}$/, 'Notun numarası bir sayı olmalıdır.')
    .transform(Number),
});

/** An organisation as one of its members sees it. */
const organisationSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The caller's role. */
  role: roleSchema,
  seats: z.number().int(),
  validUntil: instant,
  /** False once the plan has ended: shared content stays readable, but nothing new can be shared. */
  isRunning: z.boolean(),
});
export type Organisation = z.infer<typeof organisationSchema>;

/** `GET /api/organisations`: the member's organisations, sorted by name. */
export const organisationsSchema = z.object({ organisations: z.array(organisationSchema) });

const personSchema = z.object({
  userId: z.uuid(),
  /** Empty until the person enters it in the profile. */
  name: z.string(),
  email: z.string(),
  role: roleSchema,
  joinedAt: instant,
  isSelf: z.boolean(),
});
export type OrganisationPerson = z.infer<typeof personSchema>;

const invitationSchema = z.object({ id: z.uuid(), email: z.string(), role: roleSchema, expiresAt: instant });
export type Invitation = z.infer<typeof invitationSchema>;

/** `GET /api/organisations/{id}`; invitations only for members who may invite. */
export const organisationOpenedSchema = organisationSchema.extend({
  people: z.array(personSchema),
  /** When the logo on its reports was chosen; null without one. */
  logoChangedAt: instant.nullable(),
  invitations: z.array(invitationSchema),
});
export type OrganisationOpened = z.infer<typeof organisationOpenedSchema>;

/** `POST /api/organisations/{id}/invitations`. */
export const invitationRequestSchema = z.object({ email: emailSchema, role: roleSchema });

const tokenSchema = z.object({
  token: z.string({ error: 'Davet bağlantısı geçersiz.' }).regex(/^[\w-]{32}$/, 'Davet bağlantısı geçersiz.'),
});
/** `POST /api/organisations/invitation` and `…/invitation/acceptance`: the token of the link that was mailed. */
export const invitationTokenSchema = tokenSchema;

/** What the holder of the link sees. */
export const invitationShownSchema = z.object({
  organisation: z.string(),
  role: roleSchema,
  /** `a***@ornek.com`: the address that was invited. */
  email: z.string(),
  expiresAt: instant,
});
export type InvitationShown = z.infer<typeof invitationShownSchema>;

export const invitationAcceptedSchema = z.object({ message: z.string(), organisationId: z.uuid() });

/** `PUT /api/organisations/{id}/members/{userId}`. */
export const roleChangeSchema = z.object({ role: roleSchema });

/** `POST /api/organisations/{id}/saved-ads`. */
export const sharedAdRequestSchema = z.object({
  propertyId: z.number({ error: 'İlan numarası bir sayı olmalıdır.' }).int().min(1).max(999_999_999_999_999),
});

/** `POST /api/organisations/{id}/saved-ads/{propertyId}/notes`. */
export const sharedNoteRequestSchema = z.object({
  text: fieldSchema(SHARED_NOTE),
});

const sharedNoteSchema = z.object({
  id: z.number().int(),
  text: z.string(),
  /** The person's current name in the organisation; “Ayrılmış üye” for people who have left. */
  author: z.string(),
  isOwn: z.boolean(),
  writtenAt: instant,
});
export type SharedNote = z.infer<typeof sharedNoteSchema>;

/** A listing that an organisation shares, with its notes, the oldest first. */
const sharedAdSchema = savedAdSchema.extend({
  sharedBy: z.string(),
  isOwn: z.boolean(),
  notes: z.array(sharedNoteSchema),
});
export type SharedAd = z.infer<typeof sharedAdSchema>;
/** `GET /api/organisations/{id}/saved-ads`: the most recently shared first. */
export const sharedAdsSchema = z.object({ ads: z.array(sharedAdSchema) });

/** `GET /api/organisations/{id}/log`, 50 per page. */
export const organisationLogAskedSchema = z.object({
  before: z
    .string()
    .regex(/^\d{1,15}$/, 'Sayfa geçersiz.')
    .transform(Number)
    .optional(),
});
export const organisationLogSchema = z.object({
  entries: z.array(
    z.object({
      id: z.number().int(),
      at: instant,
      /** Who did it: a name, or “Peyda” for the desk. */
      by: z.string(),
      // Safe: the keys are those of the object.
      act: z.enum(Object.keys(ORGANISATION_LOG_ACTS) as [OrganisationLogAct, ...OrganisationLogAct[]]),
      /** The person or thing that it was done to, if still known; empty if the act says it all. */
      to: z.string(),
    }),
  ),
  next: z.number().int().nullable(),
});
export type OrganisationLog = z.infer<typeof organisationLogSchema>;
