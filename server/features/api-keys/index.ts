export { apiKeyRoutes } from './api-key-routes.ts';
export type { KeyCaller } from './find-key.ts';
export { keyCall, keyOf } from './key-guard-routes.ts';
export { exportMadeKeys } from './manage-keys.ts';
export { v1Refusals, v1RefusalsOfFeed, v1RefusalsOfOne, v1Tags } from './v1-parts.ts';
