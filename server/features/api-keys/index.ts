export type { KeyCaller } from './find-key.ts';
export { requireKey } from './key-guard-routes.ts';
