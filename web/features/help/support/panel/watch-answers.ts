import { UNREAD_POLL_MS } from '#shared/support/support-rules.ts';
import { getJson } from '#web/platform/api-client.ts';
import { logWarning } from '#web/platform/log-warning.ts';
import { noteConversation } from '../support-mark.ts';

/** Polls for answers while the page is visible and the panel is closed; returns a function that stops it. */
export function watchAnswers(tell: (unread: number) => void): () => void {
  const gone = new AbortController();
  async function ask(): Promise<void> {
    if (document.visibilityState !== 'visible') return;
    const { unread, isOpen } = await getJson('/api/support/unread', gone.signal);
    if (gone.signal.aborted) return;
    tell(unread);
    if (isOpen || unread > 0) return;
    noteConversation(false);
    end();
  }
  const look = () =>
    void ask().catch((error: unknown) => {
      if (!gone.signal.aborted) logWarning('Support could not be asked for answers.', error);
    });
  const timer = setInterval(look, UNREAD_POLL_MS);
  const end = () => {
    gone.abort();
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
  document.addEventListener('visibilitychange', look);
  look();
  return end;
}
