/** Spec §9: 0.5 to 3 in steps of 0.25. */
export const MIN_ZOOM = 0.5;
export const MAX_ZOOM = 3;
export const ZOOM_STEP = 0.25;

export function clampZoom(zoom: number): number {
  return Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, zoom));
}

/** The nearest step. */
export function snapZoom(zoom: number): number {
  return clampZoom(Math.round(zoom / ZOOM_STEP) * ZOOM_STEP);
}

/** The next step in a direction, also from a zoom between two steps, such as the one that fits the width. */
export function stepZoom(zoom: number, direction: 1 | -1): number {
  const steps = zoom / ZOOM_STEP;
  const next = direction > 0 ? Math.floor(steps + 0.001) + 1 : Math.ceil(steps - 0.001) - 1;
  return clampZoom(next * ZOOM_STEP);
}

/** Doubles the size, or resets it. */
export const doubleTapZoom = (zoom: number): number => (zoom > 1 ? 1 : 2);

/** How far a wheel must turn for one step: a touchpad's pinch sends many small turns, a mouse few large ones. */
const WHEEL_STEP_PX = 40;

/** Adds a turn of the wheel to the previous ones; returns the resulting step, and the remainder for the next turn. */
export function turnWheel(gathered: number, deltaPx: number): { step: 1 | -1 | 0; gathered: number } {
  const sum = Math.sign(gathered) === -Math.sign(deltaPx) ? deltaPx : gathered + deltaPx;
  if (Math.abs(sum) < WHEEL_STEP_PX) return { step: 0, gathered: sum };
  return { step: sum < 0 ? 1 : -1, gathered: 0 };
}
