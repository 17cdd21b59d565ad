import { apiErrorSchema } from '#shared/api-error.ts';

/** Calls under `/api/v1` stand together in the reference. */
export const tags = ['Kurumsal API'];
/** Of every call with a key; 429 and 503 stand in the reference for all calls. */
export const refusals = { 400: apiErrorSchema, 401: apiErrorSchema, 403: apiErrorSchema };
/** Of calls that name a listing. */
export const refusalsOfOne = { ...refusals, 404: apiErrorSchema };
