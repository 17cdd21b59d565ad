import { z } from 'zod';
import { MEMBER_EMAIL } from '../field-rules/account-fields.ts';
import { fieldSchema } from '../field-rules/field-schema.ts';
import { OPERATOR_ROLES } from './operators.ts';
import { whySchema } from './why.ts';

/** `GET /api/desk/me`: the signed-in operator. */
export const deskMeSchema = z.object({
  email: z.string(),
  role: z.enum(OPERATOR_ROLES),
  /** Until the second step of signing in is set up, the desk shows nothing else. */
  needsSecondStep: z.boolean(),
  endsAt: z.iso.datetime(),
});
export type DeskMe = z.infer<typeof deskMeSchema>;

/** `GET /api/desk/operators`: the operators, sorted by name of role, then by address. */
export const deskOperatorsSchema = z.object({
  operators: z.array(
    z.object({
      email: z.string(),
      name: z.string(),
      role: z.enum(OPERATOR_ROLES),
      grantedAt: z.iso.datetime(),
      /** Whether the second step of signing in is set up, which the desk requires. */
      hasSecondStep: z.boolean(),
      isSelf: z.boolean(),
    }),
  ),
});
export type DeskOperators = z.infer<typeof deskOperatorsSchema>;

/** `POST /api/desk/operators`: gives a member a role, or removes it (`role` null). */
export const roleGivenSchema = z.object({
  email: fieldSchema(MEMBER_EMAIL),
  role: z.enum(OPERATOR_ROLES, { error: 'Görevi seçin.' }).nullable(),
  why: whySchema,
});
