import { useCallback, useEffect, useRef } from 'react';

/** After this time nobody expects a reaction to a press any more. */
const LONGEST_MS = 15_000;

/**
 * Stores the last button that was pressed before a part of the page was interactive. Returns a function to call
 * afterwards: it presses the button again if it belongs to the part.
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
    // After this render, which attaches the button's handler.
    setTimeout(() => button.click());
  }, []);
}
