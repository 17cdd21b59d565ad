/** A window that is not painted has no frames. */
const LONGEST_MS = 100;

/** Resolves once the browser has painted the changes so far, so that a slow phone responds to a touch first. */
export const nextPaint = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, LONGEST_MS);
    requestAnimationFrame(() => setTimeout(resolve));
  });
