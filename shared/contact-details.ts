import { z } from 'zod';

/** `GET /api/contact-details`: how visitors reach support, as the operator has configured it; null where nothing is set. */
export const contactDetailsSchema = z.object({
  email: z.string().nullable(),
  /** As it is dialled. */
  phone: z.string().nullable(),
});
export type ContactDetails = z.infer<typeof contactDetailsSchema>;
