import { z } from 'zod';

/** The path of the files of one listing. */
export const listingFilePathSchema = z.object({
  id: z
    .string()
    .regex(/^[1-9]\d{0,14}$/, 'İlan numarası bir sayı olmalıdır.')
    .transform(Number),
});
