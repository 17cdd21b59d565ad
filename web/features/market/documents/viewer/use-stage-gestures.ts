import { type RefObject, useEffect, useRef } from 'react';
import { DoubleTaps } from './double-tap.ts';
import { isSideways, type Point, swipeDirection } from './swipe.ts';
import { doubleTapZoom, snapZoom, stepZoom, turnWheel } from './zoom.ts';

const PIXELS_PER_LINE = 20;

type Gestures = {
  zoom: number;
  /** `around` is the position of the fingers or pointer, relative to the stage's corner; that point stays in place. */
  onZoom(zoom: number, around: Point): void;
  onSwipe(direction: 1 | -1): void;
};

/** Ctrl+wheel (which is also how a touchpad's pinch arrives), pinch, double tap, and swipes on a phone. */
export function useStageGestures(stage: HTMLElement | null, gestures: Gestures): void {
  const latest = useRef(gestures);
  useEffect(() => {
    latest.current = gestures;
  });
  useEffect(() => {
    if (!stage) return;
    const stopWheel = listenToWheel(stage, latest);
    const stopTouch = listenToTouch(stage, latest);
    return () => {
      stopWheel();
      stopTouch();
    };
  }, [stage]);
}

function listenToWheel(stage: HTMLElement, latest: RefObject<Gestures>): () => void {
  let gathered = 0;
  function onWheel(event: WheelEvent): void {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const turned = turnWheel(gathered, event.deltaY * (event.deltaMode === 0 ? 1 : PIXELS_PER_LINE));
    gathered = turned.gathered;
    if (turned.step === 0) return;
    const { zoom, onZoom } = latest.current;
    onZoom(stepZoom(zoom, turned.step), within(stage, { x: event.clientX, y: event.clientY }));
  }
  stage.addEventListener('wheel', onWheel, { passive: false });
  return () => stage.removeEventListener('wheel', onWheel);
}

function listenToTouch(stage: HTMLElement, latest: RefObject<Gestures>): () => void {
  let pinch: { distance: number; zoom: number } | undefined;
  let swipeFrom: Point | undefined;
  const taps = new DoubleTaps();

  function onStart({ touches, changedTouches, timeStamp }: TouchEvent): void {
    const [first, second] = touches;
    taps.begin(first && !second ? pointOf(first) : undefined, timeStamp);
    for (const { target } of changedTouches) follow(target instanceof HTMLElement ? target : stage);
    const isPannable = stage.scrollWidth > stage.clientWidth + 1;
    swipeFrom = first && !second && !isPannable ? pointOf(first) : undefined;
    pinch = first && second ? { distance: distance(first, second), zoom: latest.current.zoom } : undefined;
  }

  function onMove(event: TouchEvent): void {
    const [first, second] = event.touches;
    // Otherwise the browser may use the swipe to go back.
    const isSwiping = swipeFrom !== undefined && first !== undefined && isSideways(swipeFrom, pointOf(first));
    if (event.cancelable && (pinch || isSwiping)) event.preventDefault();
    if (!pinch || !first || !second) return;
    const zoom = snapZoom((pinch.zoom * distance(first, second)) / pinch.distance);
    if (zoom === latest.current.zoom) return;
    const centre = { x: (first.clientX + second.clientX) / 2, y: (first.clientY + second.clientY) / 2 };
    latest.current.onZoom(zoom, within(stage, centre));
  }

  function onEnd({ touches, changedTouches, timeStamp }: TouchEvent): void {
    const [last] = changedTouches;
    const from = swipeFrom;
    swipeFrom = undefined;
    if (touches.length < 2) pinch = undefined;
    if (touches.length === 0) unfollow();
    if (last && touches.length === 0 && taps.end(pointOf(last), timeStamp)) {
      latest.current.onZoom(doubleTapZoom(latest.current.zoom), within(stage, pointOf(last)));
      return;
    }
    if (!from || !last || touches.length > 0) return;
    const direction = swipeDirection(from, pointOf(last), window.innerWidth);
    const isSelecting = !document.getSelection()?.isCollapsed;
    if (direction !== 0 && !isSelecting) latest.current.onSwipe(direction);
  }

  function onCancel(): void {
    swipeFrom = undefined;
    pinch = undefined;
    unfollow();
  }

  /**
   * The element under a finger may be removed during the gesture. Its events then reach only itself, no longer the
   * stage.
   */
  const followed = new Set<HTMLElement>();
  function follow(target: HTMLElement): void {
    followed.add(target);
    target.addEventListener('touchmove', onMove, { passive: false });
    target.addEventListener('touchend', onEnd, { passive: true });
    target.addEventListener('touchcancel', onCancel, { passive: true });
  }
  function unfollow(): void {
    for (const target of followed) {
      target.removeEventListener('touchmove', onMove);
      target.removeEventListener('touchend', onEnd);
      target.removeEventListener('touchcancel', onCancel);
    }
    followed.clear();
  }

  stage.addEventListener('touchstart', onStart, { passive: true });
  return () => {
    stage.removeEventListener('touchstart', onStart);
    unfollow();
  };
}

function pointOf(touch: Touch): Point {
  return { x: touch.clientX, y: touch.clientY };
}

function distance(first: Touch, second: Touch): number {
  return Math.max(1, Math.hypot(first.clientX - second.clientX, first.clientY - second.clientY));
}

function within(stage: HTMLElement, point: Point): Point {
  const { left, top } = stage.getBoundingClientRect();
  return { x: point.x - left, y: point.y - top };
}
