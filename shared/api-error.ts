import { z } from 'zod';

/** The answer of every failed call (D26): a Turkish sentence, a code for programs, the parameter with the error. */
export const apiErrorSchema = z.object({
  message: z.string(),
  code: z.string().optional(),
  field: z.string().optional(),
});
export type ApiErrorBody = z.infer<typeof apiErrorSchema>;
