import { notFound, redirect } from '@tanstack/react-router';
import type { Landing } from '#shared/landing.ts';
import { ApiError, getJson } from '#web/platform/api-client.ts';
import { apiPath } from '#web/platform/api-path.ts';
import { landingDescription, landingHeading } from './landing-text.ts';

/** A place's page with its heading and description, and the time of rendering. */
export type LoadedLanding = { landing: Landing; heading: string; description: string; renderedAt: number };

/**
 * Loads the page of a place by what follows `/icra` in the address. Another spelling is redirected permanently to the
 * canonical address; an unknown place is not found.
 */
export async function loadLanding(place: string, pathname: string): Promise<LoadedLanding> {
  const landing = await getJson(apiPath('/api/landing', { place })).catch((error: unknown) => {
    throw error instanceof ApiError && error.status < 500 && error.status !== 429 ? notFound() : error;
  });
  if (landing.path !== pathname) throw redirect({ href: landing.path, statusCode: 301 });
  return {
    landing,
    heading: landingHeading(landing),
    description: landingDescription(landing),
    renderedAt: Date.now(),
  };
}
