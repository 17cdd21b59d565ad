import type { ContactMessage } from '#shared/contact-rules.ts';
import { sendJson } from '#web/platform/api-client.ts';

/** The sending state lasts at least this long (D9), so that everybody sees that something happens. */
const MIN_SENDING_MS = 1500;

/**
 * Sends a message and settles after 1.5 seconds at the earliest. `website` is the hidden field that only programs fill
 * in. Throws as `sendJson` does.
 */
export async function sendContactMessage(message: ContactMessage & { website: string }): Promise<void> {
  const pause = new Promise((resolve) => setTimeout(resolve, MIN_SENDING_MS));
  const [outcome] = await Promise.allSettled([sendJson('POST', '/api/contact', message), pause]);
  if (outcome.status === 'rejected') throw outcome.reason;
}
