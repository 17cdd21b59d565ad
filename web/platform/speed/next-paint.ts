/** A window that is not drawn has no frames. */
const LONGEST_MS = 100;

/** Resolves once the browser has drawn what an act has changed so far, so that a slow phone answers a finger first. */
export const nextPaint = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, LONGEST_MS);
    requestAnimationFrame(() => setTimeout(resolve));
  });
