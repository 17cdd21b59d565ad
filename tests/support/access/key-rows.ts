import { START_VIEW } from '#shared/analysis/start-view.ts';
import type { KeyScope } from '#shared/organisations/key-scopes.ts';

/**
 * What the calls of a row refer to; `propertyId` is a public listing, the others belong to the organisation of the key.
 */
export type KeyThings = { readonly propertyId: number };

export type KeyRow = {
  /** Without this scope, the call gets 403. */
  readonly scope: KeyScope;
  /** The path below `/api/v1`, with its query. */
  readonly path: (things: KeyThings) => string;
  readonly body?: (things: KeyThings) => object;
  /** The status for a key with the scope. */
  readonly status: number;
};

const MISSING_REPORT = '00000000-0000-4000-8000-000000000000';
const listings = (path: KeyRow['path'], status = 200): KeyRow => ({ scope: 'listings', path, status });

/**
 * The access matrix of `/api/v1`: one row for every call. `tests/key-access.test.ts` makes each with every scope,
 * without a key and with a member's token; the rows of `access-rows.ts` for them are derived from these.
 */
export const KEY_ROWS: Readonly<Record<string, KeyRow>> = {
  'GET /api/v1/properties': listings(() => '/properties?limit=5'),
  'GET /api/v1/properties/search': listings(() => '/properties/search?city=Ankara'),
  'GET /api/v1/properties/search-ai': listings(() => '/properties/search-ai?query=ankara+daire'),
  'GET /api/v1/properties/suggestions': listings(() => '/properties/suggestions?query=ank'),
  'GET /api/v1/properties/{id}': listings(({ propertyId }) => `/properties/${propertyId}`),
  'GET /api/v1/properties/{id}/documents': listings(({ propertyId }) => `/properties/${propertyId}/documents`),
  'GET /api/v1/properties/{id}/findings': listings(({ propertyId }) => `/properties/${propertyId}/findings`),
  'GET /api/v1/properties/{id}/comparables': listings(({ propertyId }) => `/properties/${propertyId}/comparables`),
  'GET /api/v1/properties/{id}/outcomes': listings(({ propertyId }) => `/properties/${propertyId}/outcomes`),
  'GET /api/v1/properties/{id}/versions': listings(({ propertyId }) => `/properties/${propertyId}/versions`),
  'GET /api/v1/properties/{id}/versions/{before}/{after}': listings(
    ({ propertyId }) => `/properties/${propertyId}/versions/1/2`,
  ),
  'GET /api/v1/properties/export': listings(({ propertyId }) => `/properties/export?after=${propertyId - 1}`),
  'GET /api/v1/changes': listings(() => '/changes?limit=5'),
  'GET /api/v1/filters': listings(() => '/filters'),
  'GET /api/v1/summary': listings(() => '/summary'),
  'GET /api/v1/alerts': { scope: 'alerts', path: () => '/alerts', status: 200 },
  'GET /api/v1/alerts/matches': { scope: 'alerts', path: () => '/alerts/matches?limit=5', status: 200 },
  'GET /api/v1/reports': { scope: 'reports', path: () => '/reports', status: 200 },
  'GET /api/v1/reports/{id}/file': { scope: 'reports', path: () => `/reports/${MISSING_REPORT}/file`, status: 404 },
  'POST /api/v1/analysis': {
    scope: 'analysis',
    path: () => '/analysis',
    body: () => ({ view: START_VIEW }),
    status: 200,
  },
  'GET /api/v1/analysis/views': { scope: 'analysis', path: () => '/analysis/views', status: 200 },
};
