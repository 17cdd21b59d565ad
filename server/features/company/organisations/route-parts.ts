import { apiErrorSchema } from '#shared/api-error.ts';

export const tags = ['Kurumlar'];
export const refusals = { 400: apiErrorSchema, 401: apiErrorSchema, 429: apiErrorSchema };
/**
 * Errors of calls that name an organisation: 404 for another's, 403 if the role does not allow it, 409 if the
 * organisation's state does not.
 */
export const forbidding = { ...refusals, 403: apiErrorSchema, 404: apiErrorSchema, 409: apiErrorSchema };
