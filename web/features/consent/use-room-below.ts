import { type RefObject, useEffect } from 'react';

/**
 * Lets the page be scrolled past something that is fixed to the bottom of the window, so that nothing stays hidden behind
 * it: neither the end of the page nor what has the focus. Moves nothing that is in view.
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
