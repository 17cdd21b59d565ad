import { apiErrorSchema } from '#shared/api-error.ts';

export const refusals = { 400: apiErrorSchema, 401: apiErrorSchema, 429: apiErrorSchema };
