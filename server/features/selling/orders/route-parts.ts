import { z } from 'zod';
import { apiErrorSchema } from '#shared/api-error.ts';

/** Shared by the routes of orders. */
export const tags = ['Sipariş'];
export const params = z.object({ id: z.uuid({ error: 'Böyle bir sipariş yok.' }) });
export const refusals = {
  400: apiErrorSchema,
  401: apiErrorSchema,
  404: apiErrorSchema,
  409: apiErrorSchema,
  429: apiErrorSchema,
  503: apiErrorSchema,
};
/**
 * A person orders a few times a day, so a caller who orders more often is suspicious. Requests for the state of an
 * order have no such limit.
 */
export const rateLimit = { max: 30, timeWindow: 60_000 };
