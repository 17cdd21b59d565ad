import { z } from 'zod';
import { OPERATOR_ROLES } from './operators.ts';

/** `GET /api/desk/me`: who sits at the desk. */
export const deskMeSchema = z.object({
  email: z.string(),
  role: z.enum(OPERATOR_ROLES),
  /** Until the second step of signing in is set up, the desk shows and answers nothing else. */
  needsSecondStep: z.boolean(),
  endsAt: z.iso.datetime(),
});
export type DeskMe = z.infer<typeof deskMeSchema>;
