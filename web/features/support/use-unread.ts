import { useEffect, useState } from 'react';
import { logWarning } from '#web/platform/log-warning.ts';
import { mayGetAnswers } from './support-mark.ts';

/** How many answers came while the panel was closed. Who has no conversation asks for nothing and loads nothing. */
export function useUnread(isPanelOpen: boolean): number {
  const [unread, setUnread] = useState(0);
  useEffect(() => {
    if (isPanelOpen) setUnread(0);
    if (isPanelOpen || !mayGetAnswers()) return undefined;
    let end: (() => void) | undefined;
    let isOver = false;
    import('./panel/watch-answers.ts')
      .then(({ watchAnswers }) => {
        if (!isOver) end = watchAnswers(setUnread);
      })
      .catch((error: unknown) => logWarning('Answers of support are not watched.', error));
    return () => {
      isOver = true;
      end?.();
    };
  }, [isPanelOpen]);
  return unread;
}
