import { useCallback, useEffect, useRef } from 'react';

/** Nobody expects an answer to a press any more after so long. */
const LONGEST_MS = 15_000;

/**
 * Notes the last button that was pressed before a part of the page came to life. Returns what to call then: it presses
 * the button again, if it is one of the part's.
 */
export function usePressedBefore(isLive: boolean): (part: Element) => void {
  const pressed = useRef<{ button: HTMLElement; at: number }>(undefined);
  useEffect(() => {
    if (isLive) return undefined;
    const note = ({ target }: Event) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('button') : null;
      pressed.current = button ? { button, at: performance.now() } : undefined;
    };
    addEventListener('click', note, true);
    return () => removeEventListener('click', note, true);
  }, [isLive]);
  return useCallback((part) => {
    const { button, at } = pressed.current ?? {};
    pressed.current = undefined;
    if (!button || at === undefined || !part.contains(button) || performance.now() - at > LONGEST_MS) return;
    // After this drawing, with which the button begins to answer.
    setTimeout(() => button.click());
  }, []);
}
