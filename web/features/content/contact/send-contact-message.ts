import type { ContactMessage } from '#shared/contact-rules.ts';
import { sendJson } from '#web/platform/api-client.ts';

/** The sending state lasts at least this long (D9), so that nobody wonders whether anything happened. */
const LEAST_MS = 1500;

/** Sends a message; settles no sooner than after 1.5 seconds. Throws as `sendJson`. */
export async function sendContactMessage(message: ContactMessage, website: string): Promise<void> {
  const pause = new Promise((resolve) => setTimeout(resolve, LEAST_MS));
  const [outcome] = await Promise.allSettled([sendJson('POST', '/api/contact', { ...message, website }), pause]);
  if (outcome.status === 'rejected') throw outcome.reason;
}
