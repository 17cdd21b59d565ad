import { useLayoutEffect, useState } from 'react';
import type { Room } from './page-layout.ts';

/** Width and height inside an element, kept up to date. */
export function useRoom(element: HTMLElement): Room {
  const [room, setRoom] = useState<Room>(() => ({ width: element.clientWidth, height: element.clientHeight }));
  useLayoutEffect(() => {
    function measure(): void {
      const { clientWidth: width, clientHeight: height } = element;
      setRoom((known) => (known.width === width && known.height === height ? known : { width, height }));
    }
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return room;
}
