/**
 * Does what an act leads to after the frame that answers it. Meant for work that holds a slow phone up, whose own mark
 * is drawn already or comes with the work.
 */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
