import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';

export type Track = {
  readonly ref: RefObject<HTMLDivElement | null>;
  /** The picture in view, from 0. */
  readonly index: number;
  readonly goTo: (index: number) => void;
  readonly onScroll: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
};

/** The picture that a key selects; undefined for other keys. */
export function indexAfterKey(key: string, index: number, count: number): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: Math.max(0, index - 1),
    ArrowRight: Math.min(count - 1, index + 1),
    Home: 0,
    End: count - 1,
  };
  return steps[key];
}

/** A row of pictures: swiped by native scrolling, or changed by keys and buttons. */
export function useTrack(count: number, startAt = 0): Track {
  const ref = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(startAt);

  useLayoutEffect(() => {
    const track = ref.current;
    track?.scrollTo({ left: startAt * track.clientWidth, behavior: 'instant' });
  }, [startAt]);

  function goTo(next: number): void {
    const track = ref.current;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    track?.scrollTo({ left: next * track.clientWidth, behavior: isCalm ? 'instant' : 'smooth' });
  }

  return {
    ref,
    index,
    goTo,
    onScroll() {
      const track = ref.current;
      if (track && track.clientWidth > 0) setIndex(Math.round(track.scrollLeft / track.clientWidth));
    },
    onKeyDown(event) {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const next = indexAfterKey(event.key, index, count);
      if (next === undefined) return;
      // Even at either end, so that the key doesn't open the next listing.
      event.preventDefault();
      goTo(next);
    },
  };
}
