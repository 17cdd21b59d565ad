export { ConsentGate } from './consent-gate.tsx';
export { keepPreference, readPreference, reopenStorageQuestion, type StorageChoice } from './preferences.ts';
