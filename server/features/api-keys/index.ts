export { apiKeyRoutes } from './api-key-routes.ts';
export type { KeyCaller } from './find-key.ts';
export { keyCall, keyOf } from './key-guard-routes.ts';
