import { readStored, writeStored } from '#web/platform/stored-text.ts';

/** The spec's own key (§3). */
export const DEVICE_ID_KEY = 'device_id';
/** The format that `trialRequestSchema` accepts (shared/subscriptions.ts). */
const DEVICE_ID = /^web_[A-Za-z0-9_-]{6,100}$/;
const RANDOM_BYTES = 12;

function makeDeviceId(): string {
  // Not `randomUUID`, which exists only on HTTPS pages.
  const bytes = crypto.getRandomValues(new Uint8Array(RANDOM_BYTES));
  const random = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `web_${random}_${Date.now().toString(36)}`;
}

/** This browser's id, created once and stored (spec §3): `web_`, random text, time-based suffix. */
export function deviceId(): string {
  const stored = readStored('localStorage', DEVICE_ID_KEY);
  if (stored !== undefined && DEVICE_ID.test(stored)) return stored;
  const made = makeDeviceId();
  writeStored('localStorage', DEVICE_ID_KEY, made);
  return made;
}
