export { ConsentGate } from './consent-gate.tsx';
export {
  keepPreference,
  readPreference,
  reopenStorageQuestion,
  type StorageChoice,
  storageChoice,
} from './preferences.ts';
