import type { Point } from './swipe.ts';

const SOON_MS = 300;
/** A finger never returns to exactly the same place. */
const NEAR_PX = 30;

type Tap = Point & { readonly at: number };
const isNear = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y) <= NEAR_PX;

/** Detects a double tap at one place; each pair counts once. */
export class DoubleTaps {
  #down: Tap | undefined;
  #last: Tap | undefined;

  begin(point: Point | undefined, at: number): void {
    this.#down = point && { ...point, at };
  }

  end(point: Point, at: number): boolean {
    const isTap = this.#down !== undefined && at - this.#down.at < SOON_MS && isNear(this.#down, point);
    const isSecond = isTap && this.#last !== undefined && at - this.#last.at < SOON_MS && isNear(this.#last, point);
    this.#down = undefined;
    this.#last = isTap && !isSecond ? { ...point, at } : undefined;
    return isSecond;
  }
}
