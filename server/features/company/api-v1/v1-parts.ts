import { apiErrorSchema } from '#shared/api-error.ts';

/** Calls under `/api/v1` stand together in the reference. */
export const v1Tags = ['Kurumsal API'];
/** Of every call with a key; 429 and 503 stand in the reference for all calls. */
export const v1Refusals = { 400: apiErrorSchema, 401: apiErrorSchema, 403: apiErrorSchema };
/** Of calls that name one thing. */
export const v1RefusalsOfOne = { ...v1Refusals, 404: apiErrorSchema };
/** Of calls that go on after a cursor. */
export const v1RefusalsOfFeed = { ...v1Refusals, 410: apiErrorSchema };
