import { z } from 'zod';

/** What every failed call answers (D26): a Turkish sentence, a code for programs, the parameter that is to blame. */
export const apiErrorSchema = z.object({
  message: z.string(),
  code: z.string().optional(),
  field: z.string().optional(),
});
export type ApiErrorBody = z.infer<typeof apiErrorSchema>;
