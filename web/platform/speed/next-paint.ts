/** A window that is not drawn has no frames. */
const LONGEST_MS = 100;

/** Resolves once the browser has drawn what an act has changed so far, so that a slow phone answers a finger first. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(resolve, LONGEST_MS);
    requestAnimationFrame(() => {
      clearTimeout(late);
      setTimeout(resolve);
    });
  });
}
