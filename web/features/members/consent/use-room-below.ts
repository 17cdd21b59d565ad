import { type RefObject, useEffect } from 'react';

/**
 * Adds room at the end of the page for an element fixed to the bottom of the window, so that it hides neither the end
 * of the page nor the focused element. Nothing visible moves.
 */
export function useRoomBelow(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const covering = element.current;
    if (!covering) return undefined;
    const { documentElement: root, body } = document;
    const observer = new ResizeObserver(() => {
      const covered = `${Math.ceil(window.innerHeight - covering.getBoundingClientRect().top)}px`;
      root.style.scrollPaddingBottom = covered;
      body.style.marginBottom = covered;
    });
    observer.observe(covering);
    return () => {
      observer.disconnect();
      root.style.removeProperty('scroll-padding-bottom');
      body.style.removeProperty('margin-bottom');
    };
  }, [element]);
}
