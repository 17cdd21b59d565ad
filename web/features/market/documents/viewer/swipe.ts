/** Spec §9. */
export const PHONE_WIDTH_PX = 768;
const SWIPE_PX = 50;

export type Point = { readonly x: number; readonly y: number };

/** The direction of a swipe: 1 to the next document (finger to the left), -1 to the previous one, 0 for none. */
export function swipeDirection(from: Point, to: Point, windowWidthPx: number): 1 | -1 | 0 {
  const across = to.x - from.x;
  if (windowWidthPx > PHONE_WIDTH_PX || Math.abs(across) <= SWIPE_PX || !isSideways(from, to)) return 0;
  return across < 0 ? 1 : -1;
}

export function isSideways(from: Point, to: Point): boolean {
  return Math.abs(to.x - from.x) > 1.5 * Math.abs(to.y - from.y);
}
