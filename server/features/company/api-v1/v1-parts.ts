import { apiErrorSchema } from '#shared/api-error.ts';

/** Groups the calls under `/api/v1` in the API reference. */
export const v1Tags = ['Kurumsal API'];
/** Errors of every call with a key; the reference documents 429 and 503 for all calls. */
export const v1Refusals = { 400: apiErrorSchema, 401: apiErrorSchema, 403: apiErrorSchema };
/** Errors of calls that name one object. */
export const v1RefusalsOfOne = { ...v1Refusals, 404: apiErrorSchema };
/** Errors of calls that continue from a cursor. */
export const v1RefusalsOfFeed = { ...v1Refusals, 410: apiErrorSchema };
