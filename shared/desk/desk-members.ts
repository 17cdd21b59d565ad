import { z } from 'zod';
import { userSchema, userSessionSchema } from '../accounts.ts';
import { MEMBER_EMAIL } from '../field-rules/account-fields.ts';
import { GIFT_DAYS, MEMBER_QUERY } from '../field-rules/desk-fields.ts';
import { countSchema, fieldSchema } from '../field-rules/field-schema.ts';
import { ORDER_PERIODS, ORDER_PLANS, ORDER_STATES, PAYMENT_METHODS } from '../orders/order-rules.ts';
import { OPERATOR_ROLES } from './operators.ts';
import { whySchema } from './why.ts';

export const memberIdSchema = z.object({ id: z.uuid('Üye numarası geçersiz.') });

/**
 * `POST /api/desk/members/search`: a whole e-mail address, a phone number, an order's code, or three letters of a name.
 */
export const memberSearchSchema = z.object({
  q: fieldSchema(MEMBER_QUERY),
});

/** A list reveals only enough of a person to recognise the right one. */
const memberRowSchema = z.object({
  id: z.uuid(),
  /** `a***@ornek.com`. */
  email: z.string(),
  /** `05** *** ** 67`. */
  phoneNumber: z.string(),
  createdAt: z.iso.datetime(),
  isPremium: z.boolean(),
  isClosed: z.boolean(),
});
export type MemberRow = z.infer<typeof memberRowSchema>;
export const memberRowsSchema = z.object({ members: z.array(memberRowSchema) });

const instant = z.iso.datetime();
const kurus = z.number().int();

/**
 * `POST /api/desk/members/{id}`: the audit log records each opening. The answer contains neither secrets of the member
 * nor bank accounts.
 */
export const memberOpenedSchema = z.object({
  member: userSchema.extend({
    closedAt: instant.nullable(),
    lastUsedAt: instant,
    /** Since when the unused account is marked for deletion. */
    passiveSince: instant.nullable(),
    passkeys: z.number().int(),
    operatorRole: z.enum(OPERATOR_ROLES).nullable(),
  }),
  plan: z.object({
    isPremium: z.boolean(),
    premiumUntil: instant.nullable(),
    trialStartedAt: instant.nullable(),
    renews: z.boolean(),
    /** Periods of premium, the latest first; periods without an order were given away. */
    periods: z.array(z.object({ from: instant, until: instant, paidKurus: kurus, reference: z.string().nullable() })),
  }),
  orders: z.array(
    z.object({
      reference: z.string(),
      state: z.enum(ORDER_STATES),
      plan: z.enum(ORDER_PLANS),
      period: z.enum(ORDER_PERIODS),
      method: z.enum(PAYMENT_METHODS).nullable(),
      totalKurus: kurus,
      createdAt: instant,
      paidAt: instant.nullable(),
      refunds: z.array(z.object({ amountKurus: kurus, isDone: z.boolean(), dueBy: instant })),
    }),
  ),
  invoices: z.array(
    z.object({ number: z.string(), kind: z.enum(['sale', 'refund']), amountKurus: kurus, issuedOn: z.iso.date() }),
  ),
  sessions: z.array(userSessionSchema.omit({ isCurrent: true })),
  counts: z.object({ savedAds: z.number().int(), alerts: z.number().int(), conversations: z.number().int() }),
  /** The latest notifications, with the alert or saved listing that caused them and how they were sent. */
  told: z.array(
    z.object({
      at: instant,
      title: z.string(),
      /** The listing that they are about; null for news of the site. */
      propertyId: z.number().int().nullable(),
      isOfAlert: z.boolean(),
      /** Null if the alert was deleted or the notification has none. */
      alertName: z.string().nullable(),
      /** Empty if the notification is only shown on the site. `at`: when it was sent or is retried. */
      letters: z.array(
        z.object({
          channel: z.enum(['email', 'sms']),
          state: z.enum(['waiting', 'sent', 'cancelled', 'dead']),
          at: instant,
        }),
      ),
    }),
  ),
  /** How deleting the account would affect purchases, in the words that the member reads. */
  deletion: z.array(z.string()),
});
export type MemberOpened = z.infer<typeof memberOpenedSchema>;

/**
 * `POST /api/desk/members/{id}/days`. The form generates `clientId`, so that a repeated request gives the days only
 * once.
 */
export const memberDaysSchema = z.object({
  days: countSchema(GIFT_DAYS),
  clientId: z.uuid('İşlem numarası geçersiz.'),
  why: whySchema,
});

/** `POST /api/desk/members/{id}/close`, `…/reopen` and `…/export`. */
export const memberActSchema = z.object({ why: whySchema });

/** `POST /api/desk/members/{id}/delete`: the address must be typed again, because a deletion can't be undone. */
export const memberDeleteSchema = z.object({
  email: fieldSchema(MEMBER_EMAIL),
  why: whySchema,
});
