export { admitKey, type Entrance, keyOf } from './admit-keys-routes.ts';
export { apiKeyRoutes } from './api-key-routes.ts';
export { findKey, type KeyCaller, type Presented } from './find-key.ts';
export { SCOPE_MISSING } from './key-refusals.ts';
export { exportMadeKeys } from './manage-keys.ts';
export { noteUse } from './note-use.ts';
