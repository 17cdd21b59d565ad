import { z } from 'zod';

const MAX_LIMIT = 100;
const MAX_ID = Number.MAX_SAFE_INTEGER;

const limitMessage = `limit 1 ile ${MAX_LIMIT} arasında bir tam sayı olmalıdır.`;
/** The number of current auctions to return: 24 by default, at most 100. */
export const currentLimitSchema = z.object({
  limit: z
    .string()
    .regex(/^\d{1,9}$/, limitMessage)
    .optional()
    .transform((value) => (value === undefined ? 24 : Number(value)))
    .refine((value) => value >= 1 && value <= MAX_LIMIT, limitMessage),
});
/** The path parameters of calls about one listing. */
export const listingPathSchema = z.object({
  id: z
    .string()
    .regex(/^\d{1,16}$/, 'İlan numarası bir sayı olmalıdır.')
    .transform(Number)
    .refine((id) => id >= 1 && id <= MAX_ID, 'İlan numarası geçersiz.'),
});
