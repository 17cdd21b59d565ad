import { useEffect, useState } from 'react';
import { createStore, useStore } from '#web/platform/create-store.ts';
import { logWarning } from '#web/platform/log-warning.ts';
import { mayGetAnswers } from './support-mark.ts';

const unread = createStore(0);

/** The number of answers that arrived while the panel was closed. */
export const useUnread = () => useStore(unread, 0);

/** Counts answers while the panel is closed. A visitor without a conversation sends no requests and loads no code. */
export function useAnswerWatch(isPanelOpen: boolean): void {
  const isAsked = useMayGetAnswers(isPanelOpen);
  useEffect(() => {
    if (isPanelOpen) unread.set(0);
    if (isPanelOpen || !isAsked) return undefined;
    let end: (() => void) | undefined;
    let isOver = false;
    import('./panel/watch-answers.ts')
      .then(({ watchAnswers }) => {
        if (!isOver) end = watchAnswers(unread.set);
      })
      .catch((error: unknown) => logWarning('Answers of support are not watched.', error));
    return () => {
      isOver = true;
      end?.();
    };
  }, [isPanelOpen, isAsked]);
}

/** Whether there is a conversation to poll; one that was started in another tab counts at once. */
function useMayGetAnswers(isPanelOpen: boolean): boolean {
  const [mayAsk, setMayAsk] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the panel may have begun or ended the conversation
  useEffect(() => {
    const look = () => setMayAsk(mayGetAnswers());
    look();
    window.addEventListener('storage', look);
    return () => window.removeEventListener('storage', look);
  }, [isPanelOpen]);
  return mayAsk;
}
