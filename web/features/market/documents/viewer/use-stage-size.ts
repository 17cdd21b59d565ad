import { useLayoutEffect, useState } from 'react';
import type { StageSize } from './page-layout.ts';

/** Width and height inside the stage, kept up to date. */
export function useStageSize(stage: HTMLElement): StageSize {
  const [size, setSize] = useState<StageSize>(() => ({ width: stage.clientWidth, height: stage.clientHeight }));
  useLayoutEffect(() => {
    function measure(): void {
      const { clientWidth: width, clientHeight: height } = stage;
      setSize((known) => (known.width === width && known.height === height ? known : { width, height }));
    }
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(stage);
    return () => observer.disconnect();
  }, [stage]);
  return size;
}
