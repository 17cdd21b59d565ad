export { apiKeyRoutes } from './api-key-routes.ts';
export type { KeyCaller } from './find-key.ts';
export { countCall, keyCall, keyOf, requireKey } from './key-guard-routes.ts';
