import { notFound } from '@tanstack/react-router';
import { ApiError, getJson } from '#web/platform/api-client.ts';
import { apiPath } from '#web/platform/api-path.ts';

/** Loads the page of a month; a month without figures is not found. */
export function loadMonth(month: string) {
  return getJson(apiPath('/api/monthly-outcomes/:month', { month })).catch((error: unknown) => {
    throw error instanceof ApiError && error.status < 500 && error.status !== 429 ? notFound() : error;
  });
}
